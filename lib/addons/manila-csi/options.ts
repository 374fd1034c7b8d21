import type { CompleteManilaCSI, CompleteShareClass } from '../../model/addons/manila-csi.ts';
import type { ProviderRelease } from '../../model/addons/releases.ts';

/** What differs between Manila CSI drivers. */
export interface Options extends Pick<CompleteManilaCSI, 'topology' | 'snapshots' | 'pvcAnnotations' | 'exportLocation'> {
  readonly images: ProviderRelease['images'];
  readonly shareClasses: readonly ShareClass[];
}

/** A share class wherever it is written. */
export type ShareClass = Omit<CompleteShareClass, 'path'>;
