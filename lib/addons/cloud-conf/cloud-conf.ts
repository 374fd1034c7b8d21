import type { CompleteCloudConf } from '../../model/addons/cloud-conf.ts';
import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';

/** Everything in `cloud.conf` but the credential. No part of it is secret. */
export interface CloudConf extends CompleteCloudConf {
  readonly authURL: string;
  readonly region: string;
  /** Where the pods see the cloud's own CA; absent: the image's public ones. */
  readonly caFile?: string;
}

/** Where pods see the keys of the Secret `cloud-config`. */
export const configFolder = '/etc/config';

/**
 * What the controllers of a cluster read.
 *
 * @throws TypeError where no add-on of the cluster reads it, or for a fleet that the rule `addons/cloud-incomplete` refuses.
 */
export function cloudConf({ cloud }: CompleteFleet, { addons }: CompleteCluster): CloudConf {
  const { authURL, region, caCertificate } = cloud;
  if (addons.cloudConf === undefined) throw new TypeError('no add-on of this cluster reads cloud.conf');
  if (authURL === undefined || region === undefined) throw new TypeError('cloud.conf needs `cloud.authURL` and `cloud.region`');
  return { ...addons.cloudConf, authURL, region, ...(caCertificate === undefined ? {} : { caFile: `${configFolder}/ca.crt` }) };
}
