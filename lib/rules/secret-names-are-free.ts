import type { CompleteCluster } from '../model/complete.ts';
import type { Path } from '../model/path.ts';
import { defineRule } from './rule.ts';
import { everyFile } from './walks.ts';

/** Secrets that Cluster API makes for each cluster (capi 14, 19), and those of the provider (captf 8.2). */
const purposes = ['-kubeconfig', '-ca', '-cca', '-etcd', '-peer-etcd', '-proxy', '-sa', '-token'];
const prefixes = ['captf-creds-', 'captf-inputs-', 'captf-run-', 'captf-plankey-', 'captf-state-backup-', 'tfstate-default-'];

export const secretNamesAreFree = defineRule({
  code: 'cluster/secret-name-reserved',
  why: "Cluster API and the provider keep keys, credentials and state under these names: yours would be overwritten, or theirs end up on every machine's disk.",
  *check(fleet) {
    const clusters = new Set(fleet.clusters.map(({ name, namespace }) => `${namespace}/${name}`));
    const isOwned = (secret: string) =>
      purposes.some((purpose) => secret.endsWith(purpose) && clusters.has(secret.slice(0, -purpose.length)));
    const isTaken = (namespace: string, name: string) =>
      isOwned(`${namespace}/${name}`) || prefixes.some((prefix) => name.startsWith(prefix));
    const finding = (path: readonly (string | number)[], name: string) => ({
      path,
      got: `'${name}'`,
      must: 'name a Secret of your own, not one that Cluster API or the provider makes',
      fix: `give the Secret another name, such as 'own-${name}'`,
    });
    const { credentials } = fleet.identity;
    if (isTaken(credentials.namespace, credentials.name)) yield finding(['identity', 'credentials', 'name'], credentials.name);
    for (const { cluster, file, path } of everyFile(fleet)) {
      if (typeof file.content === 'object' && isTaken(cluster.namespace, file.content.name)) {
        yield finding([...path, 'content', 'name'], file.content.name);
      }
    }
    for (const { path, namespace, ...cluster } of fleet.clusters) {
      for (const [field, name] of secretsOf(cluster)) if (isTaken(namespace, name)) yield finding([...path, ...field], name);
    }
  },
});

/** Every Secret of its namespace that a cluster names beside files, by the field that names it. */
function* secretsOf({ terraform, distribution, backup, addons }: Omit<CompleteCluster, 'path' | 'namespace'>): Generator<[Path, string]> {
  for (const [i, { kind, name }] of terraform.variablesFrom.entries()) {
    if (kind === 'Secret') yield [['terraform', 'variablesFrom', i, 'name'], name];
  }
  if (addons.credentials !== undefined) yield [['addons', 'credentials', 'name'], addons.credentials.name];
  if (distribution.auditPolicySecret !== undefined) yield [['distribution', 'auditPolicySecret'], distribution.auditPolicySecret];
  if (distribution.type === 'rke2' && distribution.secretsEncryption !== undefined) {
    yield [['distribution', 'secretsEncryption', 'keySecret'], distribution.secretsEncryption.keySecret];
  }
  if (backup?.s3 === undefined) return;
  const { credentialsSecret, caSecret } = backup.s3;
  yield [['backup', 's3', 'credentialsSecret'], credentialsSecret];
  if (caSecret !== undefined) yield [['backup', 's3', 'caSecret'], caSecret];
}
