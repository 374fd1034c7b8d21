import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolve } from '../../lib/compose/resolve.ts';
import type { Fleet } from '../../lib/model/fleet.gen.ts';
import { compareIssues, type Issue } from '../../lib/model/issue.ts';
import { fixtures } from '../../lib/rules/fixtures/index.ts';
import { further, minimal, pool } from '../../lib/rules/fixtures/minimal.ts';
import { rules } from '../../lib/rules/index.ts';
import { findings } from '../../lib/rules/rule.ts';
import { fleet, lines } from './fixture.ts';

/** The same value with the keys of every section in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, turned(child)]),
  );
}

const judge = (whole: Fleet): Issue[] => {
  const { value } = resolve('dev', whole);
  return value === undefined ? [] : [...findings(rules, value)].sort(compareIssues);
};

describe('whatever the order of keys', () => {
  test.each(Object.entries(fixtures))('%s finds the same', (_, { bad }) => {
    const whole = fleet(bad);
    expect(judge(turned(whole) as Fleet)).toEqual(judge(whole));
  });
});

describe('names that every object has', () => {
  const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  test.each(hostile)('%s is no flavor, image or network', (name) => {
    const network = { nodes: name };
    expect(
      lines({
        clusters: { payments: { network, controlPlane: { flavor: name, image: name }, nodePools: { web: { flavor: name, image: name } } } },
      }),
    ).toEqual([
      'cluster/network-unknown clusters.payments.network.nodes',
      'control-plane/flavor-unknown clusters.payments.controlPlane.flavor',
      'control-plane/image-unknown clusters.payments.controlPlane.image',
      'node-pool/flavor-unknown clusters.payments.nodePools.web.flavor',
      'node-pool/image-unknown clusters.payments.nodePools.web.image',
    ]);
  });
});

test('no rule throws, whatever texts a fleet holds', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('{{', '-----BEGIN', '0.0.0.0/0', '::/0', '=', '/', '..', 'v', ''),
  );
  const texts = fc.dictionary(text, text, { maxKeys: 3 });
  const cluster = fc.record({
    labels: texts,
    annotations: texts,
    tags: texts,
    trustedCAs: texts,
    kubernetesVersion: text,
    commands: fc.record({ boot: fc.array(text, { maxLength: 2 }) }),
    files: fc.dictionary(text, fc.record({ content: text }), { maxKeys: 2 }),
    users: fc.dictionary(text, fc.record({ sshAuthorizedKeys: fc.array(text, { maxLength: 2 }), sudo: text }), { maxKeys: 2 }),
    network: fc.record({ pods: fc.array(text, { maxLength: 2 }), services: fc.array(text, { maxLength: 2 }) }),
    distribution: fc.oneof(
      fc.record({
        type: fc.constant('kubeadm'),
        kubelet: fc.record({ extraArgs: texts }),
        controllerManager: fc.record({ extraArgs: texts }),
        auditPolicySecret: text,
      }),
      fc.record({
        type: fc.constant('rke2'),
        kubelet: fc.record({ extraArgs: texts }),
        kubeProxy: fc.record({ extraArgs: texts }),
        registrationMethod: fc.constantFrom('address', 'internal-first'),
        registrationAddress: text,
        format: fc.constantFrom('cloud-config', 'ignition'),
        secretsEncryption: fc.record({ provider: fc.constant('aescbc'), keySecret: text }),
      }),
    ),
    backup: fc.record({ schedule: text, s3: fc.record({ endpoint: text, bucket: text, credentialsSecret: text, caSecret: text }) }),
    endpoint: fc.oneof(
      fc.record({ type: fc.constant('public'), allowedCIDRs: fc.array(text, { maxLength: 2 }) }),
      fc.record({ type: fc.constant('supplied'), host: text }),
    ),
    terraform: fc.record({ jobs: fc.record({ env: texts }) }),
  });
  fc.assert(
    fc.property(fc.dictionary(text, cluster, { minKeys: 1, maxKeys: 3 }), (clusters) => {
      const whole = Object.entries(clusters).map(([name, own]) => [name, { ...further, nodePools: { [name]: pool }, ...own }]);
      for (const issue of judge({ ...minimal, clusters: Object.fromEntries(whole) } as Fleet)) {
        expect(issue.must).not.toContain('undefined');
        expect(issue.path.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
}, 30_000);
