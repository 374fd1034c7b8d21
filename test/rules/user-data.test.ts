import { describe, expect, test } from 'vitest';
import { payments } from '../../lib/rules/fixtures/fixture.ts';
import { certificate, publicKey } from '../../lib/rules/fixtures/material.ts';
import { everyUserData } from '../../lib/rules/user-data/budget.ts';
import { complete, found, lines } from './fixture.ts';
import { type Rendered, rendered } from './rendered-rke2.ts';

describe('user data', () => {
  const size = (changes: Parameters<typeof complete>[0]) => [...everyUserData(complete(changes))].map(({ bytes }) => bytes);

  const arguments_ = { profiling: 'false' };
  const text = `${Array.from({ length: 200 }, (_, i) => `line ${i} of a plain file`).join('\n')}\n`;
  const rich = payments({
    distribution: {
      type: 'kubeadm',
      apiServer: {
        extraArgs: { 'audit-log-maxage': '30', 'audit-log-path': '/var/log/audit.log', ...arguments_ },
        certSANs: ['api.example.com', '192.0.2.10'],
      },
      controllerManager: { extraArgs: arguments_ },
      scheduler: { extraArgs: arguments_ },
      etcd: { extraArgs: { 'quota-backend-bytes': '8589934592' } },
      kubelet: { extraArgs: { 'max-pods': '60', 'image-gc-high-threshold': '80' } },
    },
    users: {
      ops: {
        sshAuthorizedKeys: [publicKey, `${publicKey}2`],
        sudo: 'ALL=(ALL) NOPASSWD:ALL',
        groups: ['adm', 'sudo'],
        shell: '/bin/bash',
      },
    },
    ntp: { servers: ['ntp-1.example.com', 'ntp-2.example.com'] },
    trustedCAs: { root: certificate, other: certificate + certificate },
    files: { '/etc/plain.conf': { content: text }, '/etc/encoded.conf': { content: text.trimEnd() } },
    commands: { boot: ['echo "boot"'], before: ['echo before', "printf 'a\\nb' > /etc/x"], after: ['echo after'] },
    nodePools: {
      web: {
        labels: { 'node.example.com/pool': 'web', 'node.example.com/tier': 'x' },
        taints: { 'example.com/a': { effect: 'NoSchedule' } },
        maxPods: 60,
        kubeletExtraArgs: { 'feature-gates': 'A=true' },
      },
    },
  });
  const keys = (encryptionAlgorithm: string) => payments({ distribution: { type: 'kubeadm', encryptionAlgorithm } });

  // Sizes of the Secrets that Cluster API v1.14.2 rendered for these fleets on a real API server.
  test.each([
    ['the smallest cluster', {}, 13763, 1220],
    ['one with a bit of everything', rich, 30108, 17280],
    ['RSA-3072', keys('RSA-3072'), 18522, 1220],
    ['RSA-4096', keys('RSA-4096'), 23301, 1220],
    ['ECDSA-P256', keys('ECDSA-P256'), 5413, 1220],
    ['ECDSA-P384', keys('ECDSA-P384'), 5997, 1220],
  ])('is no less than what was rendered, and hardly more: %s', (_, changes, controlPlane, worker) => {
    const [first = 0, second = 0] = size(changes);
    for (const [estimate, rendered] of [
      [first, controlPlane],
      [second, worker],
    ] as const) {
      expect(estimate).toBeGreaterThanOrEqual(rendered);
      expect(estimate).toBeLessThan(rendered * 1.01 + 250);
    }
  });

  test('counts a file in base64 by its base64', () => {
    const with_ = (content: string) => (size(payments({ files: { '/f': { content } } }))[1] ?? 0) - (size({})[1] ?? 0);
    expect(with_(`${'x'.repeat(2999)}\n`)).toBeLessThan(3100);
    expect(with_('x'.repeat(3000))).toBeGreaterThan(4000);
  });

  test('names what is largest', () => {
    const content = `${'a'.repeat(9999)}\n`;
    const files = Object.fromEntries(['/a', '/b', '/c', '/d'].map((path) => [path, { content }]));
    expect(found('machines/user-data-too-large', payments({ files }))[0]?.got).toContain(
      'certificates (RSA-2048) (12300), the file /a (10',
    );
  });

  test('leaves more room with ECDSA', () => {
    const content = `${'a'.repeat(9999)}\n`;
    const files = Object.fromEntries(['/a', '/b', '/c'].map((path) => [path, { content }]));
    expect(lines(payments({ files, distribution: { type: 'kubeadm', encryptionAlgorithm: 'ECDSA-P256' } }))).toEqual([]);
  });

  test('tells control planes with RSA what ECDSA saves, and nobody else', () => {
    const content = `${'a'.repeat(9999)}\n`;
    const files = Object.fromEntries(['/a', '/b', '/c', '/d', '/e'].map((path) => [path, { content }]));
    const fixes = (encryptionAlgorithm: string) =>
      found('machines/user-data-too-large', payments({ files, distribution: { type: 'kubeadm', encryptionAlgorithm } })).map(
        ({ fix }) => fix,
      );
    const smaller = 'put large files into the image, or fetch them at boot';
    expect(fixes('RSA-2048')).toEqual([`${smaller}; \`encryptionAlgorithm: ECDSA-P256\` saves 8400 bytes`, smaller]);
    expect(fixes('ECDSA-P256')).toEqual([smaller, smaller]);
  });

  test('counts what auditing needs on control planes', () => {
    const audited = size(payments({ distribution: { type: 'kubeadm', auditPolicySecret: 'audit' } }));
    expect(audited.map((bytes, i) => bytes - (size({})[i] ?? 0))).toEqual([900, 0]);
  });
});

