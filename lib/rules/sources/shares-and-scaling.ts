import { type Cover, derived, resolved, rule, sources, type } from './source.ts';

const always = (file: string): Cover => ({ by: 'always', file: `lib/addons/${file}.ts` });
const drawn = (file: string): Cover => ({ by: 'derived', file: `lib/addons/${file}.ts` });
const table: Cover = { by: 'derived', file: 'lib/model/addons/releases.ts' };

/** The Manila CSI driver (addons 3). */
const manila = sources('addons 3', [
  ['images', 'the images of a release, and of the partner', table, rule('addons/version-unknown')],
  ['partner', 'the NFS driver comes with it', always('manila-csi/manila-csi')],
  ['one-controller', 'one controller, which elects no leader', always('manila-csi/controller')],
  ['no-shell', 'no shell in a command', always('manila-csi/driver')],
  ['plain-roles', 'roles that the API server does not fill', always('manila-csi/roles')],
  ['one-secret', 'the right to read one Secret', always('manila-csi/controller')],
  [
    'share-clients',
    'who may mount is said',
    drawn('manila-csi/share-class'),
    rule('addons/share-open-to-all', 'addons/share-clients-several'),
  ],
  ['topology', 'zones of shares only for classes that wait', drawn('manila-csi/manila-csi')],
  ['export-location', 'an address that can be read', rule('addons/export-location-form')],
  ['snapshots', 'no snapshotter without the CRDs', drawn('manila-csi/controller')],
  ['secret-keys', "Manila's own keys", always('manila-csi/secret-keys'), rule('addons/manila-cloud-incomplete')],
  ['classes', 'names that no other class has', rule('addons/storage-class-twice', 'addons/default-class-twice')],
]);

/** The Cluster Autoscaler beside a cluster (capi 12, addons 10). */
const autoscaler = sources('autoscaler', [
  ['discovery', 'the pools of one cluster', drawn('cluster-autoscaler/flags')],
  ['two-clusters', 'machines here, pods there', always('cluster-autoscaler/flags')],
  ['rights', 'a patch of the scale, and templates to read', always('cluster-autoscaler/rights')],
  ['balancing', 'like pools may differ in their zone', always('cluster-autoscaler/flags')],
  ['version', "Kubernetes' minor", rule('addons/autoscaler-version')],
  ['pools', 'pools and an autoscaler go together', rule('addons/autoscaler-missing', 'addons/autoscaler-without-pools')],
  ['provision-time', 'a machine gets the time that its health check gives it', resolved],
  ['volume-limit', 'how many volumes an empty pool takes', derived('autoscaler'), type()],
]);

export const shareAndScalingSources = [...manila, ...autoscaler];
