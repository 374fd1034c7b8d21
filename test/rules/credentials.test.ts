import { describe, expect, test } from 'vitest';
import { printPath } from '../../lib/model/path.ts';
import type { Changes } from '../../lib/rules/fixtures/fixture.ts';
import { found } from './fixture.ts';

const store = (name: string, kind: 'SecretStore' | 'ClusterSecretStore', property: string) => ({
  type: 'externalSecret' as const,
  store: { name, kind },
  applicationCredentialId: { key: 'dev', property: 'id' },
  applicationCredentialSecret: { key: 'dev', property },
});
const fleet = (credentials: object, more: Changes = {}): Changes => ({ ...more, clusters: { payments: { addons: { credentials } } } });

describe('controllers share the credential of the provisioner', () => {
  const shares = (provisioner: object, controllers: object): number =>
    found('addons/credential-shared', fleet(controllers, { identity: { credentials: provisioner } as NonNullable<Changes['identity']> }))
      .length;

  test.each<readonly [string, object, object, number]>([
    [
      'by the same value of a store for all',
      store('vault', 'ClusterSecretStore', 'secret'),
      store('vault', 'ClusterSecretStore', 'secret'),
      1,
    ],
    ['not by another value', store('vault', 'ClusterSecretStore', 'secret'), store('vault', 'ClusterSecretStore', 'other'), 0],
    ['not by another store', store('vault', 'ClusterSecretStore', 'secret'), store('bao', 'ClusterSecretStore', 'secret'), 0],
    ['not by stores of two namespaces', store('vault', 'SecretStore', 'secret'), store('vault', 'SecretStore', 'secret'), 0],
    ['by the same Secret', { type: 'existingSecret', name: 'a', namespace: 'payments' }, { type: 'existingSecret', name: 'a' }, 1],
    ['not by Secrets of two namespaces', { type: 'existingSecret', name: 'a' }, { type: 'existingSecret', name: 'a' }, 0],
    ['by the same file', { type: 'sopsFile', path: 'secrets/a.yaml' }, { type: 'sopsFile', path: 'secrets/a.yaml' }, 1],
  ])('%s', (_, provisioner, controllers, count) => expect(shares(provisioner, controllers)).toBe(count));
});

describe('a file of SOPS', () => {
  const faults = (changes: Changes): string[] => found('addons/sops-file', changes).map(({ got = '', must }) => `${got}; must ${must}`);

  test('has the name and the namespace under which it is looked for', () =>
    expect(faults(fleet({ type: 'sopsFile', path: 'secrets/other.yaml' }))).toEqual([
      "a Secret 'cloud-config'; must hold the Secret 'payments-cloud-config'",
      "a Secret of the namespace 'team-a'; must hold a Secret of the namespace 'payments'",
    ]));

  test('has the type that Cluster API asks for', () =>
    expect(faults(fleet({ type: 'sopsFile', path: 'secrets/openstack.yaml' }))).toContain(
      "a Secret of the type 'Opaque'; must hold a Secret of the type 'addons.cluster.x-k8s.io/resource-set'",
    ));

  test('has the keys that the provisioner reads', () => {
    const identity = { credentials: { type: 'sopsFile', path: 'secrets/openstack.yaml' } } as const;
    expect(faults({ identity })).toEqual([]);
    const caCertificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
    expect(faults({ identity, cloud: { caCertificate } })).toEqual([
      "a Secret without 'cacert.pem'; must have the keys 'OS_CLIENT_CONFIG_FILE', 'OS_CLOUD', 'clouds.yaml', 'cacert.pem'",
    ]);
  });
});

test.each<readonly [string, Changes, string]>([
  ['the credentials of controllers', fleet({ type: 'existingSecret', name: 'payments-kubeconfig' }), 'addons.credentials.name'],
  [
    'an audit policy',
    { clusters: { payments: { distribution: { type: 'kubeadm', auditPolicySecret: 'payments-ca' } } } },
    'distribution.auditPolicySecret',
  ],
])('no Secret of Cluster API is taken for %s', (_, changes, place) =>
  expect(found('cluster/secret-name-reserved', changes).map(({ path }) => printPath(path))).toEqual([`clusters.payments.${place}`]),
);
