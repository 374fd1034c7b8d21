import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../lib/model/object.ts';
import { type DifferingTexts, differingObjects } from '../../lib/output/differing.ts';
import { guardedKinds, removals } from '../../lib/output/removal.ts';
import { identityFile, object, small, texts } from './fleet.ts';

/** What a synth says that would put some texts in the place of others. */
async function removed(differing: DifferingTexts, allowed: readonly string[] = []) {
  const { value, issues } = await differingObjects(differing, { root: 'dist', environment: 'prod', kinds: guardedKinds }, () => undefined);
  return [...issues, ...(value === undefined ? [] : removals(value, 'dist/prod', allowed))];
}

const check = (before: readonly Manifest[], after: readonly Manifest[], allowed: readonly string[] = []) =>
  removed({ was: texts(before), now: texts(after) }, allowed);

const codes = async (...given: Parameters<typeof check>) => (await check(...given)).map(({ code }) => code);

describe('a synth that drops something', () => {
  test('stops for a Cluster, and says how to go on', async () => {
    expect(await check(small(), [])).toEqual([
      {
        code: 'removal/cluster',
        severity: 'error',
        path: [],
        origin: { file: 'dist/prod/clusters/payments/cluster.yaml' },
        object: {
          file: 'dist/prod/clusters/payments/cluster.yaml',
          apiVersion: 'cluster.x-k8s.io/v1beta2',
          kind: 'Cluster',
          namespace: 'team-a',
          name: 'payments',
        },
        got: 'no Cluster team-a/payments any more',
        must: 'be removed knowingly',
        fix: 'bring it back; or, if it shall go: `--allow-removal team-a/payments`',
        why: 'The GitOps engine would delete the cluster, its machines and their volumes.',
      },
    ]);
  });

  test.each(['TerraformClusterIdentity', 'OpenStackClusterIdentity'])('stops for a %s', async (kind) => {
    expect(await codes([identityFile(kind, 'openstack')], [])).toEqual(['removal/identity']);
    expect(await codes([identityFile(kind, 'openstack')], [], ['openstack'])).toEqual([]);
  });

  test.each([['payments'], ['team-a/payments']])('goes on where %s is allowed', async (name) => {
    expect(await codes(small(), [], [name])).toEqual([]);
  });

  test.each([['payment'], ['team-b/payments'], ['team-a'], ['*'], ['']])('does not take %j for the name', async (name) => {
    expect(await codes(small(), [], [name])).toEqual(['removal/cluster']);
  });

  test('names every one of them', async () => {
    expect(await codes([...small(), ...small({ name: 'orders' }), identityFile('TerraformClusterIdentity', 'x')], [], ['orders'])).toEqual([
      'removal/cluster',
      'removal/identity',
    ]);
  });

  test('takes another namespace, or another name, for another Cluster', async () => {
    expect(await codes(small(), small({ namespace: 'team-b' }))).toEqual(['removal/cluster']);
    expect(await codes(small(), small({ name: 'pay' }))).toEqual(['removal/cluster']);
  });

  test('goes on where a Cluster moves to another file, or to another version of its API', async () => {
    const moved = small().map((manifest) => ({ ...manifest, file: `elsewhere/${manifest.file}` }));
    const newer = moved.map(({ file, objects }) => ({
      file,
      objects: objects.map((one) => (one.kind === 'Cluster' ? { ...one, apiVersion: 'cluster.x-k8s.io/v1' } : one)),
    }));
    expect(await codes(small(), moved)).toEqual([]);
    expect(await codes(small(), newer)).toEqual([]);
  });

  test('goes on where other kinds go, a `Cluster` of somebody else among them', async () => {
    const database = { ...object('Cluster', 'db'), apiVersion: 'postgresql.example.org/v1' };
    expect(await codes([...small(), { file: 'db.yaml', objects: [database, object('ConfigMap', 'c')] }], small())).toEqual([]);
  });

  test('is named even where its file cannot be read any more', async () => {
    const was = new Map([['clusters/payments/cluster.yaml', 'kind: Cluster\n<<<<<<< HEAD\n\t- :']]);
    const gone = await removed({ was, now: new Map() });
    expect(gone.map(({ code, origin }) => [code, origin?.file])).toEqual([
      ['dist/file-unreadable', 'dist/prod/clusters/payments/cluster.yaml'],
    ]);
    expect(await removed({ was, now: texts(small()) })).toEqual([]);
  });
});
