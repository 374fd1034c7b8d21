import { captf, defineFleet, existingSecret, fixed, flux, imageName, internal, kubeadm } from '../../lib/index.ts';

/** What every environment shares. Each environment's folder says only what it changes. */
export default defineFleet({
  infrastructure: captf({
    modules: {
      cluster: 'ghcr.io/captf-io/module-images/openstack-cluster:v0.1.0-opentofu',
      machine: 'ghcr.io/captf-io/module-images/openstack-machine:v0.1.0-opentofu',
    },
  }),
  cloud: {
    name: 'openstack',
    authURL: 'https://keystone.example.com:5000/v3',
    region: 'RegionOne',
    networks: {
      nodes: { subnetId: '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71', cidrs: ['10.6.0.0/24'] },
    },
    flavors: {
      'm1.large': { vcpus: 4, memory: '8Gi', disk: '40Gi' },
      'm1.xlarge': { vcpus: 8, memory: '16Gi', disk: '40Gi' },
    },
    images: {
      ubuntu: imageName('ubuntu-2404-kube-{version}'),
    },
  },
  identity: {
    credentials: existingSecret({ name: 'openstack', namespace: 'captf-system' }),
  },
  gitops: flux({ source: { kind: 'GitRepository', name: 'fleet' } }),
  clusterDefaults: {
    kubernetesVersion: 'v1.34.2',
    distribution: kubeadm(),
    endpoint: internal(),
    controlPlane: { flavor: 'm1.large' },
    ssh: { keyPair: 'ops', allowedCIDRs: ['10.0.0.0/8'] },
    tags: { team: 'platform' },
    addons: {
      cloudControllerManager: { version: 'v1.34.1' },
      cinderCSI: { version: 'v1.34.1', storageClasses: { standard: { default: true } } },
      // A credential of its own, which can do less than the one that makes machines.
      credentials: existingSecret(),
    },
  },
  clusters: {
    payments: {
      namespace: 'team-a',
      nodePools: {
        web: { flavor: 'm1.large', scaling: fixed(2) },
      },
    },
  },
});
