import { describe, expect, test } from 'vitest';
import { compose } from '../../lib/compose/compose.ts';
import { layersOf } from '../../lib/compose/layers.ts';
import { add, autoscale, fixed, internal, overlay, publicEndpoint, remove } from '../../lib/index.ts';
import { small } from '../synth.ts';

const composed = (patch: unknown) => compose([...layersOf(small), { file: 'overlays/test/fleet.ts', value: patch }]);
const demo = (patch: unknown) => (composed({ clusters: { demo: patch } }).value as typeof small).clusters['demo'];
const codes = (patch: unknown) => composed(patch).issues.map(({ code, path }) => `${code} ${path.join('.')}`);

describe('over a section', () => {
  test('fields that are not named stay', () =>
    expect(demo({ controlPlane: { replicas: 1 } })?.controlPlane).toEqual({ flavor: 'small', replicas: 1 }));

  test('a section that the base lacks is made', () =>
    expect(demo({ ntp: { servers: ['ntp.example.com'] } })?.ntp).toEqual({ servers: ['ntp.example.com'] }));

  test('free keys are added', () => expect(demo({ labels: { tier: 'gold' } })?.labels).toEqual({ tier: 'gold' }));
});

describe('everything else is replaced whole', () => {
  test('a list', () => {
    const base = overlay(small, { clusters: { demo: { network: { pods: ['10.1.0.0/16'] } } } });
    expect(overlay(base, { clusters: { demo: { network: { pods: ['10.2.0.0/16'] } } } }).clusters['demo']?.network?.pods).toEqual([
      '10.2.0.0/16',
    ]);
  });

  test('a value with a type, though both have fields in common', () =>
    expect(demo({ nodePools: { web: { scaling: autoscale({ min: 0, max: 3 }) } } })?.nodePools?.['web']?.scaling).toEqual({
      type: 'autoscale',
      min: 0,
      max: 3,
    }));

  test('a tagged value by another tag', () =>
    expect(demo({ endpoint: publicEndpoint({ allowedCIDRs: ['192.0.2.0/24'] }) })?.endpoint).toEqual({
      type: 'public',
      allowedCIDRs: ['192.0.2.0/24'],
    }));
});

describe('named entries', () => {
  test('add makes a new one', () =>
    expect(Object.keys(demo({ nodePools: { gpu: add({ flavor: 'large', scaling: fixed(1) }) } })?.nodePools ?? {})).toEqual([
      'web',
      'gpu',
    ]));

  test('remove drops one', () => expect(demo({ nodePools: { web: remove } })?.nodePools).toEqual({}));

  test('remove drops an optional field', () => expect(demo({ namespace: remove })).not.toHaveProperty('namespace'));

  test('one that the base lacks is refused, with the nearest name', () => {
    const { issues, value } = composed({ clusters: { demo: { nodePools: { wbe: { scaling: fixed(1) } } } } });
    expect(issues).toEqual([
      {
        code: 'overlay/name-unknown',
        severity: 'error',
        path: ['clusters', 'demo', 'nodePools', 'wbe'],
        got: "'wbe'",
        must: "name a node pool of the base: 'web'",
        fix: "did you mean 'web'?",
      },
    ]);
    expect(value).toEqual(small);
  });

  test.each([
    ['add over a name that exists', { clusters: { demo: add({}) } }, 'overlay/name-exists clusters.demo'],
    [
      'add where nothing is named',
      { clusters: { demo: { endpoint: add(internal()) } } },
      'overlay/add-outside-names clusters.demo.endpoint',
    ],
    ['remove of what is not there', { clusters: { demo: { ssh: remove } } }, 'overlay/nothing-to-remove clusters.demo.ssh'],
    ['a flavor that the base lacks', { cloud: { flavors: { huge: { vcpus: 2 } } } }, 'overlay/name-unknown cloud.flavors.huge'],
  ])('%s is refused', (_, patch, code) => expect(codes(patch)).toEqual([code]));
});

test('all that breaks the law is told at once', () =>
  expect(codes({ clusters: { dmo: {}, demo: { ssh: remove } }, cloud: { flavors: { small: add({}) } } })).toHaveLength(3));

test('an overlay over an overlay sees what the first one made', () => {
  const first = overlay(small, { clusters: { demo: { nodePools: { gpu: add({ flavor: 'large', scaling: fixed(1) }) } } } });
  const second = overlay(first, { clusters: { demo: { nodePools: { gpu: { scaling: fixed(3) } } } } });
  expect(compose(layersOf(second))).toMatchObject({
    issues: [],
    value: { clusters: { demo: { nodePools: { gpu: { flavor: 'large', scaling: { replicas: 3 } } } } } },
  });
});
