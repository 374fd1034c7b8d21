import { add, autoscale, externalSecret, overlay, publicEndpoint } from '../../lib/index.ts';
import base from '../base/fleet.ts';

/** Three zones, a public API with an allow list, and pools that grow by themselves; the GPU pool rests at zero machines. */
export default overlay(base, {
  cloud: {
    networks: {
      nodes: {
        subnetId: '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10',
        cidrs: ['10.20.0.0/22'],
        externalNetwork: 'public',
        routerExternalAddress: '203.0.113.7',
      },
    },
    availabilityZones: ['az-1', 'az-2', 'az-3'],
    flavors: {
      'g1.a100': add({ vcpus: 16, memory: '120Gi', disk: '200Gi', gpu: { count: 1 } }),
    },
  },
  identity: {
    name: 'openstack-prod',
    credentials: externalSecret({
      name: 'openstack-prod',
      store: { name: 'vault' },
      applicationCredentialId: { key: 'openstack/prod', property: 'id' },
      applicationCredentialSecret: { key: 'openstack/prod', property: 'secret' },
    }),
  },
  clusterDefaults: {
    addons: {
      clusterAutoscaler: { version: 'v1.34.5' },
      credentials: externalSecret({
        store: { name: 'vault' },
        applicationCredentialId: { key: 'openstack/prod-clusters', property: 'id' },
        applicationCredentialSecret: { key: 'openstack/prod-clusters', property: 'secret' },
      }),
    },
  },
  clusters: {
    payments: {
      namespace: 'payments-prod',
      labels: { tier: 'production' },
      endpoint: publicEndpoint({ allowedCIDRs: ['198.51.100.0/24'] }),
      controlPlane: { replicas: 3 },
      nodePools: {
        web: { scaling: autoscale({ min: 3, max: 12 }), zone: 'az-1' },
        'web-az-2': add({ flavor: 'm1.large', scaling: autoscale({ min: 3, max: 12 }), zone: 'az-2' }),
        'web-az-3': add({ flavor: 'm1.large', scaling: autoscale({ min: 3, max: 12 }), zone: 'az-3' }),
        gpu: add({
          flavor: 'g1.a100',
          scaling: autoscale({ min: 0, max: 4 }),
          zone: 'az-1',
          labels: { 'node.example.com/pool': 'gpu' },
          taints: { 'nvidia.com/gpu': { value: 'present', effect: 'NoSchedule' } },
          maxPods: 60,
        }),
      },
      ntp: { servers: ['ntp-1.example.com', 'ntp-2.example.com'] },
      files: {
        '/etc/sysctl.d/90-inotify.conf': add({ content: 'fs.inotify.max_user_instances = 8192\nfs.inotify.max_user_watches = 524288\n' }),
      },
    },
  },
});
