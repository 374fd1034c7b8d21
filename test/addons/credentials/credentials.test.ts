import fc from 'fast-check';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { manifests } from '../../../charts/app.ts';
import { admit } from '../../../lib/admission/admit.ts';
import type { CompleteFleet } from '../../../lib/model/complete.ts';
import type { KubeObject } from '../../../lib/model/object.ts';
import type { Changes } from '../../../lib/rules/fixtures/fixture.ts';
import { certificate } from '../../../lib/rules/fixtures/material.ts';
import { exampleSecrets } from '../../../lib/rules/fixtures/sops.ts';
import { printFile } from '../../../lib/yaml/print.ts';
import { complete } from '../../rules/fixture.ts';
import { readGcfg } from '../gcfg.ts';
import { password } from '../passwords.ts';
import { rendered } from './go-template.ts';

const store = {
  type: 'externalSecret',
  store: { name: 'vault' },
  applicationCredentialId: { key: 'openstack/dev', property: 'id' },
  applicationCredentialSecret: { key: 'openstack/dev', property: 'secret' },
} as const;
const manilaCSI = { version: 'v1.34.1', shareClasses: { shared: { shareType: 'nfs' } } };
const fleet = (addons: object, more: Changes = {}): CompleteFleet => complete({ ...more, clusters: { payments: { addons } } });
const texts = (fleet: CompleteFleet): ReadonlyMap<string, string> =>
  new Map(manifests(fleet).map((manifest) => [manifest.file, printFile(manifest)]));
const own = (fleet: CompleteFleet): readonly KubeObject[] =>
  loadAll(texts(fleet).get('clusters/payments/addons.yaml') ?? '') as unknown as readonly KubeObject[];

describe('what a cluster needs alone', () => {
  test('is a set with its facts and its credential, for which the Cluster asks', () => {
    const files = texts(fleet({ credentials: { type: 'existingSecret' } }));
    expect(files.get('clusters/payments/addons.yaml')).toBe(`apiVersion: addons.cluster.x-k8s.io/v1beta2
kind: ClusterResourceSet
metadata:
  name: payments-addons
  namespace: payments
spec:
  clusterSelector:
    matchLabels:
      addons.capstan/cluster: payments
  resources:
  - kind: ConfigMap
    name: payments-addons
  - kind: Secret
    name: payments-cloud-config
  strategy: Reconcile
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: payments-addons
  namespace: payments
data:
  cluster.yaml: |
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: capstan-cluster
      namespace: kube-system
    data:
      cluster-name: dev-payments
      regional: "false"
`);
    expect(files.get('clusters/payments/cluster.yaml')).toContain('\n    addons.capstan/cluster: payments\n');
  });

  test('is not there without an add-on that logs in to the cloud', () => {
    const bare = complete({ clusters: { payments: { addons: { cloudControllerManager: undefined } } } } as unknown as Changes);
    const { addons, ...cluster } = bare.clusters[0] ?? expect.unreachable();
    const { cloudConf: _, cloudControllerManager: __, ...rest } = addons;
    const files = texts({ ...bare, clusters: [{ ...cluster, addons: rest }] });
    expect([...files.keys()]).not.toContain('clusters/payments/addons.yaml');
    expect(files.get('clusters/payments/cluster.yaml')).not.toContain('addons.capstan/cluster');
  });

  test('passes as the API server would judge it, in every way of delivery', { timeout: 60_000 }, async () => {
    const gitops = { type: 'flux', source: { kind: 'GitRepository', name: 'fleet' }, decryption: { secretName: 'sops-age' } } as const;
    for (const credentials of [{ type: 'existingSecret' }, store, { type: 'sopsFile', path: 'secrets/payments.yaml' }]) {
      expect(await admit(manifests(fleet({ credentials, manilaCSI }, { gitops })))).toEqual([]);
    }
  });
});

