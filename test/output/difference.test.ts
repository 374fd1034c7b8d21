import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../lib/model/object.ts';
import { compareManifests, differenceFrom } from '../../lib/output/difference.ts';
import { writeEnvironment } from '../../lib/output/dist.ts';
import { printDifference } from '../../lib/output/print-difference.ts';
import { object, small, texts } from './fleet.ts';
import { put, temporary } from './folder.ts';

const lines = (before: readonly Manifest[], after: readonly Manifest[]) => printDifference(compareManifests(before, after));
const one = (...objects: Manifest['objects']): Manifest[] => [{ file: 'x.yaml', objects }];

describe('a difference', () => {
  test('is empty between equal objects, wherever they stand and in whatever order', () => {
    const moved = small().map(({ file, objects }) => ({ file: `moved/${file}`, objects: [...objects].reverse() }));
    expect(compareManifests(small(), moved.reverse())).toEqual({ removedClusters: [], removed: [], added: [], changed: [] });
    expect(lines(small(), small())).toEqual([]);
  });

  test('names what comes and what goes, and puts a Cluster that goes on top', () => {
    expect(lines(small(), [])).toEqual([
      'CLUSTER REMOVED: team-a/payments',
      '- Cluster team-a/payments',
      '- KubeadmControlPlane team-a/payments-control-plane',
      '- MachineDeployment team-a/payments-web',
      '- TerraformCluster team-a/payments',
      '- TerraformMachineTemplate team-a/payments-web-bcdfghjk',
      '0 added, 0 changed, 5 removed',
    ]);
    expect(lines([], one(object('ConfigMap', 'b'), object('ConfigMap', 'a')))).toEqual([
      '+ ConfigMap team-a/a',
      '+ ConfigMap team-a/b',
      '2 added, 0 changed, 0 removed',
    ]);
  });

  test('shows a new flavor as a change of one template and the machines that it replaces', () => {
    expect(lines(small(), small({ flavor: 'm1.xlarge', hash: 'zzzzzzzz' }))).toEqual([
      '~ MachineDeployment team-a/payments-web',
      "    spec.template.spec.infrastructureRef.name: 'payments-web-bcdfghjk' → 'payments-web-zzzzzzzz'",
      '    rolls node pool web of cluster payments (3 machines)',
      '~ TerraformMachineTemplate team-a/payments-web-bcdfghjk → payments-web-zzzzzzzz',
      "    spec.template.spec.variables.flavor_name: 'm1.large' → 'm1.xlarge'",
      '    rolls node pool web of cluster payments (3 machines)',
      '0 added, 2 changed, 0 removed, 1 rolling',
    ]);
  });

  test('tells the number of machines of an autoscaled pool by its bounds', () => {
    const group = 'cluster.x-k8s.io/cluster-api-autoscaler-node-group';
    const pool = { replicas: undefined, annotations: { [`${group}-min-size`]: '0', [`${group}-max-size`]: '5' } };
    expect(lines(small(pool), small({ ...pool, hash: 'zzzzzzzz' }))).toContain(
      '    rolls node pool web of cluster payments (0 to 5 machines)',
    );
  });

  test('shows that a new Kubernetes version rolls the control plane, and that replicas roll nothing', () => {
    expect(lines(small(), small({ version: 'v1.34.3' }))).toEqual([
      '~ KubeadmControlPlane team-a/payments-control-plane',
      "    spec.version: 'v1.34.2' → 'v1.34.3'",
      '    rolls the control plane of cluster payments (3 machines)',
      '0 added, 1 changed, 0 removed, 1 rolling',
    ]);
    expect(lines(small(), small({ replicas: 1 }))).toEqual([
      '~ MachineDeployment team-a/payments-web',
      '    spec.replicas: the number 3 → the number 1',
      '0 added, 1 changed, 0 removed',
    ]);
  });

  test('does not take a new pool for a rollout', () => {
    const { changed, added } = compareManifests([], small());
    expect(changed).toEqual([]);
    expect(added).toHaveLength(5);
  });

  test('does not take templates of different pools for one', () => {
    const template = (name: string) => object('KubeadmConfigTemplate', name);
    expect(lines(one(template('a-web-bcdfghjk')), one(template('a-batch-bcdfghjk')))).toEqual([
      '- KubeadmConfigTemplate team-a/a-web-bcdfghjk',
      '+ KubeadmConfigTemplate team-a/a-batch-bcdfghjk',
      '1 added, 0 changed, 1 removed',
    ]);
  });

  test('shows an item put into a list as one addition', () => {
    const list = (...names: string[]) => one(object('X', 'x', { args: names.map((name) => ({ name })) }));
    expect(compareManifests(list('a', 'b', 'c'), list('a', 'new', 'b', 'c')).changed[0]?.fields).toEqual([
      { path: ['args', 1], after: { name: 'new' } },
    ]);
    expect(compareManifests(list('a', 'b', 'c'), list('a', 'c')).changed[0]?.fields).toEqual([
      { path: ['args', 1], before: { name: 'b' } },
    ]);
    expect(compareManifests(list('a', 'b'), list('a', 'z')).changed[0]?.fields).toEqual([
      { path: ['args', 1, 'name'], before: 'b', after: 'z' },
    ]);
    expect(compareManifests(list('a', 'a'), list('a')).changed[0]?.fields).toEqual([{ path: ['args', 1], before: { name: 'a' } }]);
  });

  test('tells null, absence and emptiness apart', () => {
    const field = (rest: object) => one(object('X', 'x', { spec: rest }));
    expect(lines(field({}), field({ a: null }))).toContain('    spec.a: nothing → null');
    expect(lines(field({ a: null }), field({ a: {} }))).toContain('    spec.a: null → a section');
    expect(lines(field({ a: [] }), field({ a: {} }))).toHaveLength(3);
    expect(lines(field({ a: 1 }), field({ a: '1' }))).toContain("    spec.a: the number 1 → '1'");
  });

  test('shows the first line in which long texts differ', () => {
    const script = (line: string) => one(object('ConfigMap', 'c', { data: { run: `#!/bin/sh\n${line}\nexit 0\n` } }));
    expect(lines(script('echo a'), script('echo b'))).toContain("    data.run, line 2: 'echo a' → 'echo b'");
  });

  test('never shows what a Secret holds', () => {
    const secret = (text: string) => one(object('Secret', 's', { data: { password: text }, stringData: { [text]: text } }));
    const difference = compareManifests(secret('geheim1\n'), secret('geheim2\n'));
    expect(difference.changed[0]?.fields.length).toBe(3);
    expect(JSON.stringify(difference.changed.map(({ fields }) => fields.map(({ before, after }) => [before, after])))).not.toContain(
      'geheim',
    );
    expect(
      printDifference(difference)
        .join('\n')
        .match(/: .*geheim/g),
    ).toBeNull();
  });

  test('is not misled by hostile keys', () => {
    const evil = (value: string) =>
      one(object('X', 'x', { spec: JSON.parse(`{"__proto__": {"a": "${value}"}, "constructor": "${value}"}`) }));
    expect(compareManifests(evil('1'), evil('2')).changed[0]?.fields.map(({ path }) => path)).toEqual([
      ['spec', '__proto__', 'a'],
      ['spec', 'constructor'],
    ]);
    expect(compareManifests(one(object('X', 'x', { spec: {} })), evil('2')).changed[0]?.fields).toHaveLength(2);
  });
});

