import { describe, expect, test } from 'vitest';
import { payments } from '../../lib/rules/fixtures/fixture.ts';
import { certificate, publicKey } from '../../lib/rules/fixtures/material.ts';
import { everyUserData } from '../../lib/rules/user-data.ts';
import { complete, found, lines } from './fixture.ts';

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
});
