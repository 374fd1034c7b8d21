import fc from 'fast-check';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../lib/addons/order.ts';
import { type Data, pack } from '../../lib/addons/pack.ts';
import { mostPayloadBytes } from '../../lib/model/addons/manifests.ts';
import type { KubeObject } from '../../lib/model/object.ts';

const object = (kind: string, name: string, rest: object = {}): KubeObject => ({ apiVersion: 'v1', kind, metadata: { name }, ...rest });

/** What a YAML reader of others makes of all texts, key by key as Cluster API goes through them. */
const unpacked = (packed: readonly Data[]): unknown[] =>
  packed.flatMap((data) =>
    Object.keys(data)
      .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .flatMap((key) => loadAll(data[key] as string)),
  );

const valueBytes = (data: Data): number => Object.values(data).reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Objects with texts of any letters, some in several bytes. */
const objects = fc.array(
  fc
    .record({
      kind: fc.constantFrom('Namespace', 'CustomResourceDefinition', 'ConfigMap', 'Deployment'),
      name: fc.stringMatching(/^[a-z]{1,8}$/),
      text: fc.string({ unit: 'binary', maxLength: 60 }),
      times: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ kind, name, text, times }) =>
      object(kind, name, { data: { text: text.repeat(times), lines: `${text}\n---\n`.repeat(times) } }),
    ),
  { minLength: 1, maxLength: 30 },
);

describe('packed objects', () => {
  test('unpack to the same objects in the same order, whoever reads them', () => {
    fc.assert(
      fc.property(objects, fc.integer({ min: 500, max: 20_000 }), (given, limit) => {
        expect(unpacked(pack(given, limit))).toEqual(JSON.parse(JSON.stringify(inOrder(given))));
      }),
      { numRuns: 200 },
    );
  });

  test('fill no ConfigMap above the limit, unless one object does so by itself', () => {
    fc.assert(
      fc.property(objects, fc.integer({ min: 500, max: 20_000 }), (given, limit) => {
        for (const data of pack(given, limit)) {
          const alone = loadAll(Object.values(data).join('---\n')).length === 1;
          if (!alone) expect(Buffer.byteLength(JSON.stringify(Object.values(data).join('')))).toBeLessThanOrEqual(limit);
          for (const text of Object.values(data)) expect(Buffer.byteLength(text)).toBeGreaterThanOrEqual(32);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('leave no room for one more object of the next ConfigMap', () => {
    const packed = pack(
      Array.from({ length: 50 }, (_, i) => object('ConfigMap', `c${i}`, { data: { text: 'x'.repeat(900) } })),
      10_000,
    );
    expect(packed).toHaveLength(5);
  });
});

test('values of three megabytes in letters of three bytes stay below 1 MiB in each ConfigMap', () => {
  const given = Array.from({ length: 12 }, (_, i) => object('ConfigMap', `c${i}`, { data: { text: '\u20ac'.repeat(85_000) } }));
  const packed = pack(given);
  expect(packed.length).toBeGreaterThan(3);
  for (const data of packed) expect(valueBytes(data)).toBeLessThan(2 ** 20);
  expect(mostPayloadBytes).toBeLessThan(2 ** 20);
  expect(unpacked(packed)).toHaveLength(12);
});

test('namespaces come first, then CRDs, each under a key of its own that sorts', () => {
  const given = [
    object('Deployment', 'd'),
    object('CustomResourceDefinition', 'c'),
    object('ConfigMap', 'm'),
    object('Namespace', 'n'),
    object('CustomResourceDefinition', 'b'),
  ];
  const [data = {}] = pack(given);
  expect(Object.keys(data)).toEqual(['00-namespaces.yaml', '01-crds.yaml', '02-objects.yaml']);
  expect(inOrder(given).map(({ metadata }) => metadata.name)).toEqual(['n', 'c', 'b', 'd', 'm']);
});

test('no objects need no ConfigMap', () => expect(pack([])).toEqual([]));
