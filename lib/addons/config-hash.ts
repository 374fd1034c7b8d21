import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import { contentHash } from '../model/hash.ts';
import { onceForObject, onceForText } from '../model/remembered.ts';
import { cloudConf } from './cloud-conf/cloud-conf.ts';

/** The annotation of a pod template that holds the hash: controllers read their configuration only when they start (addons 1.2). */
export const configHashAnnotation = 'capstan/config-hash';

/**
 * Stands for everything that a cluster's controllers read beside the credential: `cloud.conf` and the CA beside it; and for how often people said that
 * the credential has changed. Another configuration, another hash, and the controllers start again. No secret goes in, or `dist` would tell whether a guess of it is right.
 */
export const configHash = (fleet: CompleteFleet, cluster: CompleteCluster): string => ofFleet(fleet)(cluster);

const ofFleet = onceForObject((fleet: CompleteFleet) => {
  const ca = contentHash(fleet.cloud.caCertificate ?? '');
  return onceForObject((cluster: CompleteCluster) =>
    hashOf(JSON.stringify({ ...cloudConf(fleet, cluster), ca, revision: cluster.addons.credentialRevision })),
  );
});

/** Most clusters of a fleet read the same, so each text is hashed once; the order of keys does not count. */
const hashOf = onceForText((text) => contentHash(JSON.parse(text)));
