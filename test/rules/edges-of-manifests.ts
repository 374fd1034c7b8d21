import { mostPayloadBytes } from '../../lib/model/addons/manifests.ts';
import { payments } from '../../lib/rules/fixtures/fixture.ts';
import { further } from '../../lib/rules/fixtures/minimal.ts';
import type { Edge, Edges } from './edge.ts';

/** One object as text. */
const object = (kind: string, name: string, namespace?: string, apiVersion = 'v1', rest = ''): string =>
  `---\napiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: ${name}\n${namespace === undefined ? '' : `  namespace: ${namespace}\n`}${rest}`;

/** The cluster of the examples with each of these texts as an add-on; `finds` and `says` speak of the add-on `a`. */
const edge = (texts: Readonly<Record<string, string>>, says: readonly string[], at = 'a.path'): Edge => ({
  changes: payments({
    addons: { manifests: Object.fromEntries(Object.keys(texts).map((name) => [name, { path: `addons/${name}.yaml` }])) },
  }),
  files: Object.fromEntries(Object.entries(texts).map(([name, text]) => [`addons/${name}.yaml`, text])),
  finds: says.length === 0 ? [] : [`clusters.payments.addons.manifests.${at}`],
  says,
});

const fine = (...texts: readonly string[]): Edge => edge(Object.fromEntries(texts.map((text, i) => ['abc'.charAt(i), text])), []);

const crd = (scope: string): string =>
  object(
    'CustomResourceDefinition',
    'pools.net.example',
    undefined,
    'apiextensions.k8s.io/v1',
    `spec: {group: net.example, scope: ${scope}, names: {kind: Pool}}\n`,
  );
const pool = object('Pool', 'a', undefined, 'net.example/v1');
const account = object('ServiceAccount', 'a', 'default');
const pod = (image: string): string => object('Pod', 'a', 'default', 'v1', `spec: {containers: [{name: a, image: "${image}"}]}\n`);
const table = (bytes: number): string => object('ConfigMap', 'table', 'default', 'v1', `data: {table: ${'x'.repeat(bytes)}}\n`);
/** What a `table` takes beside its bytes. */
const overhead = 110;
const digest = `@sha256:${'0'.repeat(64)}`;

/** A file of so many documents that are no objects: each is told, up to ten, and then that there are more. */
const faulty = (count: number): Edge => ({
  ...edge({ a: '--- only words\n'.repeat(count) }, ['only words']),
  finds: Array.from({ length: Math.min(count, 11) }, () => 'clusters.payments.addons.manifests.a.path'),
});

/** A second cluster with the same add-on. */
const shared = (text: string, code: string): Edge => {
  const addons = { manifests: { a: { path: 'addons/a.yaml' } } };
  const one = edge({ a: text }, [code]);
  return { ...one, changes: { clusters: { payments: { addons }, zebra: { ...further, addons } } } };
};

export const edgesOfManifests: Edges = {
  'addons/manifests-name': [
    ...['cloud-controller-manager', 'cinder-csi', 'manila-csi', 'cluster-autoscaler', 'cluster'].map((name) =>
      edge({ [name]: account }, [`'${name}', which is Capstan's own`, `call it 'own-${name}'`], name),
    ),
    { ...edge({ ['a'.repeat(63)]: account }, []) },
    edge({ ['a'.repeat(64)]: account }, [`call it '${'a'.repeat(63)}'`], 'a'.repeat(64)),
    edge({ ___: account }, ['give it another name'], '___'),
  ],
  'addons/manifests-unreadable': [
    edge({ a: 'only words\n' }, ["'only words' as document 1 in addons/a.yaml", 'be an object']),
    faulty(10),
    { ...faulty(11), says: [] },
    fine(account),
  ],
  'addons/manifests-empty': [edge({ a: '' }, ['no object in addons/a.yaml']), edge({ a: 'only words\n' }, []), fine(account)],
  'addons/manifests-namespace-missing': [
    edge({ a: object('ServiceAccount', 'a') }, ["ServiceAccount 'a' without a namespace in addons/a.yaml", 'give every ServiceAccount']),
    edge({ a: `${pool}${crd('Namespaced')}` }, ["Pool 'a' without"]),
    edge({ a: object('Lease', 'a', undefined, 'coordination.k8s.io/v1') }, ["Lease 'a' without"]),
    fine(`${pool}${crd('Cluster')}`),
    fine(pool),
    fine(object('ClusterRole', 'a', undefined, 'rbac.authorization.k8s.io/v1')),
    fine(object('ServiceAccount', 'a', undefined, 'net.example/v1')),
    fine(account),
    shared(object('ServiceAccount', 'a'), "ServiceAccount 'a' without"),
  ],
  'addons/manifests-namespace-unknown': [
    ...['default', 'kube-system', 'kube-public', 'kube-node-lease'].map((namespace) => fine(object('ServiceAccount', 'a', namespace))),
    fine(object('ServiceAccount', 'a', 'network'), object('Namespace', 'network')),
    fine(object('ServiceAccount', 'a')),
    edge({ a: object('ServiceAccount', 'a', 'network') + object('ServiceAccount', 'network', 'default') }, [
      "ServiceAccount 'a' in namespace 'network', in addons/a.yaml",
      "'default', 'kube-node-lease', 'kube-public', 'kube-system'",
      "add a Namespace 'network'",
    ]),
    edge({ a: object('ServiceAccount', 'a', 'kube-sytem') }, ["did you mean 'kube-system'?"]),
    shared(object('ServiceAccount', 'a', 'network'), "in namespace 'network'"),
  ],
  'addons/manifests-double': [
    edge(
      { a: object('PodDisruptionBudget', 'a', 'default', 'policy/v1'), b: object('PodDisruptionBudget', 'a', 'default', 'policy/v1beta1') },
      ['a second policy/PodDisruptionBudget default/a in addons/b.yaml; the first is in addons/a.yaml'],
      'b.path',
    ),
    fine(object('ServiceAccount', 'a', 'default') + object('ServiceAccount', 'a', 'kube-system')),
    shared(account + account, 'a second ServiceAccount default/a in addons/a.yaml; the first is in addons/a.yaml'),
  ],
  'addons/manifests-too-large': [
    fine(table(mostPayloadBytes - overhead)),
    edge({ a: table(mostPayloadBytes - overhead + 1) }, [`ConfigMap 'default/table' of ${mostPayloadBytes + 1} bytes in addons/a.yaml`]),
  ],
  'addons/manifests-image-moves': [
    ...['example.com/a:v1', `example.com/a${digest}`, `example.com/a:latest${digest}`].map((image) => fine(pod(image))),
    ...['example.com/a', 'example.com:5000/a', 'example.com/a:latest'].map((image) =>
      edge({ a: pod(image) }, [`the image '${image}' of Pod 'default/a' in addons/a.yaml`, 'name one release', 'add its tag']),
    ),
    edge({ a: pod('not an image') }, ["the image 'not an image'", 'be an image that can be pulled', 'correct it']),
  ],
};
