import type { CompleteManilaCSI, CompleteShareClass } from '../../model/addons/manila-csi.ts';
import type { ManilaCSI, ShareClass } from '../../model/fleet.gen.ts';
import type { Path } from '../../model/path.ts';
import { present, sorted } from '../defaults.ts';

/**
 * The Manila CSI driver with its defaults. `nodeRanges` are those of the node subnet: who may mount a share where a class does not say. `snapshots`
 * tells whether something else brings what snapshots need.
 */
export function manilaCSI(given: ManilaCSI, above: Path, nodeRanges: readonly string[], snapshots: boolean): CompleteManilaCSI {
  const path = [...above, 'manilaCSI'];
  return {
    version: given.version,
    topology: given.topology ?? false,
    snapshots: given.snapshots ?? snapshots,
    pvcAnnotations: given.pvcAnnotations ?? false,
    ...(given.exportLocation === undefined ? {} : { exportLocation: given.exportLocation }),
    shareClasses: sorted(given.shareClasses).map(([name, own]) => shareClass(name, own, [...path, 'shareClasses', name], nodeRanges)),
  };
}

const shareClass = (name: string, given: ShareClass, path: Path, nodeRanges: readonly string[]): CompleteShareClass => ({
  path,
  name,
  shareType: given.shareType,
  ...present({ shareNetworkId: given.shareNetworkId, zone: given.zone }),
  shareClients: given.shareClients ?? nodeRanges,
  metadata: given.metadata ?? {},
  mountOptions: given.mountOptions ?? [],
  reclaimPolicy: given.reclaimPolicy ?? 'Delete',
  expansion: given.expansion ?? true,
  default: given.default ?? false,
});
