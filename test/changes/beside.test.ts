import { describe, expect, test } from 'vitest';
import { delivered, deliveryOf } from '../../lib/addons/delivery.ts';
import { vetDocuments } from '../../lib/admission/vet.ts';
import { besideVerdicts } from '../../lib/changes/beside.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import type { Document } from '../../lib/yaml/documents.ts';
import { changed, cluster, controlPlane, type Json, rke2ControlPlane, schemaOf, terraformCluster } from '../admission/server/objects.ts';

const documents = (...objects: readonly unknown[]): Document[] =>
  objects.map((value, document) => ({ file: 'a.yaml', document, value, issues: [] }));

/** What `capstan vet --from` says of objects: verdicts, and what is told beside them by `code path`. */
function vetted(now: readonly unknown[], older: readonly unknown[]) {
  const [fresh, before] = [documents(...now), documents(...older)];
  const results = besideVerdicts(vetDocuments(fresh, { schemaOf, older: before }), fresh, before);
  return results.map(({ verdict, issues }) => [
    verdict,
    ...issues.filter(({ severity }) => severity === 'error').map(({ code, path }) => `${code} ${path.join('.')}`),
  ]);
}

describe('an update that the server accepts and that cannot work', () => {
  test.each<[string, Json, string, unknown, unknown, string]>([
    ['a control plane that goes back (a8dba50cf886)', controlPlane, 'spec/version', 'v1.34.1', 'v1.33.9', 'change/version-lowered'],
    ['RKE2 that skips a minor (capi 9)', rke2ControlPlane, 'spec/version', 'v1.33.1+rke2r1', 'v1.35.0+rke2r1', 'change/version-skipped'],
    ['RKE2 that goes back by a build', rke2ControlPlane, 'spec/version', 'v1.33.1+rke2r2', 'v1.33.1+rke2r1', 'change/version-lowered'],
    ['another network plugin of RKE2 (f15b005965e6)', rke2ControlPlane, 'spec/serverConfig/cni', 'canal', 'cilium', 'removal/frozen-field'],
    [
      'another subnet',
      terraformCluster,
      'spec/variables/subnet_id',
      '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71',
      '00000000-2b4f-4e83-9a61-0d8f3b2c4e71',
      'removal/frozen-field',
    ],
    [
      'another range of Pods (7a9929e66b82)',
      cluster,
      'spec/clusterNetwork/pods/cidrBlocks',
      ['10.0.0.0/16'],
      ['10.1.0.0/16'],
      'removal/frozen-field',
    ],
  ])('says so beside the verdict: %s', (_, object, path, from, to, code) => {
    const [before, after] = [changed(object, path, from), changed(object, path, to)];
    const place = `${code} ${path.replaceAll('/', '.')}`;
    const [verdict, ...said] = vetted([after], [before])[0] ?? [];
    expect({ verdict, said: said.filter((each) => each === place) }).toEqual({ verdict: 'accepted', said: [place] });
    expect(vetted([after], [])[0]).not.toContain(place);
    expect(vetted([before], [before])[0]).not.toContain(place);
  });

  test('names no flag of a synth, and its object in its own file', () => {
    const fresh = documents(changed(rke2ControlPlane, 'spec/serverConfig/cni', 'cilium'));
    const before = documents(rke2ControlPlane);
    const issues = besideVerdicts(vetDocuments(fresh, { schemaOf, older: before }), fresh, before).flatMap((result) => result.issues);
    expect(issues.find(({ code }) => code === 'removal/frozen-field')).toMatchObject({
      fix: 'set it back; another value needs a new cluster',
      object: { file: 'a.yaml', kind: 'RKE2ControlPlane' },
    });
  });

  test('is found in a namespace that only one side writes out', () => {
    const plain = changed(cluster, 'metadata/namespace');
    const moved = changed(changed(cluster, 'metadata/namespace', 'default'), 'spec/clusterNetwork/pods/cidrBlocks', ['10.1.0.0/16']);
    expect(vetted([moved], [plain])[0]).toContain('removal/frozen-field spec.clusterNetwork.pods.cidrBlocks');
  });
});

test('an update that the server refuses has the server’s issues alone', () => {
  const [before, after] = ['v1.33.1', 'v1.35.0'].map((version) => changed(controlPlane, 'spec/version', version));
  expect(vetted([after], [before])).toEqual([['rejected', 'server/version spec.version']]);
});

test('payloads are looked into: what they cannot become is told of their ConfigMap, an add-on that goes of the Cluster', () => {
  const delivery = (type: string, ...more: readonly KubeObject[]) => {
    const storageClass = {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      metadata: { name: 'fast' },
      provisioner: 'a',
      parameters: { type },
    };
    const made = deliveryOf({ addon: 'classes', objects: [storageClass, ...more] });
    const labelled = changed(cluster, 'metadata/labels', made.labels);
    return [labelled, ...delivered(made, String((cluster['metadata'] as Json)['namespace']))];
  };
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'a', namespace: 'b' } };
  const [fresh, before] = [documents(...delivery('hdd')), documents(...delivery('ssd', account))];
  const told = besideVerdicts(vetDocuments(fresh, { schemaOf, older: before }), fresh, before).map(({ kind, issues }) => [
    kind,
    ...issues.map(({ code, fix }) => [code, fix]),
  ]);
  expect(told).toEqual([
    ['Cluster'],
    ['ClusterResourceSet'],
    [
      'ConfigMap',
      ['change/left-behind', 'in the workload cluster: `kubectl delete serviceaccount -n b a`'],
      ['removal/frozen-field', 'set it back, and give the new value to one of another name, which comes beside the old one'],
    ],
  ]);
  const gone = documents(cluster);
  expect(besideVerdicts(vetDocuments(gone, { schemaOf, older: before }), gone, before)[0]?.issues.map(({ code }) => code)).toEqual([
    'change/left-behind',
  ]);
});

test('documents that are no objects are passed over', () => {
  const odd = ['text', [1], {}, { metadata: 'x' }, { apiVersion: 'v1', kind: 'A', metadata: { name: 'a', namespace: 5 } }];
  expect(vetted([cluster, ...odd], [...odd, cluster])[0]).toEqual(['accepted']);
});
