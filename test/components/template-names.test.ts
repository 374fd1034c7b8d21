import { describe, expect, test } from 'vitest';
import { type Fleet, fixed, type Patch } from '../../lib/index.ts';
import { files } from '../synth.ts';

/** The names of all templates, by what they are for. */
const names = (patch: Patch<Fleet> = {}) =>
  files(patch)
    .flatMap(({ objects }) => objects)
    .filter(({ kind }) => kind.endsWith('Template'))
    .map(({ kind, metadata }) => `${kind} ${metadata.name}`);

const changed = (patch: Patch<Fleet>) => {
  const before = names();
  return names(patch)
    .filter((name) => !before.includes(name))
    .map((name) => name.replace(/-[^-]+$/, ''));
};

describe('the names of templates', () => {
  test('end in eight characters that make no words', () => {
    for (const name of names()) expect(name).toMatch(/-[bcdfghjklmnpqrstvwxz2456789]{8}$/);
  });

  test.each<[string, Patch<Fleet>]>([
    ['a label of the Cluster', { clusters: { demo: { labels: { tier: 'gold' } } } }],
    ['the size of a pool', { clusters: { demo: { nodePools: { web: { scaling: fixed(5) } } } } }],
    ['a timeout', { clusters: { demo: { controlPlane: { timeouts: { nodeDrain: '1h' } } } } }],
    ['the Kubernetes version', { clusters: { demo: { kubernetesVersion: 'v1.35.1' } } }],
    ['the size of a flavor', { cloud: { flavors: { small: { vcpus: 6 } } } }],
    ['a health check', { clusters: { demo: { healthChecks: { nodePools: { nodeStartup: '1h' } } } } }],
    ['the identity', { identity: { name: 'other' } }],
  ])('stay when %s changes', (_, patch) => expect(changed(patch)).toEqual([]));

  test.each<[string, Patch<Fleet>, string[]]>([
    ['a pool’s flavor', { clusters: { demo: { nodePools: { web: { flavor: 'large' } } } } }, ['TerraformMachineTemplate demo-web']],
    [
      'the control plane’s flavor',
      { clusters: { demo: { controlPlane: { flavor: 'large' } } } },
      ['TerraformMachineTemplate demo-control-plane'],
    ],
    ['a pool’s labels', { clusters: { demo: { nodePools: { web: { labels: { a: 'b' } } } } } }, ['KubeadmConfigTemplate demo-web']],
    [
      'a pool’s files',
      { clusters: { demo: { nodePools: { web: { commands: { after: ['true'] } } } } } },
      ['KubeadmConfigTemplate demo-web'],
    ],
  ])('change with %s, there and nowhere else', (_, patch, expected) => expect(changed(patch)).toEqual(expected));
});
