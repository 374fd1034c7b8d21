import { describe, expect, test, vi } from 'vitest';
import { clusterFacts } from '../../lib/addons/cluster-facts.ts';
import { delivered, deliveryOf } from '../../lib/addons/delivery.ts';
import { factFields } from '../../lib/changes/payloads/fields/facts.ts';
import { liveFields } from '../../lib/changes/payloads/fields/index.ts';
import { openPayload } from '../../lib/changes/payloads/open.ts';
import { pairOf } from '../../lib/changes/payloads/pair.ts';
import { payloadChanges } from '../../lib/changes/payloads/payload-changes.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { printPath } from '../../lib/model/path.ts';
import type { Placed } from '../../lib/model/placed.ts';
import { inShort, stopsOfObjects } from './between.ts';
import { payloadRows } from './payload-rows.ts';

/** Clusters of one namespace to which an add-on delivers objects, with the set and the ConfigMaps that do. */
function delivering(objects: readonly KubeObject[], clusters: readonly string[] = ['demo'], addon = 'network', namespace = 'team-a') {
  const delivery = deliveryOf({ addon, objects });
  return [...clusters.map((name) => asking(name, delivery.labels, namespace)), ...delivered(delivery, namespace)];
}

const asking = (name: string, labels: Readonly<Record<string, string>>, namespace = 'team-a'): KubeObject => ({
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'Cluster',
  metadata: { name, namespace, labels },
});

const placed = (objects: readonly KubeObject[]): Placed[] => objects.map((object) => ({ object, file: `${object.kind}.yaml` }));
const fields = (was: readonly KubeObject[], now: readonly KubeObject[]) =>
  stopsOfObjects(was, now).map(({ code, path }) => `${code} ${printPath(path)}`);

describe('an object of a payload, as a real API server has answered', () => {
  test.each(payloadRows.map((row) => [`${row.before.kind}: ${row.what}`, row] as const))('%s', (_, { before, after, path }) => {
    expect(fields(delivering([before]), delivering([after]))).toEqual(path === undefined ? [] : [`removal/frozen-field ${path}`]);
    expect(fields(delivering([after]), delivering([after]))).toEqual([]);
  });

  test('has a row for every field of the table', () => {
    const key = (type: string, path: string) => `${type} ${path}`;
    const proven = payloadRows.map(({ before, path = '' }) => {
      const group = before.apiVersion.includes('/') ? `${before.apiVersion.split('/')[0]}/` : '';
      return key(`${group}${before.kind}`, path);
    });
    const missing = liveFields.filter((field) => !factFields.includes(field) && !proven.includes(key(field.type, printPath(field.path))));
    expect(missing.map(({ type, path }) => key(type, printPath(path)))).toEqual([]);
  });
});

const facts = (data: Readonly<Record<string, string>>): KubeObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: clusterFacts.name, namespace: clusterFacts.namespace },
  data,
});

test('the facts of a cluster stay, whichever there are; another ConfigMap may have the same keys', () => {
  const keys = [clusterFacts.clusterName, clusterFacts.regional];
  expect(factFields.map(({ path }) => path)).toEqual(keys.map((key) => ['data', key]));
  const [was, now] = ['a', 'b'].map((value) => facts(Object.fromEntries(keys.map((key) => [key, value]))));
  if (was === undefined || now === undefined) return expect.fail();
  expect(fields(delivering([was]), delivering([now]))).toEqual(keys.map((key) => `removal/frozen-field ${printPath(['data', key])}`));
  expect(fields(delivering([facts({})]), delivering([now]))).toEqual([]);
  const elsewhere = (object: KubeObject) => ({ ...object, metadata: { ...object.metadata, namespace: 'default' } });
  expect(fields(delivering([elsewhere(was)]), delivering([elsewhere(now)]))).toEqual([]);
});

const storageClass = (type: string, name = 'standard'): KubeObject => ({
  apiVersion: 'storage.k8s.io/v1',
  kind: 'StorageClass',
  metadata: { name },
  provisioner: 'cinder.csi.openstack.org',
  parameters: { type },
});
const account = (name: string): KubeObject => ({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace: 'kube-system' } });

