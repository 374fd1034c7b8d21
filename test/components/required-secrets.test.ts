import { expect, test } from 'vitest';
import { printRequired } from '../../lib/components/print-required.ts';
import { requiredSecrets } from '../../lib/components/required-secrets.ts';
import type { Changes } from '../../lib/rules/fixtures/fixture.ts';
import { complete } from '../rules/fixture.ts';

const store = {
  type: 'externalSecret',
  store: { name: 'vault', kind: 'SecretStore' },
  applicationCredentialId: { key: 'a' },
  applicationCredentialSecret: { key: 'b' },
} as const;

/** `kind namespace/name: keys; for`, line by line. */
const lines = (changes: Changes): string[] =>
  requiredSecrets(complete(changes)).map(
    ({ kind, namespace, name, keys, for: users }) => `${kind} ${namespace ?? ''}/${name}: ${keys.join(' ')}; ${users.join(', ')}`,
  );

test('everything that must exist and that Capstan does not make, each once', () => {
  const changes: Changes = {
    gitops: { type: 'flux', source: { kind: 'GitRepository', name: 'fleet' }, decryption: { secretName: 'sops-age' } },
    clusters: {
      payments: {
        kubernetesVersion: 'v1.34.3+rke2r1',
        distribution: {
          type: 'rke2',
          auditPolicySecret: 'audit',
          secretsEncryption: { provider: 'secretbox', keySecret: 'etcd-key' },
          manifestsConfigMap: 'charts',
        },
        backup: { s3: { endpoint: 's3.example.com', bucket: 'etcd', credentialsSecret: 's3', caSecret: 's3' } },
        files: { '/etc/registry/auth.json': { content: { type: 'secretKey', name: 'registry', key: 'auth.json' } } },
        terraform: { variablesFrom: [{ kind: 'Secret', name: 'variables' }], jobs: { imagePullSecrets: ['pull'] } },
        addons: { credentials: store },
      },
    },
  };
  expect(lines(changes)).toEqual([
    "ConfigMap payments/charts: ; the manifests of the cluster 'payments'",
    "Secret captf-system/openstack: OS_CLIENT_CONFIG_FILE OS_CLOUD clouds.yaml; the identity 'openstack' of CAPTF",
    "Secret flux-system/sops-age: <name>.agekey; Flux's decryption",
    "Secret payments/audit: audit-policy.yaml; the audit policy of the cluster 'payments'",
    "Secret payments/etcd-key: encryptionKey; the encryption at rest of the cluster 'payments'",
    "Secret payments/pull: .dockerconfigjson; images of Jobs for the cluster 'payments'",
    "Secret payments/registry: auth.json; the file /etc/registry/auth.json on machines of 'payments'",
    "Secret payments/s3: aws_access_key_id aws_secret_access_key ca.pem; the backups of the cluster 'payments'",
    "Secret payments/variables: ; module variables of the cluster 'payments'",
    "SecretStore payments/vault: ; the controllers in the cluster 'payments'",
  ]);
});

test('a Secret to be made by hand comes with its text, and with placeholders for the credential', () => {
  const text = printRequired(requiredSecrets(complete({})));
  expect(
    text.split('\n').slice(0, 24).join('\n'),
  ).toBe(`What must be in the management cluster before this environment is applied, and what Capstan does not make.
Values stay out of git: make each by hand, by a store of secrets, or as a file that SOPS has encrypted.

Secret captf-system/openstack
  keys: OS_CLIENT_CONFIG_FILE, OS_CLOUD, clouds.yaml
  for: the identity 'openstack' of CAPTF

Secret payments/payments-cloud-config
  type: addons.cluster.x-k8s.io/resource-set
  keys: credentials.yaml
  for: the controllers in the cluster 'payments'
  credentials.yaml:
    apiVersion: v1
    kind: Secret
    metadata:
      name: cloud-config
      namespace: kube-system
    stringData:
      cloud.conf: |
        [Global]
        auth-url = "https://keystone.example.com:5000/v3"
        region = "RegionOne"
        application-credential-id = "<application-credential-id>"
        application-credential-secret = "<application-credential-secret>"`);
});

test('nothing is listed where nothing is needed', () => expect(printRequired([])).toBe(''));