describe('user data of RKE2', () => {
  const estimates = (changes: Parameters<typeof complete>[0]) => everyUserData(complete(changes));
  const rke2 = (distribution: object, cluster: object = {}) =>
    payments({ kubernetesVersion: 'v1.34.3+rke2r1', ...cluster, distribution: { type: 'rke2', ...distribution } });

  describe.each(Object.entries(rendered))('%s', (name, { changes, server, worker }) => {
    const isExact = !/compressed|Ignition/.test(name);

    test('is no less than what was rendered, and hardly more', () => {
      const [first, second] = estimates(changes);
      for (const [estimate = 0, bytes] of [
        [first?.bytes, server],
        [second?.bytes, worker],
      ] as const) {
        expect(estimate).toBeGreaterThanOrEqual(bytes);
        expect(estimate).toBeLessThanOrEqual(isExact ? bytes + 24 : bytes * 1.02 + 300);
      }
    });
  });

  test('is exact for a worker, all of whose bytes are known', () => {
    const { changes, worker } = rendered['nothing set'] as Rendered;
    expect(estimates(changes)[1]?.bytes).toBe(worker);
  });

  test('leaves the host of an endpoint that is not there yet as much room as its family may need', () => {
    const bytes = (cluster: object) => estimates(rke2({ gzipUserData: false }, cluster)).map((one) => one.bytes);
    const [server = 0, worker = 0] = bytes({});
    // '203.111.222.113' has 15 characters too, and is reckoned with quotes in the certificate's names, which a name never needs.
    expect(bytes({ endpoint: { type: 'supplied', host: 'api.example.com' } })).toEqual([server - 2, worker]);
    expect(bytes({ endpoint: { type: 'supplied', host: 'a.io' } })).toEqual([server - 13, worker - 11]);
    const ranges = { pods: ['fd00:1::/56'], services: ['fd00:2::/112'] };
    const changed = 'fd00:1::/56'.length + 'fd00:2::/112'.length - '192.168.0.0/16'.length - '10.96.0.0/12'.length;
    expect(bytes({ network: ranges })).toEqual([server + 39 - 15 + changed - 2, worker + 41 - 15]);
  });

  test('puts the region into the id of each node', () => {
    const bytes = (providerIDFormat: string) => estimates(rke2({ gzipUserData: false }, { providerIDFormat })).map((one) => one.bytes);
    expect(bytes('regional')).toEqual(bytes('default').map((before) => before + 'RegionOne'.length));
  });

  test('escapes what does not print, and quotes what YAML would take for something else', () => {
    const worker = (boot: string, before = 'x') =>
      estimates(rke2({ gzipUserData: false }, { commands: { boot: [boot], before: [before] } }))[1]?.bytes ?? 0;
    const plain = worker('x');
    const more = (boot: string, before?: string) => worker(boot, before) - plain;
    // As CAPRKE2 printed them, but for the block, of which it says one byte less.
    expect(['yx', 'no', '12', ': a', 'a: b', 'a #b', 'a:', "'a", 'a\nb'].map((boot) => more(boot))).toEqual([1, 3, 3, 4, 5, 5, 3, 4, 14]);
    expect(more('\u2028')).toBeGreaterThanOrEqual('"\\u2028"'.length - 1);
    expect(more('x', '\u{1f600}\u200b"')).toBeGreaterThanOrEqual(4 + 6 + 2 - 1);
  });

  const words = Array.from({ length: 1500 }, (_, i) => `${(i * 7919) % 10007}`).join('\n');
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`/f-${i}`, { content: `${words.replaceAll('1', `${i} `)}\n` }]));

  test('says which bytes it speaks of, and offers compression where there is none', () => {
    const [plain] = found('machines/user-data-too-large', rke2({ gzipUserData: false }, { files: files(8) }));
    expect(plain?.got).toMatch(/^about 1\d{5} bytes of user data, the most of it the file \/f-\d \(\d{5}\), the file /);
    expect(plain?.fix).toBe('put large files into the image, or fetch them at boot; `gzipUserData: true` compresses what is left');
    const [packed] = found('machines/user-data-too-large', rke2({}, { files: files(24) }));
    expect(packed?.got).toMatch(
      /^about (?:49|5\d)\d{3} bytes of compressed user data, 4\d{5} before that, the most of it the file \/f-1\d \(\d{5}\), /,
    );
    expect(packed?.fix).toBe('put large files into the image, or fetch them at boot');
    const [ignited] = found('machines/user-data-too-large', rke2({ format: 'ignition' }, { files: files(24) }));
    expect(ignited?.fix).toBe('put large files into the image, or fetch them at boot');
  });

  test('does not compress what is small enough without', () => {
    expect(estimates(rke2({})).map(({ plainBytes }) => plainBytes)).toEqual([undefined, undefined]);
    expect(estimates(rke2({}, { files: files(8) })).every(({ bytes, plainBytes = 0 }) => bytes < plainBytes / 2)).toBe(true);
  });

  test('reckons the same again, for a cluster alike', () => {
    const changes = rke2({}, { files: files(8) });
    expect(estimates(changes).map(({ bytes }) => bytes)).toEqual(estimates(changes).map(({ bytes }) => bytes));
  });
});
