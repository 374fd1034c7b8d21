import { type Changes, payments } from '../../lib/rules/fixtures/fixture.ts';
import type { Edges } from './edge.ts';

const none = [] as const;
const scaling = { type: 'autoscale', min: 0, max: 3 };
const autoscaler = (kubernetesVersion: string, version: string): Changes =>
  payments({ kubernetesVersion, nodePools: { web: { scaling } }, addons: { clusterAutoscaler: { version } } });
const manila = (given: object, kubernetesVersion = 'v1.34.2'): Changes =>
  payments({ kubernetesVersion, addons: { manilaCSI: { version: 'v1.34.1', ...given } } });
const share = (given: object): Changes => manila({ shareClasses: { nfs: { shareType: 'default', ...given } } });
const clients = 'clusters.payments.addons.manilaCSI.shareClasses.nfs.shareClients';
const dual = {
  cloud: { networks: { nodes: { subnetId: '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71', cidrs: ['10.6.0.0/24', 'fd00:6::/64'] } } },
};

/** The edges of the rules on shares and on the autoscaler. */
export const edgesOfShares: Edges = {
  'addons/autoscaler-version': [
    { changes: autoscaler('v1.35.4', 'v1.34.5'), finds: none },
    { changes: autoscaler('v1.36.0', 'v1.36.1'), finds: none },
    {
      changes: autoscaler('v1.36.0', 'v1.34.5'),
      finds: ['clusters.payments.addons.clusterAutoscaler.version'],
      says: ["'v1.34.5'", 'v1.36, or the one before', "write 'v1.36.1'"],
    },
    { changes: autoscaler('v1.34.2', 'v1.35.2'), finds: ['clusters.payments.addons.clusterAutoscaler.version'], says: ["write 'v1.34.5'"] },
    {
      changes: autoscaler('v1.33.1', 'v1.34.5'),
      finds: ['clusters.payments.addons.clusterAutoscaler.version'],
      says: ['kubernetesVersion'],
    },
  ],
  'addons/autoscaler-missing': [
    { changes: payments({}), finds: none },
    {
      changes: payments({ nodePools: { web: { scaling } } }),
      finds: ['clusters.payments.addons.clusterAutoscaler'],
      says: ["none, for 'web'"],
    },
  ],
  'addons/share-open-to-all': [
    { changes: share({ shareClients: ['0.0.0.0/1'] }), finds: none },
    { changes: share({ shareClients: ['10.6.0.0/24', '::/0'] }), finds: [`${clients}[1]`], says: ["'::/0', every address there is"] },
    { changes: share({}), finds: none },
  ],
  'addons/share-clients-several': [
    { changes: share({}), finds: none },
    // Where a class says nothing it has both ranges of the subnet.
    { changes: { ...dual, ...share({}) }, finds: [clients], says: ['2 ranges with v1.34.1', "such as '10.6.0.0/24'"] },
  ],
  'addons/export-location-form': [
    { changes: manila({}), finds: none },
    { changes: manila({ exportLocation: '172.16.0.7' }), finds: none },
    { changes: manila({ exportLocation: 'fd00:7::/64' }), finds: none },
    { changes: manila({ exportLocation: '172.16.0.07' }), finds: ['clusters.payments.addons.manilaCSI.exportLocation'] },
  ],
  'addons/manila-cloud-incomplete': [{ changes: manila({}), finds: none }],
  'network/range-form': [{ changes: share({ shareClients: ['10.6.0.0/33'] }), finds: [`${clients}[0]`] }],
};
