import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changes } from '../../lib/changes/changes.ts';
import type { FrozenField } from '../../lib/changes/frozen/field.ts';
import { frozenFields } from '../../lib/changes/frozen/index.ts';
import type { KubeObject, Manifest } from '../../lib/model/object.ts';
import { printPath } from '../../lib/model/path.ts';
import { compareReleases, isSkip, releaseOf } from '../../lib/model/release.ts';
import { files } from '../synth.ts';
import { judge } from './between.ts';

const placed = (object: KubeObject) => ({ object, file: `${object.kind}.yaml` });
const codes = (was: readonly KubeObject[], now: readonly KubeObject[]) =>
  changes(was.map(placed), now.map(placed), judge).map(({ issue }) => `${issue.code} ${printPath(issue.path)}`);

/** A value at a path. */
const nested = (path: readonly (string | number)[], value: unknown): object =>
  path.reduceRight<unknown>((below, key) => ({ [key]: below }), value) as object;

/** An object that has nothing but one field. */
const holding = ({ type, path }: FrozenField, value: unknown): KubeObject => {
  const [group, kind = ''] = type.split('/');
  return { apiVersion: `${group}/v1alpha9`, kind, metadata: { name: 'demo', namespace: 'team-a' }, ...nested(path, value) };
};

/** Values of the sort that a field holds. */
const valuesOf = ({ path }: FrozenField): fc.Arbitrary<unknown> => {
  const last = path.at(-1);
  const text = fc.stringMatching(/^[a-z]{1,8}$/);
  if (last === 'apiServerPort') return fc.integer({ min: 1, max: 65535 });
  if (last === 'api_load_balancer_public') return fc.boolean();
  if (last === 'cidrBlocks') return fc.uniqueArray(text, { minLength: 1, maxLength: 2 });
  if (last === 'controlPlaneEndpoint') return fc.record({ port: fc.integer({ min: 1, max: 65535 }) });
  if (last === 'externalDatastoreSecret') return fc.record({ name: text, namespace: text });
  return text;
};

/** The same value with the keys of every section in another order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]): [string, unknown] => [key, turned(child)])
      .reverse(),
  );
};

describe.each(frozenFields.map((field) => [`${field.type} ${printPath(field.path)}`, field] as const))('%s', (_, field) => {
  const both = fc.tuple(valuesOf(field), valuesOf(field));
  // The network of floating IPs counts while the endpoint is public, which is another field.
  const beside = field.path.at(-1) === 'floating_ip_pool' ? { api_load_balancer_public: true } : {};
  const object = (value: unknown): KubeObject => {
    const made = holding(field, value) as KubeObject & { spec: { variables?: object } };
    return { ...made, spec: { ...made.spec, ...(made.spec.variables ? { variables: { ...beside, ...made.spec.variables } } : {}) } };
  };

  test('is found when it changes, and only it, whichever value it had', () => {
    fc.assert(
      fc.property(both, ([before, after]) => {
        const found = codes([object(before)], [object(after)]);
        const isChange = JSON.stringify(before) !== JSON.stringify(after);
        expect(found).toEqual(isChange ? [`removal/frozen-field ${printPath(field.path)}`] : []);
      }),
    );
  });

  test('is not found when it stays, in whatever order its keys stand', () => {
    fc.assert(
      fc.property(valuesOf(field), (value) => {
        expect(codes([object(value)], [turned(object(value)) as KubeObject])).toEqual([]);
      }),
    );
  });

  test('counts as its default where it is absent', () => {
    if (field.absent === undefined || field.absent === null) return;
    expect(codes([object(undefined)], [object(field.absent)])).toEqual([]);
    expect(codes([object(field.absent)], [object(undefined)])).toEqual([]);
  });
});

describe('a fleet that stays', () => {
  const objects = (manifests: readonly Manifest[]) => manifests.flatMap((manifest) => manifest.objects);
  const all = objects(files());

  test('has no change, in whatever order keys and objects stand', () => {
    expect(codes(all, all)).toEqual([]);
    expect(codes(all, all.map((object) => turned(object) as KubeObject).reverse())).toEqual([]);
  });

  test('has none where objects go, come, or move to another namespace', () => {
    expect(codes(all, [])).toEqual([]);
    expect(codes([], all)).toEqual([]);
    expect(
      codes(
        all,
        all.map((object) => ({ ...object, metadata: { ...object.metadata, namespace: 'elsewhere' } })),
      ),
    ).toEqual([]);
  });
});

describe('versions', () => {
  const number = fc.nat({ max: 12 });
  const release = fc.tuple(number, number, fc.option(number, { nil: undefined })).map(([minor, patch, build]) => ({
    order: [minor, patch, build ?? 0],
    text: `v1.${minor}.${patch}${build === undefined ? '' : `+rke2r${build}`}`,
    build,
  }));
  const read = (text: string) => releaseOf(text) ?? expect.fail(`${text} is a version`);

  test('go by minor, patch and build, as numbers', () => {
    fc.assert(
      fc.property(release, release, (a, b) => {
        const counted = a.build === undefined || b.build === undefined ? 2 : 3;
        const differing = a.order.slice(0, counted).findIndex((part, index) => part !== b.order[index]);
        const expected = differing < 0 ? 0 : Math.sign((a.order[differing] ?? 0) - (b.order[differing] ?? 0));
        expect(Math.sign(compareReleases(read(a.text), read(b.text)))).toBe(expected);
        expect(isSkip(read(a.text), read(b.text))).toBe((b.order[0] ?? 0) > (a.order[0] ?? 0) + 1);
      }),
    );
  });

  test('of a pre-release come before their release, and count as it for the step', () => {
    expect(compareReleases(read('v1.35.0-rc.1'), read('v1.35.0'))).toBeLessThan(0);
    expect(isSkip(read('v1.33.9'), read('v1.35.0-rc.1'))).toBe(true);
  });

  test.each(['', 'latest', 'v1.35', 'see v1.35.0'])('that are none (%j) are left to others', (text) =>
    expect(releaseOf(text)).toBeUndefined(),
  );
});