describe('a fresh synth and `dist`', () => {
  test('differ by what somebody has changed since', async () => {
    const root = temporary();
    writeEnvironment(root, 'prod', texts(small()));
    expect((await differenceFrom(root, 'prod', texts(small()), small())).value?.changed).toEqual([]);
    const after = small({ version: 'v1.34.3' });
    const { value, issues } = await differenceFrom(root, 'prod', texts(after), after);
    expect(issues).toEqual([]);
    expect(value).toEqual(compareManifests(small(), after));
  });

  test('differ by everything where there is no `dist` yet', async () => {
    const { value } = await differenceFrom(join(temporary(), 'dist'), 'prod', texts(small()), small());
    expect(value?.added).toHaveLength(5);
  });

  test('cannot be compared where a file is no YAML: it is named', async () => {
    const root = temporary();
    writeEnvironment(root, 'prod', texts(small()));
    put(join(root, 'prod'), { 'clusters/payments/cluster.yaml': 'a: [' });
    const { issues } = await differenceFrom(root, 'prod', texts(small()), small());
    expect(issues.map(({ code, origin }) => [code, origin?.file.split('/').slice(1).join('/')])).toEqual([
      ['dist/file-unreadable', 'prod/clusters/payments/cluster.yaml'],
    ]);
  });

  test('is written as a pull request shows it, whoever wrote the names', () => {
    expect(lines([], one(object('ConfigMap', 'a\u001b[31m')))[0]).toBe("+ ConfigMap team-a/'a\\u{1b}[31m'");
  });
});
