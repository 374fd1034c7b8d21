import { describe, expect, test } from 'vitest';
import { admit, openAdmission } from '../../lib/admission/admit.ts';
import type { Issue } from '../../lib/model/issue.ts';
import type { KubeObject, Manifest } from '../../lib/model/object.ts';
import { printPath } from '../../lib/model/path.ts';
import { files } from '../synth.ts';
import { accepted, manifests, type Name } from './objects.ts';

const lines = (issues: readonly Issue[]): string[] =>
  issues.map(({ code, object, path }) => `${object?.file.replace('.yaml', '')}: ${code.replace('admission/', '')} ${printPath(path)}`);

const said = ({ got, must, fix }: Pick<Issue, 'got' | 'must' | 'fix'>): string => `got ${got}\nmust ${must}\nfix ${fix}`;

test('objects that the API server accepts have no issues', async () => expect(await admit(manifests())).toEqual([]));

test('what the charts make of a fleet has no issues', async () => expect(await admit(files())).toEqual([]));

test('no objects, no issues', async () => expect(await admit([{ file: 'empty.yaml', objects: [] }])).toEqual([]));

/** Object, place, value → the one issue: its code and place, then texts that it must say. */
const cases: readonly (readonly [name: Name, place: string, value: unknown, issue: string, ...says: RegExp[]])[] = [
  // Closed schemas.
  ['cluster', 'spce', {}, 'unknown-field spce', /did you mean 'spec'/],
  ['cluster', 'spec>topologie', {}, 'unknown-field spec.topologie', /did you mean 'topology'/],
  ['terraformCluster', 'spec>controlPlaneRef', {}, 'unknown-field spec.controlPlaneRef', /must be one of/],
  ['machineDeployment', 'spec>replicas', '2', 'type spec.replicas', /write 2, without quotes/],
  ['machineDeployment', 'spec>replicas', -1, 'range spec.replicas', /at least 0/],
  [
    'machineDeployment',
    'spec>rollout',
    { strategy: { type: 'Rolling' } },
    'enum spec.rollout.strategy.type',
    /'OnDelete', 'RollingUpdate'/,
  ],
  ['machineDeployment', 'spec>selector', undefined, 'missing spec.selector'],
  ['controlPlane', 'spec>kubeadmConfigSpec>files>0>content', '', 'length spec.kubeadmConfigSpec.files[0].content', /not be empty/],
  ['controlPlane', 'spec>kubeadmConfigSpec>files>0>content', 'x'.repeat(10241), 'length spec.kubeadmConfigSpec.files[0].content', /10240/],
  ['controlPlane', 'spec>rollout', { after: 'tomorrow' }, 'format spec.rollout.after'],
  ['terraformCluster', 'spec>variables', {}, 'size spec.variables'],
  ['identity', 'spec>allowedNamespaces>list', ['red', 'red'], 'duplicate spec.allowedNamespaces.list[1]', /differ from entry 1/],
  ['bootstrapTemplate', 'spec>template>spec>files', [], 'size spec.template.spec.files'],
  ['kustomization', 'spec>interval', 'often', 'pattern spec.interval'],
  ['secret', 'data>token', 'not base64!', 'format data.token'],
  ['cluster', 'status', {}, 'status status', /must be left out/],
  // `null` and numbers.
  ['cluster', 'spec>paused', null, 'null spec.paused', /leave the field out/],
  ['cluster', 'metadata>labels', { a: null }, 'null metadata.labels.a'],
  ['terraformCluster', 'spec>drift', { intervalSeconds: 2 ** 63 }, 'number spec.drift.intervalSeconds'],
  // Metadata.
  ['cluster', 'metadata>name', undefined, 'metadata metadata.name'],
  ['secret', 'metadata>name', 'Not_A_Name', 'metadata metadata.name', /DNS subdomain/],
  ['namespace', 'metadata>name', 'a.b', 'metadata metadata.name', /DNS label/],
  ['healthCheck', 'metadata>namespace', undefined, 'metadata metadata.namespace', /lives in a namespace/],
  ['namespace', 'metadata>namespace', 'red', 'metadata metadata.namespace', /belongs to no namespace/],
  ['cluster', 'metadata>labels', { 'Example.com/a': 'b' }, 'metadata metadata.labels["Example.com/a"]', /DNS subdomain/],
  ['cluster', 'metadata>labels', { a: 'b c' }, 'metadata metadata.labels.a', /'b c'/],
  ['cluster', 'metadata>labels', { a: 'b'.repeat(64) }, 'metadata metadata.labels.a', /it has 64/],
  ['cluster', 'metadata>labels', { 'a/b/c': '' }, 'metadata metadata.labels["a/b/c"]', /one `\/`/],
  ['cluster', 'metadata>annotations', { 'a b': '' }, 'metadata metadata.annotations["a b"]'],
  ['cluster', 'metadata>annotations', { a: 'b'.repeat(262144) }, 'metadata metadata.annotations', /262145 bytes/],
  ['cluster', 'metadata>finalizers', ['a/b/c'], 'metadata metadata.finalizers[0]'],
  ['cluster', 'metadata>annotations', { a: false }, 'type metadata.annotations.a', /write 'false'/],
  ['machineDeployment', 'spec>template>metadata>labels', { a: '-' }, 'metadata spec.template.metadata.labels.a'],
  // Kinds.
  ['cluster', 'kind', 'Clutser', 'unknown-kind kind', /did you mean 'Cluster'/],
  ['healthCheck', 'apiVersion', 'cluster.x-k8s.io/v1beta1', 'unknown-kind apiVersion', /write `apiVersion: cluster\.x-k8s\.io\/v1beta2`/],
  ['secret', 'kind', 'constructor', 'unknown-kind kind'],
  // References.
  [
    'cluster',
    'spec>controlPlaneRef>name',
    'red-pc',
    'dangling spec.controlPlaneRef.name',
    /KubeadmControlPlane 'red-pc' in namespace 'red'/,
    /did you mean 'red-cp'/,
  ],
  ['cluster', 'spec>infrastructureRef>kind', 'OpenStackCluster', 'dangling spec.infrastructureRef.name', /which has none/],
  ['controlPlane', 'spec>machineTemplate>spec>infrastructureRef>name', 'x', 'dangling spec.machineTemplate.spec.infrastructureRef.name'],
  ['machineDeployment', 'spec>clusterName', 'blue', 'dangling spec.clusterName'],
  ['machineDeployment', 'spec>template>spec>clusterName', 'blue', 'dangling spec.template.spec.clusterName'],
  ['machineDeployment', 'spec>template>spec>bootstrap>configRef>name', 'x', 'dangling spec.template.spec.bootstrap.configRef.name'],
  ['machineDeployment', 'spec>template>spec>infrastructureRef>name', 'x', 'dangling spec.template.spec.infrastructureRef.name'],
  ['healthCheck', 'spec>clusterName', 'blue', 'dangling spec.clusterName'],
  [
    'healthCheck',
    'spec>remediation',
    { templateRef: { apiVersion: 'example.com/v1', kind: 'Fix', name: 'x' } },
    'dangling spec.remediation.templateRef.name',
  ],
  ['terraformCluster', 'spec>identityRef>name', 'openstak', 'dangling spec.identityRef.name', /did you mean 'openstack'/],
  ['terraformCluster', 'spec>defaults', { identityRef: { name: 'x' } }, 'dangling spec.defaults.identityRef.name'],
  ['machineTemplate', 'spec>template>spec>identityRef', { name: 'x' }, 'dangling spec.template.spec.identityRef.name'],
  ['dependent', 'spec>dependsOn>0>name', 'identiti', 'dangling spec.dependsOn[0].name', /did you mean 'identity'/],
  ['dependent', 'spec>dependsOn>0>namespace', 'elsewhere', 'dangling spec.dependsOn[0].name'],
];

