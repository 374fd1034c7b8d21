import type { CompleteCinderCSI } from '../../model/addons/cinder-csi.ts';
import type { NodeConf } from '../cloud-conf/print.ts';
import type { StorageZones } from './storage-classes.ts';

/** What differs between Cinder CSI drivers. */
export interface Options extends Pick<CompleteCinderCSI, 'replicas' | 'verbosity' | 'snapshots' | 'snapshotClasses'> {
  readonly release: string;
  readonly configHash: string;
  /** What the node plugins read, which hold no credential. */
  readonly nodeConf: NodeConf;
  /** Whether volumes know zones. */
  readonly topology: boolean;
  readonly storageClasses: readonly (CompleteCinderCSI['storageClasses'][number] & StorageZones)[];
}