describe('what is said', () => {
  test('names the object, the clusters, the values and the way', () => {
    const [was, now] = ['ssd', 'hdd'].map((type) => delivering([storageClass(type)], ['a', 'b', 'c', 'd', 'e']));
    expect(stopsOfObjects(was ?? [], now ?? [])).toEqual([
      {
        code: 'removal/frozen-field',
        severity: 'error',
        path: ['parameters'],
        origin: { file: 'dist/test/6.yaml' },
        object: { file: '6.yaml', apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', name: 'standard' },
        got: "`type` 'hdd', where 'ssd' was",
        must: 'stay as it is as long as clusters team-a/a, team-a/b, team-a/c, team-a/d and 1 more exist',
        fix: 'set it back, and give the new value to one of another name, which comes beside the old one; `--allow-removal team-a/a`, and so for each other cluster, lets the change through',
        why: expect.stringContaining('refuses the change'),
      },
    ]);
  });

  test('shows nothing of a Secret', () => {
    const secret = (stringData: object): KubeObject => ({ ...account('s'), kind: 'Secret', immutable: true, stringData });
    const said = JSON.stringify(stopsOfObjects(delivering([secret({ a: 'hunter1' })]), delivering([secret({ a: 'hunter22' })])));
    expect(said).toContain('removal/frozen-field');
    expect(said).not.toContain('hunter');
  });
});

describe('the removal of clusters', () => {
  const [was, now] = ['ssd', 'hdd'].map((type) => delivering([storageClass(type)], ['a', 'b']));

  test('lets a change through for those that are named alone', async () => {
    const { payloadStops } = await import('../../lib/changes/payloads/stops.ts');
    const found = payloadChanges(placed(was ?? []), placed(now ?? []), openPayload);
    const musts = (allowed: readonly string[]) =>
      payloadStops(found, 'dist/test', allowed).map(({ must }) => must.split(' as long as ')[1]);
    expect(musts([])).toEqual(['clusters team-a/a, team-a/b exist']);
    expect(musts(['team-a/a'])).toEqual(['cluster team-a/b exists']);
    expect(musts(['a', 'b'])).toEqual([]);
  });
});

describe('what stays in a workload cluster', () => {
  test('is told object by object, with the command that deletes it', () => {
    const said = stopsOfObjects(delivering([account('a'), storageClass('ssd'), account('b')]), delivering([account('a')]));
    expect(said.map(({ severity, fix }) => [severity, fix])).toEqual([
      ['warning', 'in the workload cluster: `kubectl delete storageclass.storage.k8s.io standard`'],
      ['warning', 'in the workload cluster: `kubectl delete serviceaccount -n kube-system b`'],
    ]);
    expect(said.map(inShort)[1]).toBe(
      'change/left-behind ServiceAccount fleet: ServiceAccount kube-system/b in no payload any more; it stays in cluster team-a/demo',
    );
  });

  test('is one warning for an add-on that nobody asks for any more', () => {
    const [issue, ...more] = stopsOfObjects(delivering([account('a'), account('b')], ['x', 'y']), [asking('x', {}), asking('y', {})]);
    expect(more).toEqual([]);
    const { name } = deliveryOf({ addon: 'network', objects: [account('a'), account('b')] });
    expect(issue).toMatchObject({
      code: 'change/left-behind',
      severity: 'warning',
      got: `nothing of network (${name}) delivered any more; all of it stays in clusters team-a/x, team-a/y`,
      fix: expect.stringContaining(`kubectl get configmap -n team-a ${name} -o go-template=`),
    });
  });

  test('is nothing where another payload has it now, or where its cluster goes', () => {
    const both = (network: readonly KubeObject[], other: readonly KubeObject[]): KubeObject[] => {
      const deliveries = [deliveryOf({ addon: 'network', objects: network }), deliveryOf({ addon: 'other', objects: other })];
      const labels = Object.assign({}, ...deliveries.map((delivery) => delivery.labels));
      return [asking('demo', labels), ...deliveries.flatMap((delivery) => delivered(delivery, 'team-a'))];
    };
    expect(stopsOfObjects(both([account('a'), account('b')], [account('c')]), both([account('a')], [account('c'), account('b')]))).toEqual(
      [],
    );
    expect(stopsOfObjects(delivering([account('a')]), [])).toEqual([]);
    expect(
      fields(both([account('a'), storageClass('ssd')], [account('c')]), both([account('a')], [account('c'), storageClass('hdd')])),
    ).toEqual(['removal/frozen-field parameters']);
  });
});

describe('what a cluster writes into itself is refused each time that the payload changes (tried on a kube-apiserver 1.34.4)', () => {
  const containers = [{ name: 'a', image: 'registry.example.com/a:1' }];
  const job = (more: object = {}): KubeObject => ({
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'j', namespace: 'kube-system' },
    spec: { template: { spec: { restartPolicy: 'Never', containers } }, ...more },
  });
  const claim = (more: object = {}): KubeObject => ({
    ...account('c'),
    kind: 'PersistentVolumeClaim',
    spec: { accessModes: ['ReadWriteOnce'], ...more },
  });
  const pod = (more: object = {}): KubeObject => ({ ...account('p'), kind: 'Pod', spec: { containers, ...more } });

  test.each<[string, KubeObject, readonly string[]]>([
    ['a Job', job(), ['change/applied-again spec.selector']],
    ['a Job that deletes itself', job({ ttlSecondsAfterFinished: 60 }), []],
    ['a Job with a selector of its own', job({ manualSelector: true, selector: { matchLabels: { a: 'b' } } }), []],
    ['a claim', claim(), ['change/applied-again spec.volumeName']],
    ['a claim for one volume', claim({ volumeName: 'v' }), []],
    ['a Pod', pod(), ['change/applied-again spec.nodeName']],
    ['a Pod on one node', pod({ nodeName: 'n' }), []],
  ])('%s', (_, object, expected) => {
    expect(fields(delivering([object]), delivering([object, account('a')]))).toEqual(expected);
    expect(fields(delivering([object]), delivering([object]))).toEqual([]);
  });

  test('which is a warning, and is said once where the object changes itself', () => {
    const said = stopsOfObjects(delivering([job()]), delivering([job({ suspend: true })]));
    expect(said.map(({ severity, fix }) => [severity, fix])).toEqual([
      [
        'warning',
        'put it into manifests of their own, which stay as they are, or give it `ttlSecondsAfterFinished`, so that it is made again',
      ],
    ]);
    const another = job({ template: { spec: { restartPolicy: 'OnFailure', containers } } });
    expect(fields(delivering([job()]), delivering([another]))).toEqual(['removal/frozen-field spec.template']);
    const brief = { ttlSecondsAfterFinished: 60 };
    expect(fields(delivering([job(brief)]), delivering([{ ...another, spec: { ...Object(another['spec']), ...brief } }]))).toEqual([]);
  });
});

