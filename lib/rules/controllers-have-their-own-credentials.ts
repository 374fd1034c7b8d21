import type { CompleteAddonCredentials } from '../model/addons/credentials.ts';
import type { CompleteCluster, CompleteCredentials } from '../model/complete.ts';
import { defineRule } from './rule.ts';

type Given = CompleteAddonCredentials | CompleteCredentials;

/** What two clusters' controllers, or they and the provisioner, have in common; `undefined` if nothing. */
function shared(a: Given, aNamespace: string, b: Given, bNamespace: string): string | undefined {
  if (a.type === 'sopsFile' && b.type === 'sopsFile') return a.path === b.path ? `the file '${a.path}'` : undefined;
  if (a.name === b.name && aNamespace === bNamespace) return `the Secret '${a.name}'`;
  if (a.type !== 'externalSecret' || b.type !== 'externalSecret' || a.store.name !== b.store.name || a.store.kind !== b.store.kind)
    return undefined;
  if (a.store.kind === 'SecretStore' && aNamespace !== bNamespace) return undefined;
  const [one, other] = [a.applicationCredentialSecret, b.applicationCredentialSecret];
  return one.key === other.key && one.property === other.property ? 'the same value of the same store' : undefined;
}

const named = ({ name }: CompleteCluster, what: string): string =>
  `${what}, which the provisioner uses as well, for the controllers of '${name}'`;

export const controllersHaveTheirOwnCredentials = defineRule({
  code: 'addons/credential-shared',
  severity: 'warning',
  why: 'Whoever may read Secrets in `kube-system` of the cluster could then change and delete every cluster of the project, and neither can be replaced alone.',
  *check({ identity, clusters }) {
    for (const cluster of clusters) {
      const { credentials } = cluster.addons;
      if (credentials === undefined) continue;
      const what = shared(credentials, cluster.namespace, identity.credentials, identity.credentials.namespace);
      if (what === undefined) continue;
      yield {
        path: [...cluster.path, 'addons', 'credentials'],
        got: named(cluster, what),
        must: 'name a credential of its own',
        fix: 'make an application credential for the cluster, and name where that is kept',
      };
    }
  },
});
