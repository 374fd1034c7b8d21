import typescript from 'typescript';
import { describe, expect, test } from 'vitest';
import { positions } from '../../lib/cli/line.ts';
import type { Path } from '../../lib/model/path.ts';

/** The text that the found position points at. */
function pointed(source: string, path: Path): string | undefined {
  const { line, column } = positions(typescript, source)(path);
  return line === undefined || column === undefined ? undefined : source.split('\n')[line - 1]?.slice(column - 1);
}

const source = `import { add, fixed, overlay } from 'capstan';
import base from '../base/fleet.ts';

const shared = { flavor: 'm1.small', scaling: fixed(1) };
const zones = ['az-1', 'az-2'];

export default overlay(base, {
  cloud: { availabilityZones: zones, dnsServers: ['10.0.0.1', '10.0.0.2'] },
  clusterDefaults: { controlPlane: { flavor: 'default', replicas: 1 } },
  clusters: {
    payments: {
      controlPlane: { replicas: 2 },
      nodePools: {
        gpu: add({ flavor: 'g1', scaling: autoscale({ min: 5, max: 1 }) }),
        'web-1': { ...shared, flavor: 'own' },
        ['web-2']: ({ labels: { a: 'b' } } as const),
        shared,
      },
    },
  },
} satisfies Patch);
`;

describe('a path of the fleet is found where the overlay writes it', () => {
  test.each<[string, Path, string]>([
    ['through sections', ['clusters', 'payments', 'controlPlane', 'replicas'], 'replicas: 2'],
    ['through add and tagged values', ['clusters', 'payments', 'nodePools', 'gpu', 'scaling', 'min'], 'min: 5'],
    ['under a quoted key', ['clusters', 'payments', 'nodePools', 'web-1', 'flavor'], "flavor: 'own'"],
    ['under a computed key, past a cast', ['clusters', 'payments', 'nodePools', 'web-2', 'labels', 'a'], "a: 'b'"],
    ['through a spread', ['clusters', 'payments', 'nodePools', 'web-1', 'scaling'], 'scaling: fixed(1)'],
    ['through a shorthand', ['clusters', 'payments', 'nodePools', 'shared', 'flavor'], "flavor: 'm1.small'"],
    ['as an item of a list', ['cloud', 'dnsServers', 1], "'10.0.0.2'"],
    ['as an item of a named list', ['cloud', 'availabilityZones', 1], "'az-2'"],
    ['in clusterDefaults, where the cluster is silent', ['clusters', 'payments', 'controlPlane', 'flavor'], "flavor: 'default'"],
    ['at the nearest section, where nobody wrote it', ['clusters', 'payments', 'nodePools', 'gpu', 'zone'], 'gpu: add('],
  ])('%s', (_, path, text) => expect(pointed(source, path)?.startsWith(text)).toBe(true));
});

test.each<[string, string]>([
  ['an overlay without a default export', 'const fleet = { clusters: {} };'],
  ['a fleet that a program computes', 'export default build();'],
  ['a name that leads back to itself', 'const a = b; const b = a; export default a;'],
  ['a default export from elsewhere', "export { default } from './other.ts';"],
  ['text that is no program', 'export default {{{'],
])('no position is made up for %s', (_, text) => expect(positions(typescript, text)(['clusters', 'payments'])).toEqual({}));
