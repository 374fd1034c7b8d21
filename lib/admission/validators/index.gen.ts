// Made by `npm run generate`. Do not edit.
import type { Validator } from '../../model/schema.ts';

/** By `apiVersion/Kind`: loads the validator of a kind. */
export const validators: ReadonlyMap<string, () => Promise<Validator>> = new Map([
  ['bootstrap.cluster.x-k8s.io/v1beta2/KubeadmConfigTemplate', () => import('./bootstrap.cluster.x-k8s.io/KubeadmConfigTemplate.v1beta2.gen.js')],
  ['cluster.x-k8s.io/v1beta2/Cluster', () => import('./cluster.x-k8s.io/Cluster.v1beta2.gen.js')],
  ['cluster.x-k8s.io/v1beta2/MachineDeployment', () => import('./cluster.x-k8s.io/MachineDeployment.v1beta2.gen.js')],
  ['cluster.x-k8s.io/v1beta2/MachineHealthCheck', () => import('./cluster.x-k8s.io/MachineHealthCheck.v1beta2.gen.js')],
  ['controlplane.cluster.x-k8s.io/v1beta2/KubeadmControlPlane', () => import('./controlplane.cluster.x-k8s.io/KubeadmControlPlane.v1beta2.gen.js')],
  ['external-secrets.io/v1/ExternalSecret', () => import('./external-secrets.io/ExternalSecret.v1.gen.js')],
  ['infrastructure.cluster.x-k8s.io/v1alpha1/TerraformCluster', () => import('./infrastructure.cluster.x-k8s.io/TerraformCluster.v1alpha1.gen.js')],
  ['infrastructure.cluster.x-k8s.io/v1alpha1/TerraformClusterIdentity', () => import('./infrastructure.cluster.x-k8s.io/TerraformClusterIdentity.v1alpha1.gen.js')],
  ['infrastructure.cluster.x-k8s.io/v1alpha1/TerraformMachineTemplate', () => import('./infrastructure.cluster.x-k8s.io/TerraformMachineTemplate.v1alpha1.gen.js')],
  ['kustomize.toolkit.fluxcd.io/v1/Kustomization', () => import('./kustomize.toolkit.fluxcd.io/Kustomization.v1.gen.js')],
  ['v1/ConfigMap', () => import('./core/ConfigMap.v1.gen.js')],
  ['v1/Namespace', () => import('./core/Namespace.v1.gen.js')],
  ['v1/Secret', () => import('./core/Secret.v1.gen.js')],
  ['v1/ServiceAccount', () => import('./core/ServiceAccount.v1.gen.js')],
]);
