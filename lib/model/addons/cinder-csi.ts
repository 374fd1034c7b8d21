import type { CinderCSI, SnapshotClass, StorageClass, VolumeTopology } from '../fleet.gen.ts';

/** The Cinder CSI driver of one cluster, with nothing left open; what stands in `cloud.conf` is in `CompleteCloudConf`. */
export interface CompleteCinderCSI extends Required<Pick<CinderCSI, 'version' | 'replicas' | 'verbosity'>> {
  readonly topology: VolumeTopology;
  /** Whether the snapshot CRDs and their controller are there. */
  readonly snapshots: boolean;
  /** In the order of their names. */
  readonly storageClasses: readonly CompleteStorageClass[];
  readonly snapshotClasses: readonly CompleteSnapshotClass[];
}

/** What stays absent is Cinder's choice. */
export type CompleteStorageClass = Pick<StorageClass, 'volumeType' | 'zone'> &
  Required<Omit<StorageClass, 'volumeType' | 'zone'>> & { readonly name: string };

export type CompleteSnapshotClass = Pick<SnapshotClass, 'zone'> & Required<Omit<SnapshotClass, 'zone'>> & { readonly name: string };
