import type { KindFacts } from '../model/schema.ts';

/** A kind as it is written in a manifest, and where its schema lies below `schemas`. */
export interface Kind {
  readonly apiVersion: string;
  readonly kind: string;
  /** `crds` for what a CRD defined, `builtin` for Kubernetes' own. */
  readonly folder: 'crds' | 'builtin';
}

const kind = (folder: Kind['folder'], apiVersion: string, name: string): Kind => ({ apiVersion, kind: name, folder });

/** What components make: each has a type in `lib/components/crd` and a validator. */
export const emittedKinds: readonly Kind[] = [
  kind('builtin', 'v1', 'Namespace'),
  kind('builtin', 'v1', 'ConfigMap'),
  kind('builtin', 'v1', 'Secret'),
  kind('builtin', 'v1', 'Service'),
  kind('builtin', 'v1', 'ServiceAccount'),
  kind('builtin', 'apps/v1', 'DaemonSet'),
  kind('builtin', 'apps/v1', 'Deployment'),
  kind('builtin', 'apps/v1', 'StatefulSet'),
  kind('builtin', 'rbac.authorization.k8s.io/v1', 'ClusterRole'),
  kind('builtin', 'rbac.authorization.k8s.io/v1', 'ClusterRoleBinding'),
  kind('builtin', 'rbac.authorization.k8s.io/v1', 'Role'),
  kind('builtin', 'rbac.authorization.k8s.io/v1', 'RoleBinding'),
  kind('builtin', 'storage.k8s.io/v1', 'CSIDriver'),
  kind('builtin', 'storage.k8s.io/v1', 'StorageClass'),
  kind('crds', 'addons.cluster.x-k8s.io/v1beta2', 'ClusterResourceSet'),
  kind('crds', 'bootstrap.cluster.x-k8s.io/v1beta2', 'KubeadmConfigTemplate'),
  kind('crds', 'bootstrap.cluster.x-k8s.io/v1beta2', 'RKE2ConfigTemplate'),
  kind('crds', 'cluster.x-k8s.io/v1beta2', 'Cluster'),
  kind('crds', 'cluster.x-k8s.io/v1beta2', 'MachineDeployment'),
  kind('crds', 'cluster.x-k8s.io/v1beta2', 'MachineHealthCheck'),
  kind('crds', 'controlplane.cluster.x-k8s.io/v1beta2', 'KubeadmControlPlane'),
  kind('crds', 'controlplane.cluster.x-k8s.io/v1beta2', 'RKE2ControlPlane'),
  kind('crds', 'external-secrets.io/v1', 'ExternalSecret'),
  kind('crds', 'infrastructure.cluster.x-k8s.io/v1alpha1', 'TerraformCluster'),
  kind('crds', 'infrastructure.cluster.x-k8s.io/v1alpha1', 'TerraformClusterIdentity'),
  kind('crds', 'infrastructure.cluster.x-k8s.io/v1alpha1', 'TerraformMachineTemplate'),
  kind('crds', 'kustomize.toolkit.fluxcd.io/v1', 'Kustomization'),
  kind('crds', 'snapshot.storage.k8s.io/v1', 'VolumeSnapshotClass'),
];

/** What has a validator: what components make, and what stands beside it in a management cluster. */
export const checkedKinds: readonly Kind[] = [
  ...emittedKinds,
  kind('builtin', 'networking.k8s.io/v1', 'NetworkPolicy'),
  kind('builtin', 'policy/v1', 'PodDisruptionBudget'),
  kind('builtin', 'scheduling.k8s.io/v1', 'PriorityClass'),
];

/** Built-in kinds whose schemas are kept, by the API they belong to. */
export const builtinKinds: Readonly<Record<string, readonly string[]>> = {
  v1: ['ConfigMap', 'Namespace', 'Secret', 'Service', 'ServiceAccount'],
  'apps/v1': ['DaemonSet', 'Deployment', 'StatefulSet'],
  'batch/v1': ['CronJob', 'Job'],
  'networking.k8s.io/v1': ['NetworkPolicy'],
  'policy/v1': ['PodDisruptionBudget'],
  'rbac.authorization.k8s.io/v1': ['ClusterRole', 'ClusterRoleBinding', 'Role', 'RoleBinding'],
  'scheduling.k8s.io/v1': ['PriorityClass'],
  'storage.k8s.io/v1': ['CSIDriver', 'StorageClass'],
};

const clusterWide = ['CSIDriver', 'ClusterRole', 'ClusterRoleBinding', 'Namespace', 'PriorityClass', 'StorageClass'];
const withStatus = ['CronJob', 'DaemonSet', 'Deployment', 'Job', 'Namespace', 'PodDisruptionBudget', 'Service', 'StatefulSet'];
const scaled = ['Deployment', 'StatefulSet'];

/** The facts of a built-in kind, as the API server's discovery lists them (Kubernetes 1.34). */
export const builtinFacts = (name: string): KindFacts => ({
  scope: clusterWide.includes(name) ? 'Cluster' : 'Namespaced',
  plural: plural(name.toLowerCase()),
  storage: true,
  subresources: {
    ...(scaled.includes(name) ? { scale: '.spec.replicas' } : {}),
    ...(withStatus.includes(name) ? { status: true } : {}),
  },
});

const plural = (singular: string): string =>
  singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : singular.endsWith('s') ? `${singular}es` : `${singular}s`;

/** `cluster.x-k8s.io/Cluster.v1beta2`, `core/Namespace.v1`: the file of a kind, without its ending. */
export function fileOf({ apiVersion, kind: name }: Pick<Kind, 'apiVersion' | 'kind'>): string {
  const slash = apiVersion.indexOf('/');
  return slash < 0 ? `core/${name}.${apiVersion}` : `${apiVersion.slice(0, slash)}/${name}.${apiVersion.slice(slash + 1)}`;
}
