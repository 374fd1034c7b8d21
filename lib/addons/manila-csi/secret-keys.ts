import type { CompleteCloud } from '../../model/complete.ts';

/**
 * The keys and values of `kube-system/manila-csi-credentials`: Manila reads no cloud.conf, but keys of its own. `credential` holds placeholders or
 * references, never a secret itself. A missing `authURL` or `region` is left out here and found by the rule `addons/manila-cloud-incomplete`.
 *
 * @see addons 3.4: kubernetes/cloud-provider-openstack pkg/client/client.go
 */
export const manilaSecretKeys = (
  { authURL, region, caCertificate }: Pick<CompleteCloud, 'authURL' | 'region' | 'caCertificate'>,
  credential: { readonly id: string; readonly secret: string },
): Record<string, string> => ({
  ...(authURL === undefined ? {} : { 'os-authURL': authURL }),
  ...(region === undefined ? {} : { 'os-region': region }),
  'os-applicationCredentialID': credential.id,
  'os-applicationCredentialSecret': credential.secret,
  ...(caCertificate === undefined ? {} : { 'os-certAuthority': caCertificate }),
});
