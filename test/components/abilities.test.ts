import { describe, expect, test } from 'vitest';
import { compose } from '../../lib/compose/compose.ts';
import { layersOf } from '../../lib/compose/layers.ts';
import { overlay } from '../../lib/compose/overlay.ts';
import { resolve } from '../../lib/compose/resolve.ts';
import { add, type Cluster, type Fleet, imageName, type Patch } from '../../lib/index.ts';
import { abilities, can, type DistributionName, ignored } from '../../lib/model/abilities.ts';
import { type Issue, isError } from '../../lib/model/issue.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { type Path, printPath, valueAt } from '../../lib/model/path.ts';
import { rules } from '../../lib/rules/index.ts';
import { findings } from '../../lib/rules/rule.ts';
import { checkFleet } from '../../lib/schema/fleet.ts';
import schema from '../../schemas/fleet.schema.json' with { type: 'json' };
import { files, small } from '../synth.ts';
import { type Example, examples, type Values } from './ability-examples.ts';
import { elsewhere } from './words-elsewhere.ts';

const versions = { kubeadm: 'v1.34.9', rke2: 'v1.34.9+rke2r1' } as const;
const before = { kubeadm: 'v1.34.2', rke2: 'v1.34.3+rke2r1' } as const;
const both = ['kubeadm', 'rke2'] as const;

/** The sections of a patch that are no mark. */
interface Sections {
  readonly network?: object;
  readonly controlPlane?: object;
  readonly nodePools?: { readonly web?: object };
}

/** One cluster under a distribution, with a region, zones and a choice of networks and images, and `cluster` over it. */
function fleet(type: DistributionName, cluster: Patch<Cluster> = {}, distribution: object = {}): Patch<Fleet> {
  const { network, controlPlane, nodePools } = cluster as Sections;
  return {
    cloud: {
      region: 'RegionOne',
      availabilityZones: ['az-1'],
      networks: { edge: add({ subnetId: '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10', cidrs: ['10.7.0.0/24'] }) },
      images: { other: add(imageName('other')) },
    },
    clusters: {
      demo: {
        kubernetesVersion: before[type],
        ...cluster,
        network: { nodes: 'nodes', ...network },
        controlPlane: { image: 'ubuntu', ...controlPlane },
        nodePools: { web: { image: 'ubuntu', ...nodePools?.web } },
        distribution: { ...distribution, type } as never,
      },
    },
  };
}
const without = (type: DistributionName, { before: given = {} }: Example) => fleet(type, given);
const withWords = (type: DistributionName, words: string, { cluster = {}, distribution = {} }: Example) =>
  fleet(type, words === 'kubernetesVersion' ? { kubernetesVersion: versions[type] } : cluster, distribution);

/** Every object by its kind, names of templates without the hash of their content, which follows every change. */
function objects(patch: Patch<Fleet>): ReadonlyMap<string, KubeObject> {
  const all = files(patch).flatMap((manifest) => manifest.objects);
  const names = all.filter(({ kind }) => kind.endsWith('Template')).map(({ metadata }) => metadata.name);
  const text = names.reduce((whole, name) => whole.replaceAll(name, name.replace(/-[^-]+$/, '')), JSON.stringify(all));
  const plain = JSON.parse(text) as KubeObject[];
  return new Map(plain.map((object) => [`${object.kind} ${object.metadata.namespace ?? ''}/${object.metadata.name}`, object]));
}

/** The places of two objects that differ: lists are compared whole. */
function differing(one: unknown, two: unknown, path: string): string[] {
  if (JSON.stringify(one) === JSON.stringify(two)) return [];
  if (!isSection(one) && !isSection(two)) return [path];
  const [a, b] = [isSection(one) ? one : {}, isSection(two) ? two : {}];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => differing(a[key], b[key], path === '' ? key : `${path}.${key}`));
}

const isSection = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `Kind path` of every place that two fleets differ at, no deeper than one of `known`. */
function changes(one: Patch<Fleet>, two: Patch<Fleet>, known: readonly string[] = []): string[] {
  const [a, b] = [objects(one), objects(two)];
  expect([...a.keys()].sort()).toEqual([...b.keys()].sort());
  const found = [...a].flatMap(([name, object]) => differing(object, b.get(name), '').map((path) => `${object.kind} ${path}`));
  return [...new Set(found.map((place) => known.find((each) => place === each || place.startsWith(`${each}.`)) ?? place))].sort();
}

/** What the schema and the rules have against a fleet. */
function refusals(patch: Patch<Fleet>): Issue[] {
  const { value, issues } = compose(layersOf(overlay(small, patch)));
  const found = [...issues, ...checkFleet(value)];
  if (found.length > 0) return found;
  const resolved = resolve('test', value as Fleet);
  return [...resolved.issues, ...(resolved.value === undefined ? [] : findings(rules, resolved.value))].filter(isError);
}

const expectedAt = (values: Values, path: string): unknown => {
  const end = Object.keys(values).find((each) => path.endsWith(`.${each}`));
  if (end === undefined) throw new Error(`no value in the example for ${path}`);
  return values[end];
};

test('every ability has an example, and no other', () => expect(Object.keys(examples)).toEqual(abilities.map(({ words }) => words)));

