import { Construct } from 'constructs';
import type { CompleteFleet } from '../model/complete.ts';
import type { Written } from '../model/object.ts';
import type { TerraformClusterIdentity } from './crd/terraform-cluster-identity.gen.ts';
import { credentialKeys, credentialsFromStore } from './credentials.ts';
import { ExactObject } from './exact-object.ts';
import { pruneGuard } from './guards.ts';

/**
 * The credential with which CAPTF acts: a cluster-scoped `TerraformClusterIdentity` that lets exactly the fleet's namespaces use one Secret,
 * and the ExternalSecret behind it where the fleet has one. No credential is written.
 *
 * @see captf.io: user-guide/identities. Without `allowedNamespaces` nobody may use an identity, and no Job starts.
 */
export class Identity extends Construct {
  constructor(scope: Construct, id: string, fleet: CompleteFleet) {
    super(scope, id);
    const { credentials } = fleet.identity;
    if (credentials.type === 'externalSecret') new ExactObject(this, 'credentials', credentialsFromStore(credentials, fleet.cloud));
    new ExactObject(this, 'identity', identityObject(fleet));
  }
}

const identityObject = ({ identity: { name, credentials }, cloud, clusters }: CompleteFleet): Written<TerraformClusterIdentity> => ({
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
  kind: 'TerraformClusterIdentity',
  metadata: { name, annotations: pruneGuard },
  spec: {
    type: 'Secret',
    secretRef: { name: credentials.name, namespace: credentials.namespace },
    requiredKeys: credentialKeys(credentials, cloud),
    allowedNamespaces: allowedNamespaces([...new Set(clusters.map((cluster) => cluster.namespace))].sort()),
  },
});

/** A list may have 100 entries; a selector over the label that every namespace carries says the same of more. */
const allowedNamespaces = (names: readonly string[]): object =>
  names.length <= 100
    ? { list: names }
    : { selector: { matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'In', values: names }] } };
