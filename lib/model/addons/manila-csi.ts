import type { ManilaCSI } from '../fleet.gen.ts';
import type { Path } from '../path.ts';

/** The Manila CSI driver of one cluster, with nothing left open. */
export interface CompleteManilaCSI {
  readonly version: ManilaCSI['version'];
  readonly topology: boolean;
  readonly snapshots: boolean;
  readonly pvcAnnotations: boolean;
  /** An address or a CIDR; absent: any export location will do. */
  readonly exportLocation?: string;
  /** In the order of their names. */
  readonly shareClasses: readonly CompleteShareClass[];
}

/** A StorageClass of NFS shares. */
export interface CompleteShareClass {
  readonly path: Path;
  readonly name: string;
  readonly shareType: string;
  readonly shareNetworkId?: string;
  readonly zone?: string;
  /** Ranges; empty only where the node subnet is unknown, which a rule reports. */
  readonly shareClients: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly mountOptions: readonly string[];
  readonly reclaimPolicy: 'Delete' | 'Retain';
  readonly expansion: boolean;
  readonly default: boolean;
}