describe('deliveries', () => {
  test('reach clusters of their own namespace alone, by labels and by expressions', () => {
    const by = (objects: readonly KubeObject[], clusterSelector: object): KubeObject[] =>
      objects.map((object) =>
        object.kind === 'ClusterResourceSet' ? { ...object, spec: { ...Object(object['spec']), clusterSelector } } : object,
      );
    const expressions = { matchExpressions: [{ key: 'addons.capstan/network', operator: 'Exists' }] };
    const [was, now] = ['ssd', 'hdd'].map((type) => delivering([storageClass(type)]));
    expect(fields(by(was ?? [], expressions), by(now ?? [], expressions))).toEqual(['removal/frozen-field parameters']);
    const nobody = { matchLabels: { 'addons.capstan/network': 'other' } };
    expect(fields(by(was ?? [], nobody), by(now ?? [], nobody))).toEqual([]);
    const moved = (objects: readonly KubeObject[] = []) =>
      objects.map((object) => (object.kind === 'Cluster' ? { ...object, metadata: { ...object.metadata, namespace: 'team-b' } } : object));
    expect(fields(moved(was), moved(now))).toEqual([]);
  });

  test('that are applied once change nothing, so nothing fails', () => {
    const once = (objects: readonly KubeObject[] = []) =>
      objects.map((object) =>
        object.kind === 'ClusterResourceSet' ? { ...object, spec: { ...Object(object['spec']), strategy: 'ApplyOnce' } } : object,
      );
    const [was, now] = ['ssd', 'hdd'].map((type) => delivering([storageClass(type)]));
    expect(stopsOfObjects(once(was), once(now)).filter(({ object }) => object?.kind === 'StorageClass')).toEqual([]);
  });

  test('of other YAML than Capstan’s own are read as well', () => {
    const yaml = (objects: readonly KubeObject[], type: string) =>
      objects.map((object) =>
        object.kind === 'ConfigMap'
          ? {
              ...object,
              data: {
                a: `# a class\napiVersion: storage.k8s.io/v1\nkind: StorageClass\nmetadata: {name: s}\nparameters: {type: ${type}}\n`,
              },
            }
          : object,
      );
    const objects = delivering([account('a')]);
    expect(fields(yaml(objects, 'ssd'), yaml(objects, 'hdd'))).toEqual(['removal/frozen-field parameters']);
  });
});

describe('the work', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `c${index}`);

  test('of a payload that 1,000 clusters share is done once', () => {
    const [was, now] = ['ssd', 'hdd'].map((type) => placed(delivering([storageClass(type)], many)));
    const [open, compare] = [vi.fn(openPayload), vi.fn(pairOf)];
    const found = payloadChanges(was ?? [], now ?? [], open, compare);
    expect(found.map(({ clusters }) => clusters.length)).toEqual([1000]);
    expect([open.mock.calls.length, compare.mock.calls.length]).toEqual([2, 1]);
  });

  test('is none where payloads are equal', () => {
    const both = placed(
      delivering(
        payloadRows.filter(({ path }) => path !== undefined).map(({ before }) => before),
        many,
      ),
    );
    const [open, compare] = [vi.fn(openPayload), vi.fn(pairOf)];
    expect(payloadChanges(both, both, open, compare)).toEqual([]);
    expect([open.mock.calls.length, compare.mock.calls.length]).toEqual([0, 0]);
  });
});