describe('one mistake is one issue of its object', () => {
  test.each(cases.map(([name, place, value, issue, ...says]) => ({ name, place, value, issue, says })))(
    '$name $place: $issue',
    async ({ name, place, value, issue, says }) => {
      const issues = await admit(manifests(name, place.split('>'), value));
      expect(lines(issues.filter(({ object }) => object?.file === `${name}.yaml`))).toEqual([`${name}: ${issue}`]);
      // Others may rightly miss the object whose name or kind was broken.
      expect(issues.filter(({ object, code }) => object?.file !== `${name}.yaml` && code !== 'admission/dangling')).toEqual([]);
      for (const text of says) expect(said(issues.find(({ object }) => object?.file === `${name}.yaml`) as Issue)).toMatch(text);
    },
  );

  test('says which object it is', async () => {
    const [issue] = await admit(manifests('controlPlane', ['spec', 'replicas'], '1'));
    expect(issue?.object).toEqual({
      file: 'controlPlane.yaml',
      apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
      kind: 'KubeadmControlPlane',
      namespace: 'red',
      name: 'red-cp',
    });
  });

  test('of a Secret never shows the value', async () => {
    const issues = await admit(manifests('secret', ['data', 'password'], 'hunter2!'));
    expect(lines(issues)).toEqual(['secret: format data.password']);
    expect(JSON.stringify(issues)).not.toContain('hunter2');
  });
});

