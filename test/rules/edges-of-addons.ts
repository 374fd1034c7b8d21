import { payments, removed } from '../../lib/rules/fixtures/fixture.ts';
import type { Edges } from './edge.ts';

const none: readonly string[] = [];
const at = (place: string): readonly string[] => [`clusters.payments.addons.${place}`];
const manager = (version: string, kubernetesVersion: string) =>
  payments({ kubernetesVersion, addons: { cloudControllerManager: { version } } });
const cinder = (given: object) => payments({ addons: { cinderCSI: { version: 'v1.34.1', ...given } } });
const rke2 = (disabledComponents: readonly string[], given: object) =>
  payments({
    kubernetesVersion: 'v1.34.2+rke2r1',
    distribution: { type: 'rke2', ...(disabledComponents.length === 0 ? {} : { disabledComponents }) },
    addons: { cinderCSI: { version: 'v1.34.1', ...given } },
  });
const version = at('cloudControllerManager.version');
const ownZones = { type: 'ownZones', volumeZones: { 'ceph-a': { computeZones: ['az-1'] } } };

/** Rules of the cloud controller manager and the Cinder driver. */
export const edgesOfAddons: Edges = {
  'addons/version-unknown': [
    { changes: manager('v1.34.0', 'v1.34.2'), finds: version, says: ["'v1.34.1', 'v1.35.0', 'v1.36.0'"] },
    { changes: payments({ addons: { clusterAutoscaler: { version: 'v1.34.5' } } }), finds: none },
    {
      changes: payments({ addons: { clusterAutoscaler: { version: 'v1.34.4' } } }),
      finds: at('clusterAutoscaler.version'),
      says: ["did you mean 'v1.34.5'?"],
    },
    { changes: payments({ addons: { manilaCSI: { version: 'v1.36.1' } } }), finds: at('manilaCSI.version'), says: ['Manila CSI driver'] },
  ],
  'addons/version-skew': [
    { changes: manager('v1.34.1', 'v1.34.0'), finds: none },
    { changes: manager('v1.34.1', 'v1.34.2+rke2r1'), finds: none },
    { changes: manager('v1.34.1', 'v1.35.3+rke2r2'), finds: none },
    { changes: manager('v1.35.0', 'v1.35.0-rc.1'), finds: none },
    { changes: manager('v1.34.1', 'v1.36.0'), finds: version, says: ["write 'v1.36.0'"] },
    { changes: manager('v1.36.0', 'v1.35.3'), finds: version, says: ["write 'v1.35.0'"] },
    { changes: manager('v1.34.1', 'v1.33.9'), finds: version, says: ['choose a `kubernetesVersion`'] },
    { changes: manager('v1.36.0', 'v1.37.1'), finds: none },
    { changes: manager('v1.34.1', 'latest'), finds: none },
    { changes: payments({ addons: { clusterAutoscaler: { version: 'v1.36.1' } } }), finds: none },
    { changes: payments({ addons: { manilaCSI: { version: 'v1.35.0' } } }), finds: at('manilaCSI.version') },
  ],
  'addons/credentials-missing': [
    { changes: payments({ addons: { credentials: removed, cloudControllerManager: removed } }), finds: none },
    {
      changes: payments({ addons: { credentials: removed, cinderCSI: { version: 'v1.34.1' } } }),
      finds: at('credentials'),
      says: ['`cloudControllerManager`, `cinderCSI`'],
    },
    {
      changes: payments({ addons: { credentials: removed, cloudControllerManager: removed, manilaCSI: { version: 'v1.34.1' } } }),
      finds: at('credentials'),
      says: ['`manilaCSI`'],
    },
  ],
  'addons/snapshots-missing': [
    { changes: rke2([], { snapshotClasses: { daily: {} } }), finds: none },
    {
      changes: rke2(['rke2-snapshot-controller'], { snapshotClasses: { daily: {} } }),
      finds: at('cinderCSI.snapshotClasses'),
      says: ['`disabledComponents`'],
    },
    { changes: rke2(['rke2-metrics-server'], { snapshotClasses: { daily: {} } }), finds: none },
    { changes: rke2([], { snapshots: false, snapshotClasses: { daily: {} } }), finds: at('cinderCSI.snapshotClasses') },
    { changes: cinder({ snapshotClasses: { daily: {} } }), finds: at('cinderCSI.snapshotClasses'), says: ['`manifests`'] },
    { changes: cinder({ snapshots: false }), finds: none },
  ],
  'addons/volume-zone-unknown': [
    { changes: cinder({ storageClasses: { fast: { zone: 'az-9' } } }), finds: none },
    {
      changes: { cloud: { availabilityZones: ['az-1'] }, ...cinder({ storageClasses: { fast: { zone: 'az-9' } } }) },
      finds: at('cinderCSI.storageClasses.fast.zone'),
      says: ['`cloud.availabilityZones`'],
    },
    {
      changes: {
        cloud: { availabilityZones: ['az-1'] },
        ...cinder({ topology: { type: 'oneZone' }, storageClasses: { fast: { zone: 'ceph' } } }),
      },
      finds: none,
    },
    { changes: cinder({ topology: ownZones, storageClasses: { fast: { zone: 'ceph-a' } } }), finds: none },
    {
      changes: cinder({ topology: ownZones, storageClasses: { fast: {} } }),
      finds: at('cinderCSI.storageClasses.fast.zone'),
      says: ['a class for each zone'],
    },
    {
      changes: cinder({ topology: ownZones, storageClasses: { fast: { zone: 'constructor' } } }),
      finds: at('cinderCSI.storageClasses.fast.zone'),
    },
  ],
  'addons/volume-binding': [
    {
      changes: cinder({ topology: ownZones, storageClasses: { fast: { zone: 'ceph-a', volumeBindingMode: 'Immediate' } } }),
      finds: at('cinderCSI.storageClasses.fast.volumeBindingMode'),
    },
  ],
  'addons/volume-type-unknown': [{ changes: cinder({ storageClasses: { fast: { volumeType: 'ssd' } } }), finds: none }],
  'addons/default-class-twice': [
    {
      changes: payments({
        addons: {
          cinderCSI: { version: 'v1.34.1', storageClasses: { fast: { default: true } } },
          manilaCSI: { version: 'v1.34.1', shareClasses: { shared: { shareType: 'nfs', default: true } } },
        },
      }),
      finds: at('manilaCSI.shareClasses.shared.default'),
      says: ["'fast'"],
    },
  ],
};