describe.each(both)('under %s', (type) => {
  const able = abilities.flatMap(({ words, [type]: ability }) => (can(ability) ? [{ words, lands: ability.lands }] : []));
  const unable = abilities.flatMap(({ words, [type]: ability }) => (can(ability) ? [] : [{ words, ...ability }]));

  test.each(able)('$words changes the objects where the table says, and nowhere else', ({ words, lands }) => {
    const example = examples[words] as Example;
    const patch = withWords(type, words, example);
    const places = Object.entries(lands).flatMap(([kind, paths]) => paths.map((path) => `${kind} ${path}`));
    expect(changes(without(type, example), patch, places)).toEqual([...places].sort());
    const made = [...objects(patch).values()];
    for (const [kind, paths] of Object.entries(lands)) {
      const object = made.find((each) => each.kind === kind);
      for (const path of paths)
        expect({ path, value: valueAt(object, path.split('.')) }).toEqual({ path, value: expectedAt(example[type] ?? {}, path) });
    }
  });

  test.each(unable)('$words is refused, by its name and that of the distribution', ({ words, reason, fix }) => {
    const told = refusals(withWords(type, words, examples[words] as Example));
    expect(told.map(({ code }) => code)).toEqual(['distribution/cannot']);
    const [{ path, got, must, fix: way }] = told as [Issue];
    const asked = ['clusters', 'demo', ...words.split('.').map((key) => (key === '*' ? '/etc/motd' : key))];
    expect(printPath(asked).startsWith(printPath(path))).toBe(true);
    expect(got).toContain(`'${String(path.at(-1))}', which ${type} cannot do`);
    expect({ must, way }).toEqual({ must: `be left out under ${type}: ${reason}`, way: fix });
  });

  test.each(Object.entries(ignored[type]))('%s of its provider has no words, and says what to write', (word, { fix }) => {
    const [issue, ...more] = refusals(fleet(type, {}, { [word]: 'x' }));
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ code: 'distribution/cannot', path: ['clusters', 'demo', 'distribution', word], fix });
  });

  test.each(Object.entries(elsewhere))('%s changes objects, and none that only a distribution has', (_, cluster) => {
    const changed = changes(fleet(type), fleet(type, cluster));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((place) => /^(?:Kubeadm|RKE2)/.test(place))).toEqual([]);
  });
});

describe('the table', () => {
  interface Shape {
    readonly $ref?: string;
    readonly properties?: Readonly<Record<string, Shape>>;
    readonly additionalProperties?: Shape | boolean;
  }
  const shapes = schema.$defs as unknown as Readonly<Record<string, Shape>>;
  const shapeOf = (shape: Shape): Shape => (shape.$ref === undefined ? shape : (shapes[shape.$ref.slice('#/$defs/'.length)] ?? {}));
  /** Sections that say something of their own; what is below others goes where they go. */
  const opened = new Set([
    'controlPlane',
    'network',
    'nodePools',
    'commands',
    'files',
    'apiServer',
    'controllerManager',
    'scheduler',
    'etcd',
    'kubelet',
    'kubeProxy',
  ]);

  function wordsOf(shape: Shape, path: Path): string[] {
    return Object.entries(shapeOf(shape).properties ?? {}).flatMap(([key, child]) => {
      const here = [...path, key];
      const { properties, additionalProperties } = shapeOf(child);
      if (!opened.has(key)) return [here.join('.')];
      const inner = properties
        ? wordsOf(child, here)
        : typeof additionalProperties === 'object'
          ? wordsOf(additionalProperties, [...here, '*'])
          : [];
      return inner.length > 0 ? inner : [here.join('.')];
    });
  }

  /** Groups of machines have files and commands as the cluster has. */
  const shared = (words: string): string => words.replace(/^(?:controlPlane|nodePools\.\*)\.(?=files|commands)/, '');
  /** The namespace is every object's, references of RKE2's among them; add-ons are objects of their own. */
  const everywhere = ['namespace', 'addons'];
  const isKnown = (words: string): boolean =>
    [...abilities.map((ability) => ability.words), ...Object.keys(elsewhere), ...everywhere].some(
      (each) => words === each || words.startsWith(`${each}.`),
    );

  test('has every word of a cluster and of both distributions, or it is one that no distribution reads', () => {
    const all = [
      ...wordsOf(shapes['Cluster'] as Shape, []).filter((words) => words !== 'distribution'),
      ...['Kubeadm', 'Rke2']
        .flatMap((name) => wordsOf(shapes[name] as Shape, ['distribution']))
        .filter((words) => words !== 'distribution.type'),
    ];
    expect(all.length).toBeGreaterThan(80);
    expect(all.map(shared).filter((words) => !isKnown(words))).toEqual([]);
  });

  test('has no word that the schema has not', () => {
    const words = abilities.map((ability) => ability.words);
    const all = [
      ...wordsOf(shapes['Cluster'] as Shape, []),
      ...['Kubeadm', 'Rke2'].flatMap((name) => wordsOf(shapes[name] as Shape, ['distribution'])),
    ];
    expect(words.filter((each) => !all.some((known) => known === each || known.startsWith(`${each}.`)))).toEqual([]);
  });
});
