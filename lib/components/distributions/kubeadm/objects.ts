import type { CompleteCluster, CompleteFleet } from '../../../model/complete.ts';
import type { Kubeadm } from '../../../model/fleet.gen.ts';
import type { Written } from '../../../model/object.ts';
import type { KubeadmControlPlane } from '../../crd/kubeadm-control-plane.gen.ts';
import type { Reference } from '../../machine-template.ts';
import { controlPlaneMetadata, machineTemplateOf } from '../control-plane-parts.ts';
import type { DistributionObjects } from '../objects.ts';
import { controlPlaneConfig, workerConfig } from './config.ts';

/** Kubernetes by kubeadm: `KubeadmControlPlane`, and a `KubeadmConfigTemplate` for each pool. */
export const kubeadm = (fleet: CompleteFleet, cluster: CompleteCluster, distribution: Kubeadm): DistributionObjects => ({
  controlPlaneKind: 'KubeadmControlPlane',
  controlPlane: (template) => controlPlane(fleet, cluster, distribution, template),
  bootstrapTemplate: { apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta2', kind: 'KubeadmConfigTemplate' },
  workerConfig: (pool) => workerConfig(fleet, cluster, pool),
});

/** Cluster API would update a kube-proxy that is not there (kubernetes-sigs/cluster-api v1.14: controlplane/kubeadm, skip-kube-proxy). */
const skipKubeProxy = { 'controlplane.cluster.x-k8s.io/skip-kube-proxy': '' };

function controlPlane(
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  distribution: Kubeadm,
  template: Reference,
): Written<KubeadmControlPlane> {
  const { replicas, maxSurge, rolloutAfter, certificatesExpiryDays, remediation } = cluster.controlPlane;
  return {
    apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
    kind: 'KubeadmControlPlane',
    metadata: controlPlaneMetadata(cluster, cluster.network.kubeProxy ? {} : skipKubeProxy),
    spec: {
      replicas,
      version: cluster.kubernetesVersion,
      machineTemplate: machineTemplateOf(cluster, template),
      rollout: {
        ...(rolloutAfter === undefined ? {} : { after: rolloutAfter }),
        ...(certificatesExpiryDays === undefined ? {} : { before: { certificatesExpiryDays } }),
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge } },
      },
      remediation,
      kubeadmConfigSpec: controlPlaneConfig(fleet, cluster, distribution),
    },
  };
}
