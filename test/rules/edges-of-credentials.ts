import { type Changes, payments, removed } from '../../lib/rules/fixtures/fixture.ts';
import { encryptedSecret } from '../../lib/rules/fixtures/sops.ts';
import type { Edge, Edges } from './edge.ts';

const none: readonly string[] = [];
const place = ['clusters.payments.addons.credentials'];
const decryption = { type: 'flux', source: { kind: 'GitRepository', name: 'fleet' }, decryption: { secretName: 'sops-age' } } as const;
const existing = (name: string, more: object = {}) => ({ type: 'existingSecret', name, ...more });
const file = (path: string) => ({ type: 'sopsFile', path });
const store = (name: string, kind: string, property = 'secret') => ({
  type: 'externalSecret',
  name: `${property}.of.${name}`,
  store: { name, kind },
  applicationCredentialId: { key: 'a', property: 'id' },
  applicationCredentialSecret: { key: 'a', property },
});
/** The credential of the provisioner, and that of the controllers. */
const both = (provisioner: object, controllers: object): Changes => ({
  gitops: decryption,
  identity: { credentials: provisioner } as NonNullable<Changes['identity']>,
  ...payments({ addons: { credentials: controllers } as never }),
});
/** The provisioner's in the namespace of the cluster. */
const here = (given: object): object => ({ ...given, namespace: 'payments' });
const shared = (provisioner: object, controllers: object, says?: string): Edge => ({
  changes: both(provisioner, controllers),
  finds: says === undefined ? none : place,
  ...(says === undefined ? {} : { says: [says] }),
});

/** The cluster's file, or the provisioner's, with one thing in it that the rule looks at. */
const ofCluster = (says: string, ...[name, namespace, type]: [name: string, namespace: string, type: string]): Edge => ({
  changes: both(existing('openstack'), file('secrets/x.yaml')),
  files: { 'secrets/x.yaml': encryptedSecret(name, namespace, type, ['credentials.yaml']) },
  finds: says === '' ? none : ['clusters.payments.addons.credentials.path'],
  says: [says],
});
const ofIdentity = (keys: readonly string[], says: string, cloud: Changes['cloud'] = {}): Edge => ({
  changes: { ...both(file('secrets/x.yaml'), existing('own')), cloud },
  files: { 'secrets/x.yaml': encryptedSecret('openstack', 'captf-system', 'Opaque', keys) },
  finds: says === '' ? none : ['identity.credentials.path'],
  says: [says],
});
const payload = 'addons.cluster.x-k8s.io/resource-set';
const cloudsYaml = ['OS_CLOUD', 'OS_CLIENT_CONFIG_FILE', 'clouds.yaml'];
const environment = ['OS_AUTH_URL', 'OS_REGION_NAME', 'OS_APPLICATION_CREDENTIAL_ID', 'OS_APPLICATION_CREDENTIAL_SECRET'];
const manila = { version: 'v1.34.1' } as const;
const withoutCloud = { authURL: removed, region: removed };

/** Rules on where credentials are kept. */
export const edgesOfCredentials: Edges = {
  'addons/credential-shared': [
    shared(file('secrets/a.yaml'), file('secrets/a.yaml'), "the file 'secrets/a.yaml'"),
    shared(file('secrets/a.yaml'), file('secrets/b.yaml')),
    shared(existing('a'), file('secrets/b.yaml')),
    shared(file('secrets/a.yaml'), existing('a')),
    shared(here(existing('payments-cloud-config')), file('secrets/b.yaml'), "the Secret 'payments-cloud-config'"),
    shared(here(existing('a')), existing('a'), "the Secret 'a'"),
    shared(here(existing('a')), existing('b')),
    shared(existing('a'), existing('a')),
    shared(store('vault', 'ClusterSecretStore'), store('vault', 'ClusterSecretStore'), 'the same value of the same store'),
    shared(store('vault', 'ClusterSecretStore'), store('vault', 'SecretStore')),
    shared(store('vault', 'ClusterSecretStore'), store('bao', 'ClusterSecretStore')),
    shared(store('vault', 'SecretStore'), store('vault', 'SecretStore')),
    shared(here({ ...store('vault', 'SecretStore'), name: 'other' }), store('vault', 'SecretStore'), 'the same value'),
  ],
  'addons/credential-text': [
    {
      changes: payments({ addons: { cloudControllerManager: { version: 'v1.34.1', loadBalancer: { floatingSubnet: 'a\u00a0b' } } } }),
      finds: none,
    },
  ],
  'addons/sops-file': [
    ofCluster('', 'payments-cloud-config', 'payments', payload),
    ofCluster("hold the Secret 'payments-cloud-config'", 'cloud-config', 'payments', payload),
    ofCluster("a Secret of the namespace 'team-a'", 'payments-cloud-config', 'team-a', payload),
    ofCluster("a Secret of the type 'Opaque'", 'payments-cloud-config', 'payments', 'Opaque'),
    {
      ...ofCluster('a Secret without a namespace', 'payments-cloud-config', 'payments', payload),
      files: {
        'secrets/x.yaml': encryptedSecret('payments-cloud-config', 'payments', payload, ['a.yaml']).replace(/ *namespace:.*\n/, ''),
      },
    },
    {
      changes: both(existing('openstack'), file('secrets/x.yaml')),
      files: { 'secrets/x.yaml': '' },
      finds: [`${place}.path`],
      says: ['no document'],
    },
    ofIdentity(cloudsYaml, ''),
    ofIdentity(environment, ''),
    ofIdentity(['OS_CLOUD', 'clouds.yaml'], "without 'OS_CLIENT_CONFIG_FILE'"),
    ofIdentity(environment.slice(0, 3), "without 'OS_APPLICATION_CREDENTIAL_SECRET'"),
    ofIdentity(cloudsYaml, "without 'cacert.pem'", { caCertificate: 'any' }),
    ofIdentity([...cloudsYaml, 'cacert.pem'], '', { caCertificate: 'any' }),
  ],
  'addons/manila-cloud-incomplete': [
    {
      changes: { cloud: withoutCloud, ...payments({ addons: { credentials: store('vault', 'SecretStore'), manilaCSI: manila } as never }) },
      finds: none,
    },
    {
      changes: {
        cloud: withoutCloud,
        ...payments({ addons: { cloudControllerManager: removed, credentials: existing('a'), manilaCSI: manila } as never }),
      },
      finds: none,
    },
    {
      changes: {
        cloud: withoutCloud,
        ...payments({ addons: { cloudControllerManager: removed, credentials: store('vault', 'SecretStore') } as never }),
      },
      finds: none,
    },
    {
      changes: {
        cloud: { region: removed },
        ...payments({
          addons: { cloudControllerManager: removed, credentials: store('vault', 'SecretStore'), manilaCSI: manila } as never,
        }),
      },
      finds: ['cloud.region'],
    },
  ],
};
