import type { KubeObject, Manifest } from '../../lib/model/object.ts';

const infrastructure = 'infrastructure.cluster.x-k8s.io';
const bootstrap = 'bootstrap.cluster.x-k8s.io';
const metadata = (name: string) => ({ name, namespace: 'red' });
const ref = (apiGroup: string, kind: string, name: string) => ({ apiGroup, kind, name });

/** The objects of a small environment that the API server accepts as they stand, by a name for tests. */
export const accepted = () => ({
  namespace: { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'red' } },
  identity: {
    apiVersion: `${infrastructure}/v1alpha1`,
    kind: 'TerraformClusterIdentity',
    metadata: { name: 'openstack' },
    spec: { secretRef: { name: 'openstack', namespace: 'captf-system' }, allowedNamespaces: { list: ['red'] } },
  },
  cluster: {
    apiVersion: 'cluster.x-k8s.io/v1beta2',
    kind: 'Cluster',
    metadata: metadata('red'),
    spec: {
      controlPlaneRef: ref('controlplane.cluster.x-k8s.io', 'KubeadmControlPlane', 'red-cp'),
      infrastructureRef: ref(infrastructure, 'TerraformCluster', 'red'),
    },
  },
  terraformCluster: {
    apiVersion: `${infrastructure}/v1alpha1`,
    kind: 'TerraformCluster',
    metadata: metadata('red'),
    spec: {
      source: { image: 'registry.example.com/cluster:v1' },
      identityRef: { kind: 'TerraformClusterIdentity', name: 'openstack' },
      variables: { api_port: 6443, router: null, nested: { deep: [null] } },
    },
  },
  controlPlane: {
    apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
    kind: 'KubeadmControlPlane',
    metadata: metadata('red-cp'),
    spec: {
      replicas: 1,
      version: 'v1.34.2',
      machineTemplate: { spec: { infrastructureRef: ref(infrastructure, 'TerraformMachineTemplate', 'red-m') } },
      kubeadmConfigSpec: { files: [{ path: '/etc/motd', content: 'hello' }] },
    },
  },
  machineTemplate: {
    apiVersion: `${infrastructure}/v1alpha1`,
    kind: 'TerraformMachineTemplate',
    metadata: metadata('red-m'),
    spec: { template: { spec: { source: { image: 'registry.example.com/machine:v1' } } } },
  },
  bootstrapTemplate: {
    apiVersion: `${bootstrap}/v1beta2`,
    kind: 'KubeadmConfigTemplate',
    metadata: metadata('red-b'),
    spec: { template: { spec: { joinConfiguration: { nodeRegistration: { kubeletExtraArgs: [{ name: 'v', value: '2' }] } } } } },
  },
  machineDeployment: {
    apiVersion: 'cluster.x-k8s.io/v1beta2',
    kind: 'MachineDeployment',
    metadata: metadata('red-web'),
    spec: {
      clusterName: 'red',
      replicas: 2,
      selector: { matchLabels: {} },
      template: {
        metadata: { labels: { role: 'web' } },
        spec: {
          clusterName: 'red',
          version: 'v1.34.2',
          bootstrap: { configRef: ref(bootstrap, 'KubeadmConfigTemplate', 'red-b') },
          infrastructureRef: ref(infrastructure, 'TerraformMachineTemplate', 'red-m'),
        },
      },
    },
  },
  healthCheck: {
    apiVersion: 'cluster.x-k8s.io/v1beta2',
    kind: 'MachineHealthCheck',
    metadata: metadata('red-web'),
    spec: { clusterName: 'red', selector: { matchLabels: { role: 'web' } }, checks: { nodeStartupTimeoutSeconds: 600 } },
  },
  kustomization: {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'identity', namespace: 'flux-system' },
    spec: { interval: '10m0s', path: './dist', prune: true, sourceRef: { kind: 'GitRepository', name: 'fleet' } },
  },
  dependent: {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'clusters', namespace: 'flux-system' },
    spec: {
      dependsOn: [{ name: 'identity' }],
      interval: '10m0s',
      path: './dist',
      prune: true,
      sourceRef: { kind: 'GitRepository', name: 'fleet' },
    },
  },
  secret: {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: metadata('token'),
    type: 'Opaque',
    data: { token: '' },
  },
});

export type Name = keyof ReturnType<typeof accepted>;

/** Each object in a file of its own name; `place` of one of them holds `value` instead, or nothing where that is `undefined`. */
export function manifests(name?: Name, place: readonly (string | number)[] = [], value?: unknown): Manifest[] {
  const objects: Record<string, unknown> = accepted();
  if (name !== undefined) {
    let section = objects as Record<string | number, unknown>;
    let key: string | number = name;
    for (const next of place) {
      section[key] ??= {};
      section = section[key] as Record<string | number, unknown>;
      key = next;
    }
    if (value === undefined) delete section[key];
    else section[key] = value;
  }
  return Object.entries(objects).map(([file, object]) => ({ file: `${file}.yaml`, objects: [object as KubeObject] }));
}
