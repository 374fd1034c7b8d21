import { describe, expect, test } from 'vitest';
import { chainOf } from '../../lib/compose/chain.ts';

const web = ['clusters', 'payments', 'nodePools', 'web'];
const pools = (flavor: unknown) => ({ clusters: { payments: { nodePools: { web: { flavor } } } } });
const links = (...args: Parameters<typeof chainOf>) => chainOf(...args).map(({ file, value, wins }) => [file, value, wins]);

describe('the chain of a value', () => {
  test('names every file that writes it, oldest first; the last one wins', () =>
    expect(
      links(
        [
          { file: 'base', value: pools('s') },
          { file: 'region', value: {} },
          { file: 'prod', value: pools('l') },
        ],
        [...web, 'flavor'],
      ),
    ).toEqual([
      ['base', 's', false],
      ['prod', 'l', true],
    ]));

  test('is empty where nobody writes it', () => expect(links([{ file: 'base', value: pools('s') }], [...web, 'zone'])).toEqual([]));

  test('counts a value of `clusterDefaults` less than the cluster’s own, whichever file is newer', () => {
    const chain = chainOf(
      [
        { file: 'base', value: { clusters: { payments: { controlPlane: { replicas: 1 } } } } },
        { file: 'prod', value: { clusterDefaults: { controlPlane: { replicas: 5 } } } },
      ],
      ['clusters', 'payments', 'controlPlane', 'replicas'],
    );
    expect(chain).toEqual([
      { file: 'prod', path: ['clusterDefaults', 'controlPlane', 'replicas'], value: 5, wins: false },
      { file: 'base', path: ['clusters', 'payments', 'controlPlane', 'replicas'], value: 1, wins: true },
    ]);
  });

  test('falls back to `clusterDefaults` where the last file removed the cluster’s own', () =>
    expect(
      links(
        [
          { file: 'base', value: { clusterDefaults: { paused: true }, clusters: { payments: { paused: false } } } },
          { file: 'prod', value: { clusters: { payments: { paused: null } } } },
        ],
        ['clusters', 'payments', 'paused'],
      ),
    ).toEqual([
      ['base', true, true],
      ['base', false, false],
      ['prod', undefined, false],
    ]));

  test('has no winner for a section, which is merged of all', () =>
    expect(
      links(
        [
          { file: 'base', value: pools('s') },
          { file: 'prod', value: pools('l') },
        ],
        web,
      ),
    ).toEqual([
      ['base', { flavor: 's' }, false],
      ['prod', { flavor: 'l' }, false],
    ]));

  test('knows a tagged value, written whole, that has no such field', () =>
    expect(
      chainOf(
        [
          { file: 'base', value: { clusters: { payments: { scaling: { type: 'fixed', replicas: 2 } } } } },
          { file: 'prod', value: { clusters: { payments: { scaling: { type: 'autoscale', min: 0 } } } } },
        ],
        ['clusters', 'payments', 'scaling', 'replicas'],
      ),
    ).toEqual([
      { file: 'base', path: ['clusters', 'payments', 'scaling', 'replicas'], value: 2, wins: false },
      { file: 'prod', path: ['clusters', 'payments', 'scaling'], wins: false },
    ]));

  test('is not led astray by `__proto__`', () =>
    expect(links([{ file: 'base', value: {} }], ['clusters', '__proto__', 'toString'])).toEqual([]));
});
