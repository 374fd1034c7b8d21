import { describe, expect, test } from 'vitest';
import { manifests } from '../../charts/app.ts';
import { deliveryOf } from '../../lib/addons/delivery.ts';
import type { Payload } from '../../lib/addons/payload.ts';
import { resourceSet } from '../../lib/addons/resource-set.ts';
import { admit } from '../../lib/admission/admit.ts';
import { add, fixed, internal, kubeadm } from '../../lib/index.ts';
import type { KubeObject, Manifest } from '../../lib/model/object.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { complete } from '../synth.ts';

const network = (version: string): string => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, namespace: kube-system}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec: {containers: [{name: agent, image: "registry.example.com/agent:${version}"}]}
`;

const texts = new Map([
  ['addons/network-1.yaml', network('v1.0.0')],
  ['addons/network-2.yaml', network('v2.0.0')],
]);

const cluster = {
  namespace: 'team-a',
  kubernetesVersion: 'v1.34.2',
  distribution: kubeadm(),
  endpoint: internal(),
  controlPlane: { flavor: 'small' },
} as const;

/** Three clusters of one namespace; each with the network plugin of that number. */
const environment = (demo: 1 | 2, second: 1 | 2, third: 1 | 2): Manifest[] => {
  const addons = (number: 1 | 2) => ({ manifests: { network: add({ path: `addons/network-${number}.yaml` }) } });
  return manifests(
    complete(
      {
        clusters: {
          demo: { addons: addons(demo) },
          second: add({ ...cluster, addons: { manifests: { network: { path: `addons/network-${second}.yaml` } } } }),
          third: add({
            ...cluster,
            addons: { manifests: { network: { path: `addons/network-${third}.yaml` } } },
            nodePools: { a: { flavor: 'small', scaling: fixed(1) } },
          }),
        },
      },
      'test',
      texts,
    ),
  );
};

const fileTexts = (files: readonly Manifest[]): Map<string, string> =>
  new Map(files.map(({ file, objects }) => [file, printManifest(objects)]));

const ofKind = (kind: string, files: readonly Manifest[]): KubeObject[] =>
  files.flatMap(({ objects }) => objects.filter((object) => object.kind === kind));

const labelOf = (name: string, files: readonly Manifest[]): string | undefined =>
  ofKind('Cluster', files).find(({ metadata }) => metadata.name === name)?.metadata.labels?.['addons.capstan/network'];

describe('three clusters of one namespace', () => {
  const before = environment(1, 1, 1);
  const after = environment(1, 2, 1);

  test('share one set with its payload', () => {
    expect(ofKind('ClusterResourceSet', before)).toHaveLength(1);
    expect(ofKind('ConfigMap', before)).toHaveLength(1);
    const [set] = ofKind('ClusterResourceSet', before) as (KubeObject & { spec: { clusterSelector: { matchLabels: object } } })[];
    for (const name of ['demo', 'second', 'third'])
      expect(set?.spec.clusterSelector.matchLabels).toEqual({ 'addons.capstan/network': labelOf(name, before) });
  });

  test('of which one moves to another release: its label moves, and a second set appears beside the first', () => {
    const [was, now] = [fileTexts(before), fileTexts(after)];
    const changed = [...now].filter(([file, text]) => was.get(file) !== text).map(([file]) => file);
    expect(changed).toEqual(['addons/team-a/network.yaml', 'clusters/second/cluster.yaml']);
    expect([...was.keys()]).toEqual([...now.keys()]);
    expect(ofKind('ClusterResourceSet', after)).toHaveLength(2);
    expect(ofKind('ConfigMap', after).map(({ metadata }) => metadata.name)).toContain(ofKind('ConfigMap', before)[0]?.metadata.name);
    expect(labelOf('second', after)).not.toBe(labelOf('second', before));
    for (const name of ['demo', 'third']) expect(labelOf(name, after)).toBe(labelOf(name, before));
  });

  test('that have all moved leave no set behind', () => expect(ofKind('ClusterResourceSet', environment(2, 2, 2))).toHaveLength(1));

  test('are as the API server wants them', async () => expect(await admit(after)).toEqual([]));

  test('are synced by a Kustomization of their own, which no cluster waits for', () => {
    const [addons] = after.find(({ file }) => file === 'gitops/addons.yaml')?.objects ?? [];
    expect(addons).toMatchObject({
      metadata: { name: 'test-addons' },
      spec: { path: './dist/test/addons', dependsOn: [{ name: 'test-identity' }] },
    });
    const [second] = after.find(({ file }) => file === 'gitops/cluster-second.yaml')?.objects ?? [];
    expect(second).toMatchObject({ spec: { dependsOn: [{ name: 'test-identity' }] } });
  });
});

test('clusters of two namespaces have a set each, of one name and one content', () => {
  const files = manifests(
    complete(
      {
        clusters: {
          demo: { addons: { manifests: { network: add({ path: 'addons/network-1.yaml' }) } } },
          other: add({ ...cluster, namespace: 'team-b', addons: { manifests: { network: { path: 'addons/network-1.yaml' } } } }),
        },
      },
      'test',
      texts,
    ),
  );
  const [a, b] = ofKind('ConfigMap', files);
  expect([a?.metadata.namespace, b?.metadata.namespace]).toEqual(['team-a', 'team-b']);
  expect(a?.['data']).toEqual(b?.['data']);
  expect(a?.metadata.name).toBe(b?.metadata.name);
});

test('a fleet without add-ons has no folder for them', () => {
  expect(manifests(complete()).filter(({ file }) => file.includes('addons'))).toEqual([]);
});

describe('the name of a delivery', () => {
  const objects: KubeObject[] = [{ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'a', namespace: 'kube-system' } }];
  const payload: Payload = { addon: 'cloud-controller-manager', release: 'v1.34.1', objects };

  test('holds the add-on, its release and a hash, and so does the label', () => {
    const { name, labels } = deliveryOf(payload);
    expect(name).toMatch(/^cloud-controller-manager-v1-34-1-[a-z0-9]{8}$/);
    expect(labels).toEqual({
      'addons.capstan/cloud-controller-manager': name.replace('cloud-controller-manager-', '').replace('v1-34-1', 'v1.34.1'),
    });
  });

  test('is the same for equal payloads and another for any other', () => {
    expect(deliveryOf({ ...payload, objects: [...objects] }).name).toBe(deliveryOf(payload).name);
    expect(deliveryOf({ ...payload, objects: [...objects, ...objects] }).name).not.toBe(deliveryOf(payload).name);
  });
});

test('a set of resources reconciles and selects by its label', () => {
  const set = resourceSet({
    name: 'demo-addons',
    namespace: 'team-a',
    labels: { 'addons.capstan/cluster': 'demo' },
    resources: [{ kind: 'Secret', name: 'demo-cloud-config' }],
  });
  expect(printManifest([set])).toBe(`apiVersion: addons.cluster.x-k8s.io/v1beta2
kind: ClusterResourceSet
metadata:
  name: demo-addons
  namespace: team-a
spec:
  clusterSelector:
    matchLabels:
      addons.capstan/cluster: demo
  resources:
  - kind: Secret
    name: demo-cloud-config
  strategy: Reconcile
`);
});
