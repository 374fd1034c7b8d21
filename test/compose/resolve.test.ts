import { describe, expect, test } from 'vitest';
import { resolve } from '../../lib/compose/resolve.ts';
import { childShape, fleetShape, type Shape } from '../../lib/compose/shape.ts';
import type { Cluster, Fleet } from '../../lib/index.ts';
import { overlay, type Patch, remove } from '../../lib/index.ts';
import { seconds } from '../../lib/model/duration.ts';
import { valueAt } from '../../lib/model/path.ts';
import { complete, small } from '../synth.ts';

const issues = (fleet: Fleet) => resolve('test', fleet).issues.map(({ code, path }) => `${code} ${path.join('.')}`);

describe('a field without a default', () => {
  test.each(['kubernetesVersion', 'distribution', 'endpoint'] as const)('%s is asked for', (field) =>
    expect(issues(overlay(small, { clusters: { demo: { [field]: remove } } }))).toEqual([`cluster/field-missing clusters.demo.${field}`]),
  );

  test('may come from clusterDefaults', () =>
    expect(
      issues(overlay(small, { clusterDefaults: { kubernetesVersion: 'v1.34.2' }, clusters: { demo: { kubernetesVersion: remove } } })),
    ).toEqual([]));
});

describe('a reference that is left out', () => {
  test('means the only entry', () =>
    expect(complete().clusters[0]).toMatchObject({ network: { nodes: 'nodes' }, controlPlane: { image: 'ubuntu' } }));

  test('is asked for where there are several', () => {
    const two = {
      ...small,
      cloud: { ...small.cloud, images: { a: { type: 'name', name: 'a' }, b: { type: 'name', name: 'b' } } },
    } as Fleet;
    expect(issues(two)).toEqual([
      'cluster/choice-missing clusters.demo.controlPlane.image',
      'cluster/choice-missing clusters.demo.nodePools.web.image',
    ]);
  });
});

test('clusterDefaults fill up sections; tagged values and lists are taken whole', () => {
  const fleet = complete({
    clusterDefaults: {
      tags: { a: '1' },
      network: { pods: ['10.1.0.0/16'], services: ['10.2.0.0/16'] },
      controlPlane: { replicas: 5, flavor: 'large' },
    },
    clusters: { demo: { tags: { b: '2' }, network: { pods: ['10.3.0.0/16'] } } },
  });
  expect(fleet.clusters[0]).toMatchObject({
    tags: { a: '1', b: '2' },
    network: { pods: ['10.3.0.0/16'], services: ['10.2.0.0/16'] },
    controlPlane: { replicas: 5, flavor: 'small' },
  });
});

describe('the defaults that the schema tells are those that a fleet gets', () => {
  const told = [...defaults(fleetShape, [])].filter(({ path }) => !path.startsWith('clusterDefaults'));

  test('there are many', () => expect(told.length).toBeGreaterThan(30));

  test.each(told)('$path: $value', ({ path, value }) => {
    const fleet = complete({
      cloud: { flavors: { small: { gpu: { count: 1 } }, large: { gpu: { count: 1 } } } },
      clusters: { demo: rich },
    });
    const found = lookUp(fleet, path) ?? lookUp(fleet, inCloudConf(path));
    expect(found).toEqual(typeof value === 'string' && typeof found === 'number' ? seconds(value) : value);
  });
});

/** Sections that a cluster has none of unless it asks. */
const rich: Patch<Cluster> = {
  backup: { retention: 5 },
  addons: {
    cloudControllerManager: { version: 'v1.34.1' },
    cinderCSI: { version: 'v1.34.1' },
    manilaCSI: { version: 'v1.34.1' },
    clusterAutoscaler: { version: 'v1.34.5' },
  },
};

/** What stands in `cloud.conf` is complete in a place of its own, since two programs read it. */
const inCloudConf = (path: string): string =>
  path.replace('.cloudControllerManager.', '.cloudConf.').replace('.cinderCSI.blockStorage.', '.cloudConf.blockStorage.');

/** Every default of the schema on the way to the small fleet's own entries. */
function* defaults(shape: Shape | undefined, path: readonly string[]): Generator<{ path: string; value: unknown }> {
  if (!shape) return;
  if (shape.default !== undefined) yield { path: path.join('.'), value: shape.default };
  const names = Object.keys(shape.properties ?? {});
  const here = valueAt(small, path);
  const entries = typeof shape.additionalProperties === 'object' && typeof here === 'object' && here !== null ? Object.keys(here) : [];
  for (const name of [...names, ...entries]) yield* defaults(childShape(shape, name), [...path, name]);
}

/** The place of a fleet's field in the complete fleet, where clusters and pools are lists and durations end in `Seconds`. */
function lookUp(fleet: unknown, path: string): unknown {
  let here = fleet;
  for (const key of path.split('.')) {
    const named = Array.isArray(here) ? here.find((entry: { name: string }) => entry.name === key) : undefined;
    const record = here as Readonly<Record<string, unknown>>;
    here = named ?? record?.[key] ?? record?.[`${key}Seconds`];
  }
  return here;
}
