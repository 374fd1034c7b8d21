import { describe, expect, test } from 'vitest';
import { vetDocuments } from '../../lib/admission/vet.ts';
import type { Document } from '../../lib/yaml/documents.ts';
import { changed, cluster, deployment, type Json, schemaOf, terraformCluster } from './server/objects.ts';

const documents = (...objects: readonly unknown[]): Document[] =>
  objects.map((value, document) => ({ file: 'a.yaml', document, value, issues: [] }));

describe('each document gets one result', () => {
  test('that names its object and says what the server would', () => {
    expect(vetDocuments(documents(cluster), { schemaOf })).toEqual([
      {
        file: 'a.yaml',
        document: 0,
        apiVersion: 'cluster.x-k8s.io/v1beta2',
        kind: 'Cluster',
        namespace: 'team',
        name: 'pay',
        verdict: 'accepted',
        issues: [],
      },
    ]);
  });

  test('that is unknown, with a warning, where there is no schema', () => {
    const [result] = vetDocuments(documents({ apiVersion: 'example.org/v1', kind: 'Thing', metadata: { name: 'x' } }), { schemaOf });
    expect(result).toMatchObject({ verdict: 'unknown', issues: [{ code: 'vet/unknown-kind', severity: 'warning' }] });
  });

  test('that is rejected where the text could not be read or holds no object', () => {
    const broken: Document = {
      file: 'a.yaml',
      document: 0,
      issues: [{ code: 'vet/unreadable', severity: 'error', path: [], must: 'be YAML' }],
    };
    const results = vetDocuments([broken, ...documents('text', [1])], { schemaOf });
    expect(results.map(({ verdict, issues }) => [verdict, issues[0]?.code])).toEqual([
      ['rejected', 'vet/unreadable'],
      ['rejected', 'vet/no-object'],
      ['rejected', 'vet/no-object'],
    ]);
  });

  test('whose every issue says what it must be, why, and of which object', () => {
    const [result] = vetDocuments(documents(changed(cluster, 'spec/paused', 'yes')), { schemaOf });
    expect(result?.issues).toEqual([
      {
        code: 'server/wrong-type',
        severity: 'error',
        path: ['spec', 'paused'],
        got: "'yes'",
        must: 'be `true` or `false`',
        why: expect.stringContaining('webhook'),
        object: { file: 'a.yaml', apiVersion: 'cluster.x-k8s.io/v1beta2', kind: 'Cluster', namespace: 'team', name: 'pay' },
      },
    ]);
  });
});

describe('built-in kinds', () => {
  const secret: Json = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a', namespace: 'b' }, stringData: { key: 'hunter2' } };
  const verdicts = (...objects: Json[]) => vetDocuments(documents(...objects), { schemaOf }).map(({ verdict }) => verdict);

  test('are judged by their closed schemas', () => {
    expect(verdicts(secret, changed(secret, 'strngData', {}), changed(secret, 'type', 5))).toEqual(['accepted', 'rejected', 'rejected']);
  });

  test('never show what a Secret holds', () => {
    const results = vetDocuments(documents(changed(secret, 'data', { key: ['hunter2'] }), changed(secret, 'data', 'hunter2')), {
      schemaOf,
    });
    expect(results.map(({ verdict }) => verdict)).toEqual(['rejected', 'rejected']);
    expect(JSON.stringify(results)).not.toContain('hunter2');
  });
});

describe('with older documents', () => {
  const endpoint = changed(terraformCluster, 'spec/controlPlaneEndpoint', { host: 'a', port: 6443 });
  const moved = changed(endpoint, 'spec/controlPlaneEndpoint/host', 'b');

  test('an object of the same identity is an update', () => {
    expect(vetDocuments(documents(moved), { schemaOf })[0]?.verdict).toBe('accepted');
    expect(vetDocuments(documents(moved), { schemaOf, older: documents(endpoint) })[0]?.verdict).toBe('rejected');
  });

  test('the older one counts as the server would hold it', () => {
    const scaled = changed(deployment, 'spec/replicas', 3);
    expect(vetDocuments(documents(scaled), { schemaOf, older: documents(deployment) })[0]).toMatchObject({ verdict: 'accepted' });
  });

  test('one of another namespace is another object', () => {
    const elsewhere = changed(endpoint, 'metadata/namespace', 'other');
    expect(vetDocuments(documents(moved), { schemaOf, older: documents(elsewhere) })[0]?.verdict).toBe('accepted');
  });
});

test('ten thousand objects take seconds, not minutes', () => {
  const many = documents(...Array.from({ length: 10_000 }, (_, index) => changed(deployment, 'metadata/name', `pool-${index}`)));
  const before = performance.now();
  expect(vetDocuments(many, { schemaOf })).toHaveLength(10_000);
  expect(performance.now() - before).toBeLessThan(20_000);
});
