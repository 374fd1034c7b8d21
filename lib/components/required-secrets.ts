import { placeholders } from '../addons/cloud-conf/credential.ts';
import { credentialManifest, payloadKey } from '../addons/credentials/payload.ts';
import { needsCredential, payloadType } from '../model/addons/credentials.ts';
import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import { credentialKeys } from './credentials.ts';

/** Something that must exist in the management cluster and that Capstan does not make. */
export interface RequiredSecret {
  readonly kind: 'Secret' | 'ConfigMap' | 'SecretStore' | 'ClusterSecretStore';
  readonly name: string;
  /** Absent: cluster-scoped. */
  readonly namespace?: string;
  /** Of a Secret; absent where any will do. */
  readonly type?: string;
  /** Labels without which its reader passes it over. */
  readonly labels: Readonly<Record<string, string>>;
  /** Sorted; none where they are the reader's own affair. */
  readonly keys: readonly string[];
  /** Who needs it, in the order of the fleet. */
  readonly for: readonly string[];
  /** Texts to fill in, by key: everything but the credential, with `<…>` in its place. */
  readonly contents: readonly { readonly key: string; readonly text: string }[];
}

type Need = Pick<RequiredSecret, 'kind' | 'name'> & Partial<Omit<RequiredSecret, 'for'>> & { readonly for: string };

/** All of them, each once, sorted by kind, namespace and name. Whatever comes from a file of SOPS is in `dist`, so it is not listed. */
export function requiredSecrets(fleet: CompleteFleet): readonly RequiredSecret[] {
  const found = new Map<string, RequiredSecret>();
  for (const need of needs(fleet)) {
    const place = [need.kind, need.namespace ?? '', need.name].join('/');
    found.set(place, merged(found.get(place), need));
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, required]) => required);
}

function merged(before: RequiredSecret | undefined, need: Need): RequiredSecret {
  const contents = [...(before?.contents ?? [])];
  for (const more of need.contents ?? [])
    if (!contents.some(({ key, text }) => key === more.key && text === more.text)) contents.push(more);
  const type = need.type ?? before?.type;
  return {
    kind: need.kind,
    name: need.name,
    ...(need.namespace === undefined ? {} : { namespace: need.namespace }),
    ...(type === undefined ? {} : { type }),
    labels: { ...before?.labels, ...need.labels },
    keys: [...new Set([...(before?.keys ?? []), ...(need.keys ?? [])])].sort(),
    for: [...new Set([...(before?.for ?? []), need.for])],
    contents,
  };
}

function* needs(fleet: CompleteFleet): Generator<Need> {
  const { identity, cloud, gitops } = fleet;
  const { credentials } = identity;
  const user = `the identity '${identity.name}' of CAPTF`;
  if (credentials.type === 'externalSecret') yield { ...storeOf(credentials, credentials.namespace), for: user };
  else
    yield { kind: 'Secret', name: credentials.name, namespace: credentials.namespace, keys: credentialKeys(credentials, cloud), for: user };
  if (gitops.decryption !== undefined) {
    yield {
      kind: 'Secret',
      name: gitops.decryption.secretName,
      namespace: gitops.namespace,
      keys: ['<name>.agekey'],
      for: "Flux's decryption",
    };
  }
  for (const cluster of fleet.clusters) {
    yield* addons(fleet, cluster);
    for (const need of [...files(cluster), ...distribution(cluster), ...terraform(cluster)])
      yield { namespace: cluster.namespace, ...need };
  }
}

function* addons(fleet: CompleteFleet, cluster: CompleteCluster): Generator<Need> {
  const { namespace, name } = cluster;
  const { credentials } = cluster.addons;
  if (credentials === undefined || !needsCredential(cluster.addons)) return;
  const user = `the controllers in the cluster '${name}'`;
  if (credentials.type === 'externalSecret') yield { ...storeOf(credentials, namespace), for: user };
  if (credentials.type !== 'existingSecret') return;
  const text = credentialManifest(fleet, cluster, placeholders);
  yield {
    kind: 'Secret',
    name: credentials.name,
    namespace,
    type: payloadType,
    keys: [payloadKey],
    for: user,
    contents: [{ key: payloadKey, text }],
  };
}

const storeOf = (
  { store }: { readonly store: { readonly name: string; readonly kind: 'SecretStore' | 'ClusterSecretStore' } },
  namespace: string,
): Pick<Need, 'kind' | 'name' | 'namespace'> => ({
  kind: store.kind,
  name: store.name,
  ...(store.kind === 'SecretStore' ? { namespace } : {}),
});

function* files({ name, controlPlane, nodePools }: CompleteCluster): Generator<Need> {
  for (const { content, target } of [controlPlane, ...nodePools].flatMap((machines) => machines.files)) {
    if (typeof content === 'string') continue;
    yield { kind: 'Secret', name: content.name, keys: [content.key], for: `the file ${target} on machines of '${name}'` };
  }
}

function* distribution({ name, distribution: given, backup }: CompleteCluster): Generator<Need> {
  const of = (what: string): string => `${what} of the cluster '${name}'`;
  const { auditPolicySecret } = given;
  if (auditPolicySecret !== undefined)
    yield { kind: 'Secret', name: auditPolicySecret, keys: ['audit-policy.yaml'], for: of('the audit policy') };
  if (given.type === 'rke2') {
    const { secretsEncryption, manifestsConfigMap } = given;
    if (secretsEncryption)
      yield { kind: 'Secret', name: secretsEncryption.keySecret, keys: ['encryptionKey'], for: of('the encryption at rest') };
    if (manifestsConfigMap !== undefined) yield { kind: 'ConfigMap', name: manifestsConfigMap, for: of('the manifests') };
  }
  if (backup?.s3 === undefined) return;
  const { credentialsSecret, caSecret } = backup.s3;
  yield { kind: 'Secret', name: credentialsSecret, keys: ['aws_access_key_id', 'aws_secret_access_key'], for: of('the backups') };
  if (caSecret !== undefined) yield { kind: 'Secret', name: caSecret, keys: ['ca.pem'], for: of('the backups') };
}

function* terraform({ name, terraform: { variablesFrom, jobs, machines } }: CompleteCluster): Generator<Need> {
  for (const source of variablesFrom) {
    const optional = source.optional === true ? ', if it is there' : '';
    const labels = { 'captf.io/variables': 'true' };
    yield { kind: source.kind, name: source.name, labels, for: `module variables of the cluster '${name}'${optional}` };
  }
  for (const secret of [...(jobs.imagePullSecrets ?? []), ...(machines.jobs.imagePullSecrets ?? [])]) {
    const type = 'kubernetes.io/dockerconfigjson';
    yield { kind: 'Secret', name: secret, type, keys: ['.dockerconfigjson'], for: `images of Jobs for the cluster '${name}'` };
  }
}