describe('a Secret from a store', () => {
  const options = { cloudControllerManager: { version: 'v1.34.1', loadBalancer: { floatingSubnet: 'a{{ .x }}{{{b "q" \\ `c` ${D} #' } } };
  const [, , external] = own(fleet({ credentials: store, manilaCSI, ...options }, { cloud: { caCertificate: certificate } }));
  const { target } = (external ?? expect.unreachable())['spec'] as { target: { template: { data: Record<string, string> } } };
  const { data, ...template } = target.template;
  const payload = data['credentials.yaml'] ?? '';

  test('outlives its source, moves along, and has the type that Cluster API asks for', () => {
    expect({ ...target, template }).toEqual({
      name: 'payments-cloud-config',
      creationPolicy: 'Orphan',
      deletionPolicy: 'Retain',
      template: {
        engineVersion: 'v2',
        type: 'addons.cluster.x-k8s.io/resource-set',
        metadata: { labels: { 'clusterctl.cluster.x-k8s.io/move': 'true' } },
      },
    });
  });

  test('holds every printable credential as it is, for the controllers and for Manila', () => {
    const good = password.filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}\ufffe\uffff]/u.test(text));
    fc.assert(
      fc.property(good, good, (applicationCredentialId, applicationCredentialSecret) => {
        const [cloud, manila] = loadAll(rendered(payload, { applicationCredentialId, applicationCredentialSecret })) as [
          { stringData: Record<string, string> },
          { stringData: Record<string, string> },
        ];
        const { Global, LoadBalancer } = readGcfg(cloud.stringData['cloud.conf'] ?? '');
        expect(Global?.['application-credential-id']).toEqual([applicationCredentialId]);
        expect(Global?.['application-credential-secret']).toEqual([applicationCredentialSecret]);
        expect(LoadBalancer?.['floating-subnet']).toEqual([options.cloudControllerManager.loadBalancer.floatingSubnet]);
        expect(cloud.stringData['ca.crt']).toBe(certificate);
        expect(manila.stringData['os-applicationCredentialID']).toBe(applicationCredentialId);
        expect(manila.stringData['os-applicationCredentialSecret']).toBe(applicationCredentialSecret);
      }),
    );
  });

  test.each(['secret\n', 'a\tb', 'a\u2028b'])(
    'is not made of a credential with a line end, and the message does not repeat it: %j',
    (secret) => {
      const values = { applicationCredentialId: 'id', applicationCredentialSecret: secret };
      expect(() => rendered(payload, values)).toThrow(/^applicationCredentialSecret must not hold line ends or other control characters$/);
    },
  );

  test('makes a Secret for Manila alone', () => {
    const alone = complete({ clusters: { payments: { addons: { credentials: store, manilaCSI } } } });
    const { addons, ...cluster } = alone.clusters[0] ?? expect.unreachable();
    const { cloudConf: _, cloudControllerManager: __, ...rest } = addons;
    const [, , object] = own({ ...alone, clusters: [{ ...cluster, addons: rest }] });
    const spec = object?.['spec'] as { target: { template: { data: Record<string, string> } } };
    const values = { applicationCredentialId: 'a', applicationCredentialSecret: 'b: #' };
    const secrets = loadAll(rendered(spec.target.template.data['credentials.yaml'] ?? '', values)) as { metadata: { name: string } }[];
    expect(secrets.map(({ metadata }) => metadata.name)).toEqual(['manila-csi-credentials']);
  });
});

test('a file of SOPS is copied to the byte, into a file of its own', () => {
  const gitops = { type: 'flux', source: { kind: 'GitRepository', name: 'fleet' }, decryption: { secretName: 'sops-age' } } as const;
  const identity = { credentials: { type: 'sopsFile', path: 'secrets/openstack.yaml' } } as const;
  const files = texts(fleet({ credentials: { type: 'sopsFile', path: 'secrets/payments.yaml' } }, { gitops, identity }));
  expect(files.get('clusters/payments/credentials.yaml')).toBe(exampleSecrets.get('secrets/payments.yaml'));
  expect(files.get('identity/credentials.yaml')).toBe(exampleSecrets.get('secrets/openstack.yaml'));
  expect(files.get('gitops/cluster-payments.yaml')).toContain('  decryption:\n    provider: sops\n    secretRef:\n      name: sops-age\n');
});
