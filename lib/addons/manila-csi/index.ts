import { providerImages } from '../../model/addons/releases.ts';
import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';
import { drawn } from '../drawn.ts';
import type { Payload } from '../payload.ts';
import { ManilaCSI } from './manila-csi.ts';
import type { Options } from './options.ts';

/**
 * The Manila CSI driver of a cluster. No credential is in it: classes name the Secret `kube-system/manila-csi-credentials` (`manilaSecretKeys`).
 *
 * @throws TypeError where the cluster has none.
 */
export function manilaCSI(fleet: CompleteFleet, { addons }: CompleteCluster): Payload {
  const given = addons.manilaCSI;
  if (given === undefined) throw new TypeError('this cluster has no Manila CSI driver');
  const { version: release, shareClasses, ...rest } = given;
  const options: Options = {
    ...rest,
    images: providerImages(release),
    shareClasses: shareClasses.map(({ path: _path, ...share }) => share),
  };
  return drawn(fleet, { addon: 'manila-csi', release, options, draw: (scope, given) => new ManilaCSI(scope, 'manila-csi', given) });
}
