import { describe, expect, test } from 'vitest';
import { admit } from '../../lib/admission/admit.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { printPath } from '../../lib/model/path.ts';
import { printManifest } from '../../lib/yaml/print.ts';

const set = (...resources: readonly { kind: string; name: string }[]): KubeObject => ({
  apiVersion: 'addons.cluster.x-k8s.io/v1beta2',
  kind: 'ClusterResourceSet',
  metadata: { name: 'network', namespace: 'team-a' },
  spec: { clusterSelector: { matchLabels: { a: 'b' } }, strategy: 'Reconcile', resources },
});

const configMap = (data: Readonly<Record<string, string>>, name = 'network', namespace = 'team-a'): KubeObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace },
  data,
});

const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'agent', namespace: 'kube-system' } };

/** `severity code path: got` of each issue. */
const lines = async (...objects: readonly KubeObject[]): Promise<string[]> =>
  (await admit([{ file: 'addons.yaml', objects }])).map(
    ({ severity, code, path, got }) => `${severity} ${code.replace('admission/', '')} ${printPath(path)}: ${got}`,
  );

const named = { kind: 'ConfigMap', name: 'network' };
const payload = (text: string): Promise<string[]> => lines(set(named), configMap({ '00-objects.yaml': text }));

describe('what a set names', () => {
  test('must be there, in its own namespace', async () => {
    const [line, ...others] = await lines(set(named), configMap({}, 'network', 'team-b'), configMap({}, 'netwrok'));
    expect(line).toBe("error dangling spec.resources[0].name: ConfigMap 'network' in namespace 'team-a'");
    expect(others).toEqual([]);
  });

  test('may come from outside if it is a Secret', async () => {
    expect(await lines(set({ kind: 'Secret', name: 'from-outside' }))).toEqual([]);
  });

  test.each([
    ['Secret', { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'creds', namespace: 'team-a' } }, 'type'],
    [
      'ExternalSecret',
      {
        apiVersion: 'external-secrets.io/v1',
        kind: 'ExternalSecret',
        metadata: { name: 'any', namespace: 'team-a' },
        spec: { target: { name: 'creds', template: { type: 'Opaque' } }, secretStoreRef: { name: 'store' }, data: [] },
      },
      'spec.target.template.type',
    ],
  ])('must have the type of sets if it is made by a %s', async (_, source, path) => {
    const wrong = await lines(set({ kind: 'Secret', name: 'creds' }), source);
    expect(wrong).toContain(`error secret-type ${path}: 'Opaque'`);
    const type = 'addons.cluster.x-k8s.io/resource-set';
    const right = JSON.parse(JSON.stringify(source).replace('"Opaque"', `"${type}"`)) as KubeObject;
    const typed = source.kind === 'Secret' ? { ...right, type } : right;
    expect((await lines(set({ kind: 'Secret', name: 'creds' }), typed)).filter((line) => line.includes('secret-type'))).toEqual([]);
  });
});

describe('the text of a payload', () => {
  test('is fine with objects of known and unknown kinds', async () => {
    expect(
      await payload(printManifest([account, { apiVersion: 'net.example/v1', kind: 'Pool', metadata: { name: 'a' }, any: { thing: 1 } }])),
    ).toEqual([]);
  });

  test('may be written by any hand', async () => {
    expect(await payload(`# ours\n${JSON.stringify([account, account])}\n---\n---\n`)).toEqual([]);
  });

  test('may hold what generators leave behind', async () => {
    const left = { ...account, metadata: { ...account.metadata, creationTimestamp: null }, status: {} };
    expect(await payload(JSON.stringify(left))).toEqual([]);
  });

  test('has at least 32 bytes', async () => {
    expect(await payload(`#${'x'.repeat(30)}`)).toEqual(['error payload-short data["00-objects.yaml"]: 31 bytes']);
    expect(await payload(`#${'x'.repeat(31)}`)).toEqual([]);
  });

  test.each([
    [
      'an unknown field, which is dropped',
      { ...account, spce: 1 },
      'warning unknown-field data["00-objects.yaml"]: ServiceAccount \'kube-system/agent\': ',
    ],
    [
      'a wrong type, which fails',
      { ...account, metadata: { ...account.metadata, finalizers: 'no' } },
      "error type data[\"00-objects.yaml\"]: ServiceAccount 'kube-system/agent': 'no' at `metadata.finalizers`",
    ],
    [
      'no namespace',
      { ...account, metadata: { name: 'agent' } },
      'error metadata data["00-objects.yaml"]: ServiceAccount \'agent\': no `metadata.namespace`',
    ],
    ['a List', { apiVersion: 'v1', kind: 'List', items: [account] }, 'error payload-list data["00-objects.yaml"]: a `kind: List`'],
    ['no object', ['only', 'words', 'and more words than 32 bytes'], 'error payload-unreadable data["00-objects.yaml"]: '],
  ])('is judged: %s', async (_, object, line) => {
    const found = await payload(JSON.stringify(object));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(line);
  });

  test('that is no YAML is refused', async () => {
    expect(await payload('a: [this is never closed, and goes on')).toEqual([
      'error payload-unreadable data["00-objects.yaml"]: a text that is no list of objects with names',
    ]);
  });

  test('is left alone in a ConfigMap that no set names', async () => expect(await lines(configMap({ a: 'short' }))).toEqual([]));
});
