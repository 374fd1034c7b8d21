import type { CompleteManilaCSI, CompleteShareClass } from '../model/addons/manila-csi.ts';
import { walk } from './rule.ts';

/** Every class of shares with its driver. */
export const everyShareClass = walk(function* (fleet): Generator<{ manila: CompleteManilaCSI; share: CompleteShareClass }> {
  for (const { manilaCSI: manila } of fleet.clusters.map(({ addons }) => addons)) {
    if (manila !== undefined) for (const share of manila.shareClasses) yield { manila, share };
  }
});
