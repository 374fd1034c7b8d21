import type { Behaviour } from './behaviour.ts';
import type { Kind } from './kind.ts';
import { cluster } from './kinds/cluster.ts';
import { clusterResourceSet } from './kinds/cluster-resource-set.ts';
import { gated } from './kinds/gated.ts';
import { kubeadmConfig } from './kinds/kubeadm-config-object.ts';
import { kubeadmConfigTemplate } from './kinds/kubeadm-config-template.ts';
import { kubeadmControlPlane } from './kinds/kubeadm-control-plane.ts';
import { machineDeployment } from './kinds/machine-deployment.ts';
import { machineHealthCheck } from './kinds/machine-health-check.ts';
import { olderCluster } from './kinds/older/cluster.ts';
import { olderClusterResourceSet } from './kinds/older/cluster-resource-set.ts';
import { olderKubeadmConfigTemplate } from './kinds/older/kubeadm-config-template.ts';
import { olderKubeadmControlPlane } from './kinds/older/kubeadm-control-plane.ts';
import { olderMachineDeployment } from './kinds/older/machine-deployment.ts';
import { olderMachineHealthCheck } from './kinds/older/machine-health-check.ts';
import { olderOpenStackCluster, openStackCluster } from './kinds/openstack-cluster.ts';
import { olderOpenStackMachineTemplate, openStackMachineTemplate } from './kinds/openstack-machine-template.ts';
import { rke2ConfigTemplate } from './kinds/rke2-config-template.ts';
import { rke2ControlPlane } from './kinds/rke2-control-plane.ts';
import { terraformCluster, terraformClusterIdentity, terraformClusterTemplate, terraformMachineTemplate } from './kinds/terraform.ts';

const behaviours: Readonly<Record<string, Behaviour>> = {
  'addons.cluster.x-k8s.io/ClusterResourceSet.v1beta1': olderClusterResourceSet,
  'addons.cluster.x-k8s.io/ClusterResourceSet.v1beta2': clusterResourceSet,
  'bootstrap.cluster.x-k8s.io/KubeadmConfig.v1beta2': kubeadmConfig,
  'bootstrap.cluster.x-k8s.io/KubeadmConfigTemplate.v1beta1': olderKubeadmConfigTemplate,
  'bootstrap.cluster.x-k8s.io/KubeadmConfigTemplate.v1beta2': kubeadmConfigTemplate,
  'bootstrap.cluster.x-k8s.io/RKE2ConfigTemplate.v1beta2': rke2ConfigTemplate,
  'cluster.x-k8s.io/Cluster.v1beta1': olderCluster,
  'cluster.x-k8s.io/Cluster.v1beta2': cluster,
  'cluster.x-k8s.io/MachineDeployment.v1beta1': olderMachineDeployment,
  'cluster.x-k8s.io/MachineDeployment.v1beta2': machineDeployment,
  'cluster.x-k8s.io/ClusterClass.v1beta2': gated,
  'cluster.x-k8s.io/MachineHealthCheck.v1beta1': olderMachineHealthCheck,
  'cluster.x-k8s.io/MachineHealthCheck.v1beta2': machineHealthCheck,
  'controlplane.cluster.x-k8s.io/KubeadmControlPlane.v1beta1': olderKubeadmControlPlane,
  'controlplane.cluster.x-k8s.io/KubeadmControlPlane.v1beta2': kubeadmControlPlane,
  'controlplane.cluster.x-k8s.io/KubeadmControlPlaneTemplate.v1beta2': gated,
  'controlplane.cluster.x-k8s.io/RKE2ControlPlane.v1beta2': rke2ControlPlane,
  'infrastructure.cluster.x-k8s.io/OpenStackCluster.v1beta1': olderOpenStackCluster,
  'infrastructure.cluster.x-k8s.io/OpenStackCluster.v1beta2': openStackCluster,
  'infrastructure.cluster.x-k8s.io/OpenStackMachineTemplate.v1beta1': olderOpenStackMachineTemplate,
  'infrastructure.cluster.x-k8s.io/OpenStackMachineTemplate.v1beta2': openStackMachineTemplate,
  'infrastructure.cluster.x-k8s.io/TerraformCluster.v1alpha1': terraformCluster,
  'infrastructure.cluster.x-k8s.io/TerraformClusterIdentity.v1alpha1': terraformClusterIdentity,
  'infrastructure.cluster.x-k8s.io/TerraformClusterTemplate.v1alpha1': terraformClusterTemplate,
  'infrastructure.cluster.x-k8s.io/TerraformMachineTemplate.v1alpha1': terraformMachineTemplate,
};

const none: Behaviour = {};

/** What is modelled of a kind beyond its schema; nothing for a kind without an entry, which is then judged by its schema alone. */
export const behaviourOf = ({ group, name, version }: Kind): Behaviour => behaviours[`${group}/${name}.${version}`] ?? none;
