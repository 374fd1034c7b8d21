import type { CompleteCinderCSI, CompleteSnapshotClass, CompleteStorageClass } from '../../model/addons/cinder-csi.ts';
import type { CinderCSI, SnapshotClass, StorageClass } from '../../model/fleet.gen.ts';
import { sorted } from '../defaults.ts';

/** The Cinder CSI driver with its defaults. `snapshots` tells whether something else brings what snapshots need. */
export const cinderCSI = (given: CinderCSI, snapshots: boolean): CompleteCinderCSI => ({
  version: given.version,
  replicas: given.replicas ?? 1,
  verbosity: given.verbosity ?? 1,
  topology: given.topology ?? { type: 'sameZones' },
  snapshots: given.snapshots ?? snapshots,
  storageClasses: sorted(given.storageClasses).map(storageClass),
  snapshotClasses: sorted(given.snapshotClasses).map(snapshotClass),
});

const storageClass = ([name, given]: [string, StorageClass]): CompleteStorageClass => ({
  name,
  fsType: 'ext4',
  reclaimPolicy: 'Delete',
  default: false,
  expansion: true,
  volumeBindingMode: 'WaitForFirstConsumer',
  ...given,
});

const snapshotClass = ([name, given]: [string, SnapshotClass]): CompleteSnapshotClass => ({
  name,
  method: 'snapshot',
  deletionPolicy: 'Delete',
  forceCreate: false,
  backupMaxDurationSecondsPerGB: 20,
  default: false,
  ...given,
});
