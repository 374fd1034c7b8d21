import { manilaSecret } from '../../model/addons/credentials.ts';
import { canonical } from '../../model/hash.ts';
import type { ShareClass } from './options.ts';

/** The parameters that name the Secret for each of `users`. */
const secretFor = (...users: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    users.flatMap((user) => [
      [`csi.storage.k8s.io/${user}-secret-name`, manilaSecret.name],
      [`csi.storage.k8s.io/${user}-secret-namespace`, manilaSecret.namespace],
    ]),
  );

/**
 * The parameters of a StorageClass of shares. Who may mount is always said: left out, Manila's driver opens a share to `0.0.0.0/0`.
 *
 * @see addons 3.4; kubernetes/cloud-provider-openstack pkg/csi/manila/options/shareoptions.go
 */
export const shareParameters = (
  { shareType, shareClients, shareNetworkId, zone, metadata }: ShareClass,
  topology: boolean,
): Record<string, string> => ({
  type: shareType,
  'nfs-shareClient': shareClients.join(','),
  ...(shareNetworkId === undefined ? {} : { shareNetworkID: shareNetworkId }),
  ...(zone === undefined ? {} : { availability: zone }),
  ...(topology && zone === undefined ? { autoTopology: 'true' } : {}),
  ...(Object.keys(metadata).length === 0 ? {} : { appendShareMetadata: canonical(metadata) }),
  ...secretFor('provisioner', 'controller-expand', 'node-stage', 'node-publish'),
});

/** The parameters of the class of snapshots. */
export const snapshotParameters: Record<string, string> = secretFor('snapshotter');
