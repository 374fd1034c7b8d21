import { existsSync, readFileSync } from 'node:fs';
import { App, Chart } from 'cdk8s';
import { describe, expect, test } from 'vitest';
import { NodePool } from '../lib/components/index.ts';
import { add, defineRule, overlay } from '../lib/index.ts';
import { admit, complete, manifests, printManifest } from '../lib/library.ts';
import { isError } from '../lib/model/issue.ts';
import { small } from './synth.ts';

test('what package.json exports is there', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string> };
  expect(Object.values(exports).filter((file) => !existsSync(file))).toEqual([]);
});

describe('a program', () => {
  test('gets from a fleet to the text of its objects', async () => {
    const { value, issues } = complete('test', small);
    if (!value) throw new Error(JSON.stringify(issues));
    const files = manifests(value);
    expect(await admit(files)).toEqual([]);
    expect(files.map(({ objects }) => printManifest(objects)).join('---\n')).toContain('kind: KubeadmControlPlane');
  });

  test('gets issues instead of a value', () => {
    const { value, issues } = complete('test', overlay(small, { clusters: { demo: { controlPlane: { replicas: 2 } } } }));
    expect(value).toBeUndefined();
    expect(issues.filter(isError)).toMatchObject([{ code: 'control-plane/even', path: ['clusters', 'demo', 'controlPlane', 'replicas'] }]);
  });

  test('gives the texts of the files that its fleet names', () => {
    const fleet = overlay(small, { clusters: { demo: { addons: { manifests: { own: add({ path: 'addons/own' }) } } } } });
    const account = 'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: a, namespace: default}\n';
    const { value, issues } = complete('test', fleet, [], new Map([['addons/own/a.yaml', account]]));
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(value?.clusters[0]?.addons.manifests[0]?.documents).toMatchObject([{ object: { kind: 'ServiceAccount' } }]);
    expect(complete('test', fleet).issues).toContainEqual(expect.objectContaining({ code: 'addons/manifests-empty' }));
  });

  test('adds rules of its own', () => {
    const never = defineRule({
      code: 'team/never',
      why: 'No.',
      *check() {
        yield { path: [], must: 'not be' };
      },
    });
    expect(complete('test', small, [never]).issues.filter(isError)).toMatchObject([{ code: 'team/never' }]);
  });

  test('puts a component into a tree of its own', () => {
    const fleet = complete('test', small).value;
    const cluster = fleet?.clusters[0];
    const pool = cluster?.nodePools[0];
    if (!fleet || !cluster || !pool) throw new Error('the small fleet has a pool');
    const chart = new Chart(new App(), 'mine');
    new NodePool(chart, 'web', { fleet, cluster, pool });
    expect((chart.toJson() as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
      'KubeadmConfigTemplate',
      'MachineDeployment',
      'MachineHealthCheck',
      'TerraformMachineTemplate',
    ]);
  });
});
