import { schemaFiles } from '../../../lib/verdicts/schema-files.ts';

/** The project's own schemas. */
export const schemaOf = schemaFiles('schemas');

/** A JSON object that tests change at will. */
export type Json = { [key: string]: unknown };

/** A copy with a value put at a path of keys, or taken away where the value is `undefined`. List positions are numbers. */
export function changed(object: Json, path: string, value?: unknown): Json {
  const copy = structuredClone(object);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  let at: Json = copy;
  for (const key of keys) {
    at[key] ??= {};
    at = at[key] as Json;
  }
  if (value === undefined) delete at[last];
  else Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

const ref = (kind: string, apiGroup = 'infrastructure.cluster.x-k8s.io') => ({ apiGroup, kind, name: 'pay' });
const metadata = { name: 'pay', namespace: 'team' };

export const cluster: Json = {
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'Cluster',
  metadata,
  spec: {
    clusterNetwork: { pods: { cidrBlocks: ['10.244.0.0/16'] }, services: { cidrBlocks: ['10.96.0.0/12'] } },
    controlPlaneRef: ref('KubeadmControlPlane', 'controlplane.cluster.x-k8s.io'),
    infrastructureRef: ref('TerraformCluster'),
  },
};

export const deployment: Json = {
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'MachineDeployment',
  metadata,
  spec: {
    clusterName: 'pay',
    selector: {},
    template: {
      spec: {
        clusterName: 'pay',
        version: 'v1.34.2',
        bootstrap: { configRef: ref('KubeadmConfigTemplate', 'bootstrap.cluster.x-k8s.io') },
        infrastructureRef: ref('TerraformMachineTemplate'),
      },
    },
  },
};

export const healthCheck: Json = {
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'MachineHealthCheck',
  metadata,
  spec: { clusterName: 'pay', selector: { matchLabels: { pool: 'web' } } },
};

export const resourceSet: Json = {
  apiVersion: 'addons.cluster.x-k8s.io/v1beta2',
  kind: 'ClusterResourceSet',
  metadata,
  spec: { clusterSelector: { matchLabels: { cni: 'calico' } }, resources: [{ kind: 'ConfigMap', name: 'calico' }] },
};

export const controlPlane: Json = {
  apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
  kind: 'KubeadmControlPlane',
  metadata,
  spec: {
    version: 'v1.34.2',
    machineTemplate: { spec: { infrastructureRef: ref('TerraformMachineTemplate') } },
    kubeadmConfigSpec: {
      clusterConfiguration: { apiServer: { extraArgs: [{ name: 'v', value: '2' }] } },
      initConfiguration: { nodeRegistration: { name: '{{ v1.local_hostname }}' } },
      files: [{ path: '/etc/motd', content: 'hello\n' }],
    },
  },
};

export const configTemplate: Json = {
  apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta2',
  kind: 'KubeadmConfigTemplate',
  metadata,
  spec: { template: { spec: { joinConfiguration: { nodeRegistration: { kubeletExtraArgs: [{ name: 'v', value: '2' }] } } } } },
};

export const terraformCluster: Json = {
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
  kind: 'TerraformCluster',
  metadata,
  spec: {
    source: { image: 'ghcr.io/captf-io/module-images/openstack-cluster:v1' },
    identityRef: { name: 'cloud' },
    variables: { region: null },
  },
};

export const machineTemplate: Json = {
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
  kind: 'TerraformMachineTemplate',
  metadata,
  spec: {
    template: {
      spec: {
        source: { image: 'ghcr.io/captf-io/module-images/openstack-machine:v1' },
        variables: { flavor_name: 'm1', image_name: 'ubuntu' },
      },
    },
  },
};

export const identity: Json = {
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
  kind: 'TerraformClusterIdentity',
  metadata: { name: 'cloud' },
  spec: { type: 'Secret', secretRef: { name: 'cloud', namespace: 'captf-system' }, allowedNamespaces: { selector: {} } },
};

export const rke2ControlPlane: Json = {
  apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
  kind: 'RKE2ControlPlane',
  metadata,
  spec: {
    version: 'v1.33.1+rke2r1',
    rolloutStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1 } },
    machineTemplate: { spec: { infrastructureRef: ref('TerraformMachineTemplate') } },
  },
};

export const rke2Template: Json = {
  apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta2',
  kind: 'RKE2ConfigTemplate',
  metadata,
  spec: { template: { spec: {} } },
};

export const openStackTemplate: Json = {
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1beta1',
  kind: 'OpenStackMachineTemplate',
  metadata,
  spec: { template: { spec: { flavor: 'm1', image: { filter: { name: 'ubuntu' } } } } },
};

export const openStackCluster: Json = {
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1beta1',
  kind: 'OpenStackCluster',
  metadata,
  spec: { identityRef: { name: 'cloud', cloudName: 'openstack' }, managedSubnets: [{ cidr: '10.6.0.0/24' }] },
};

export const olderDeployment: Json = {
  apiVersion: 'cluster.x-k8s.io/v1beta1',
  kind: 'MachineDeployment',
  metadata,
  spec: {
    clusterName: 'pay',
    selector: {},
    template: {
      spec: {
        clusterName: 'pay',
        nodeDrainTimeout: '15m',
        bootstrap: { dataSecretName: 'boot' },
        infrastructureRef: { apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1', kind: 'TerraformMachineTemplate', name: 'pay' },
      },
    },
  },
};

/** One valid object of each kind that is modelled. */
export const samples: readonly Json[] = [
  cluster,
  deployment,
  healthCheck,
  resourceSet,
  controlPlane,
  configTemplate,
  terraformCluster,
  machineTemplate,
  identity,
  rke2ControlPlane,
  rke2Template,
  openStackTemplate,
  openStackCluster,
  olderDeployment,
];
