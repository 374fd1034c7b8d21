import { describe, expect, test } from 'vitest';
import type { ManifestFile } from '../../lib/model/addons/manifests.ts';
import { withManifests } from '../../lib/yaml/manifest-files.ts';
import { printed } from '../../lib/yaml/printed.ts';
import { small } from '../synth.ts';

/** What is read of one file that the small fleet names as manifests. */
function read(text: string, file = 'addons/a.yaml'): ManifestFile {
  const { demo } = small.clusters;
  const fleet = { ...small, clusters: { demo: { ...demo, addons: { manifests: { own: { path: 'addons' } } } } } };
  return withManifests(fleet, new Map([[file, text]])).manifests?.get(file) as ManifestFile;
}

const objects = (text: string) => read(text).documents.map(({ object }) => object);
const faults = (text: string) => read(text).faults.map(({ got, must }) => `${got} | ${must}`);

const account = (name: string): string => `apiVersion: v1\nkind: ServiceAccount\nmetadata:\n  name: ${name}\n  namespace: kube-system\n`;

describe('a file of manifests', () => {
  test('gives its objects in their order, empty documents left out', () => {
    expect(objects(`---\n${account('a')}---\n# nothing\n---\n${account('b')}`).map(({ metadata }) => metadata.name)).toEqual(['a', 'b']);
  });

  test('may be JSON, a JSON array or a List, which are taken apart', () => {
    const [a, b] = ['a', 'b'].map((name) => ({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace: 'kube-system' } }));
    expect(objects(JSON.stringify(a))).toEqual([a]);
    expect(objects(JSON.stringify([a, b]))).toEqual([a, b]);
    expect(objects(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [a, { apiVersion: 'v1', kind: 'List', items: [b] }] }))).toEqual(
      [a, b],
    );
  });

  test('is read as Cluster API reads it, by YAML 1.1, and printed so that every reader agrees', () => {
    const [object] = objects(`${account('a')}mode: 0644\nyes: on\ntext: "on"\nday: 2027-01-02\n`);
    expect(object).toMatchObject({ mode: 420, true: true, text: 'on', day: '2027-01-02' });
    expect(printed(object as never)).toContain('mode: 420\ntext: "on"\n"true": true\n');
  });

  test('may use anchors, and braces and dollars of other engines', () => {
    const [object] = objects(`${account('a')}x: &x {script: "\${HOME} {{ .Values }}"}\ntwin: *x\n`);
    expect(object?.['twin']).toEqual({ script: '\u0024{HOME} {{ .Values }}' });
  });

  test('knows what each object takes of a ConfigMap', () => {
    const [document] = read(account('a')).documents;
    expect(document?.bytes).toBeGreaterThan(Buffer.byteLength(printed(document?.object as never)));
  });
});

/** A text and what is wrong with it. */
const broken: readonly (readonly [what: string, text: string, got: RegExp])[] = [
  ['no YAML', 'a: [', /no YAML in addons\/a\.yaml:\d/],
  ['a key twice', `${account('a')}kind: Role\n`, /a key that stands twice in one map in addons\/a\.yaml:6/],
  ['a text', 'only words\n', /'only words' as document 1 in addons\/a\.yaml/],
  ['no kind', 'apiVersion: v1\nmetadata: {name: a}\n', /document 1 in addons\/a\.yaml, which lacks one/],
  ['no name', 'apiVersion: v1\nkind: Pod\nmetadata: {generateName: a-}\n', /which lacks one/],
  ['a name that is a number', 'apiVersion: v1\nkind: Pod\nmetadata: {name: 1.30}\n', /which lacks one/],
  ['a namespace that is a boolean', 'apiVersion: v1\nkind: Pod\nmetadata: {name: a, namespace: on}\n', /the boolean true/],
  [
    'an annotation that is no text',
    `${account('a').replace('metadata:', 'metadata:\n  annotations: {a: 5}')}`,
    /no text in annotations at 'a'/,
  ],
  ['a kustomization', 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [a.yaml]\n', /a kustomization/],
  ['what SOPS encrypted', `${account('a')}sops: {mac: x}\n`, /encrypted by SOPS/],
  ['a number that JSON cannot say', `${account('a')}x: .nan\n`, /NaN at `x`/],
  ['a number that would change', `${account('a')}x: 9007199254740993\n`, /beyond 2\^53 at `x`/],
  ['bytes', `${account('a')}x: !!binary aGVsbG8=\n`, /at `x`/],
  [
    'aliases without end',
    'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d]\n',
    /aliases that unfold without end/,
  ],
  ['ten thousand levels', `x: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`, /cannot be read|no YAML/],
];

describe('is refused by its file', () => {
  test.each(broken)('%s', (_, text, got) => {
    expect(faults(text)).toHaveLength(1);
    expect(faults(text)[0]).toMatch(got);
    expect(read(text).documents).toEqual([]);
  });
});

test('a bound in a CRD may be as large as Kubernetes writes it', () => {
  const crd =
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: a.b}\nspec: {maximum: 9223372036854775807}\n';
  expect(faults(crd)).toEqual([]);
});

test('files that the fleet does not name as manifests are not read', () => {
  expect(withManifests(small, new Map([['addons/a.yaml', account('a')]])).manifests?.size).toBe(0);
});

test('a value of a credential is not repeated', () => {
  expect(faults('apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {password: "hunter2-example" oops}\n')[0]).not.toContain(
    'hunter2',
  );
});