describe('two objects with one identity', () => {
  const twice = (change: object = {}): Manifest[] => {
    const second = { ...accepted().healthCheck, ...change } as unknown as KubeObject;
    return [...manifests(), { file: 'zz.yaml', objects: [second] }];
  };

  test('are an issue of the second that names both files', async () => {
    const [issue, ...others] = await admit(twice());
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      code: 'admission/double',
      object: { file: 'zz.yaml' },
      got: 'a second cluster.x-k8s.io/MachineHealthCheck red/red-web in zz.yaml; the first is in healthCheck.yaml',
    });
  });

  test('are found although their versions differ', async () => {
    const codes = (await admit(twice({ apiVersion: 'cluster.x-k8s.io/v1beta1' }))).map(({ code }) => code);
    expect(codes).toEqual(['admission/unknown-kind', 'admission/double']);
  });

  test('are two where the namespace or the kind differs', async () => {
    expect(await admit(twice({ metadata: { name: 'red-other', namespace: 'red' } }))).toEqual([]);
  });
});

describe('large objects', () => {
  const configMap = (bytes: number): Manifest[] => [
    {
      file: 'a.yaml',
      objects: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'b' }, data: { key: 'x'.repeat(bytes) } }],
    },
  ];
  const around = JSON.stringify(configMap(0)[0]?.objects[0]).length;

  test('of exactly 1 MiB pass', async () => expect(await admit(configMap(1024 * 1024 - around))).toEqual([]));

  test('of one byte more do not', async () => {
    expect(lines(await admit(configMap(1024 * 1024 - around + 1)))).toEqual(['a: too-large fleet']);
  });
});

test('what is no object is named by its file', async () => {
  const odd = [null, 3, {}, { kind: 'Cluster' }] as unknown as KubeObject[];
  expect(lines(await admit([{ file: 'odd.yaml', objects: odd }]))).toEqual(Array(4).fill('odd: not-an-object fleet'));
});

test('issues come in the order of files, of objects in them, and of paths', async () => {
  const bad = (name: string, kind: string) => ({ apiVersion: 'v1', kind, metadata: { name }, b: 1, a: 1 }) as unknown as KubeObject;
  const issues = await admit([
    { file: 'b.yaml', objects: [bad('z', 'Namespace')] },
    { file: 'a.yaml', objects: [bad('y', 'Namespace'), bad('x', 'Namespace')] },
  ]);
  expect(issues.map(({ object, path }) => `${object?.file} ${object?.name} ${path.join('.')}`)).toEqual([
    'a.yaml y a',
    'a.yaml y b',
    'a.yaml x a',
    'a.yaml x b',
    'b.yaml z a',
    'b.yaml z b',
  ]);
});

describe('an environment that comes in parts', () => {
  const inParts = async (files: readonly Manifest[]) => {
    const admission = openAdmission();
    for (const file of files) await admission.judge([file]);
    return admission.issues();
  };

  test('is judged as the same environment at once, whatever the order of its parts', async () => {
    const files = manifests('controlPlane', ['spec', 'replicas'], '1');
    const once = await admit(files);
    expect(once).toHaveLength(1);
    expect(await inParts(files)).toEqual(once);
    expect(await inParts([...files].reverse())).toEqual(once);
  });

  test('may refer to what comes later, and not to what never comes', async () => {
    const files = manifests();
    expect(await inParts([...files].reverse())).toEqual([]);
    const without = (kind: string) =>
      files.map(({ file, objects }) => ({ file, objects: objects.filter((object) => object.kind !== kind) }));
    expect((await inParts(without('Cluster'))).map(({ code }) => code)).toContain('admission/dangling');
  });

  test('has an object twice where two parts have it', async () => {
    const files = manifests();
    expect((await inParts([...files, ...files])).map(({ code }) => code)).toContain('admission/double');
  });
});
