import { Construct } from 'constructs';
import { ownResources } from '../addons/own-resources.ts';
import { needsCredential } from '../model/addons/credentials.ts';
import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import type { KubeObject } from '../model/object.ts';
import { addonCredentialsFromStore } from './credentials.ts';
import { ExactObject } from './exact-object.ts';
import { pruneGuard } from './guards.ts';

/**
 * What a workload cluster's add-ons need and no other cluster has: its facts and the credential of its controllers, by a ClusterResourceSet of its own. The
 * credential is a reference, or an ExternalSecret; that is guarded, as its Secret must be there until the cluster is gone (addons 7.4).
 */
export class ClusterAddons extends Construct {
  constructor(scope: Construct, id: string, { fleet, cluster }: { fleet: CompleteFleet; cluster: CompleteCluster }) {
    super(scope, id);
    for (const object of clusterAddons(fleet, cluster)) new ExactObject(this, object.kind, object);
  }
}

/** Whether a cluster has any of it. */
export const hasOwnAddons = ({ addons }: CompleteCluster): boolean => needsCredential(addons) && addons.credentials !== undefined;

function clusterAddons(fleet: CompleteFleet, cluster: CompleteCluster): readonly KubeObject[] {
  const { credentials } = cluster.addons;
  if (credentials === undefined) return [];
  const own = ownResources(fleet, cluster, credentials.name);
  if (credentials.type !== 'externalSecret') return own;
  const store = addonCredentialsFromStore(credentials, fleet, cluster);
  return [...own, { ...store, metadata: { ...store.metadata, annotations: pruneGuard } }];
}
