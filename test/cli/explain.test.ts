import { afterAll, describe, expect, test } from 'vitest';
import { rules } from '../../lib/rules/index.ts';
import { smallFleet, workspace } from './workspace.ts';

const { capstan, remove } = workspace({
  ...smallFleet,
  'overlays/prod/fleet.ts': `import { fixed, overlay, remove } from 'capstan';
import base from '../base/fleet.ts';

export default overlay(base, {
  cloud: { flavors: { 'm1.large': { vcpus: 8 } } },
  clusterDefaults: { labels: { 'example.com/a': 'all' } },
  clusters: {
    payments: {
      kubernetesVersion: 'v1.34.1',
      labels: { 'example.com/a': 'own' },
      files: { '/etc/motd': { content: 'hello' }, '/etc/app.env': { content: 'DB_PASSWORD=hunter2-example' } },
      nodePools: { web: { flavor: 'm1.large', scaling: fixed(4) } },
    },
  },
});
`,
  'overlays/rules.ts': `import { defineRule } from 'capstan';
export default [defineRule({ code: 'team/small', why: 'We pay by the machine.', *check() {} })];
`,
  'overlays/wrong/fleet.ts': "throw new Error('no');\n",
});
afterAll(remove);

const explain = (what: string, ...more: string[]) => capstan(['explain', what, ...more]);
const json = async (what: string) => JSON.parse((await explain(what, '--format', 'json')).stdout) as Record<string, unknown>;

describe('explain tells of a value', () => {
  test('what it is, its default, what it must be, and every file that sets it, the winner marked', async () =>
    expect(await explain('prod.clusters.payments.kubernetesVersion')).toEqual({
      code: 0,
      stderr: '',
      stdout: `prod.clusters.payments.kubernetesVersion
  value    'v1.34.1'
  default  none
  must     be text, at most 64 characters
  means    Full version with its \`v\`; for RKE2 with its build, such as \`v1.34.3+rke2r1\`. One minor step at a time.

  set by, the last counts (>)
    overlays/base/fleet.ts:20:5  as clusterDefaults.kubernetesVersion  'v1.34.2'
  > overlays/prod/fleet.ts:9:7   'v1.34.1'
`,
    }));

  test('that a default decides', async () =>
    expect(await json('prod.clusters.payments.controlPlane.maxSurge')).toMatchObject({
      value: 1,
      decided: 'default',
      absent: '1',
      chain: [],
    }));

  test('that follows from the rest of the fleet', async () => {
    expect(await json('prod.clusters.payments.namespace')).toMatchObject({ value: 'payments', decided: 'default' });
    expect(await json('prod.clusters.payments.nodePools.web.image')).toMatchObject({ value: 'ubuntu', decided: 'default' });
  });

  test('that nobody decides', async () =>
    expect((await explain('prod.clusters.payments.nodePools.web.zone')).stdout).toMatch(
      /\n {2}value {4}nothing\n(.*\n)*\n? {2}set by {2}nobody\n$/,
    ));

  test('that only `clusterDefaults` give', async () =>
    expect(await json('dev.clusters.payments.controlPlane.flavor')).toMatchObject({
      value: 'm1.large',
      decided: 'written',
      chain: [{ place: 'clusterDefaults.controlPlane.flavor', wins: true }],
    }));

  test('where a key has dots or slashes in it, quoted or bare', async () => {
    expect(await json('prod.cloud.flavors["m1.large"].vcpus')).toMatchObject({ value: 8 });
    expect(await json('prod.cloud.flavors.m1.large.vcpus')).toMatchObject({ value: 8, place: 'prod.cloud.flavors["m1.large"].vcpus' });
    expect(await json("prod.clusters.payments.files['/etc/motd'].content")).toMatchObject({ value: 'hello' });
    expect(await json('prod.clusters.payments.labels["example.com/a"]')).toMatchObject({ value: 'own' });
  });

  test('that is a section: merged, with defaults, and without a winner', async () => {
    const page = await json('prod.cloud.flavors["m1.large"]');
    expect(page).toMatchObject({ value: { vcpus: 8, memory: '8Gi', disk: '40Gi', architecture: 'amd64' } });
    expect((page['chain'] as { wins: boolean }[]).map(({ wins }) => wins)).toEqual([false, false]);
  });

  test('but never a credential', async () => {
    const runs = await Promise.all([
      explain('prod.clusters.payments.files["/etc/app.env"].content'),
      explain('prod.clusters', '--format', 'json'),
    ]);
    for (const { code, stdout, stderr } of runs) {
      expect(code).toBe(0);
      expect(stdout + stderr).not.toContain('hunter2');
      expect(stdout).toContain('(not shown)');
    }
  });
});

describe('explain tells of a field', () => {
  test('by its whole path, with `*` or with names: shape, default, meaning and what is below', async () => {
    const [open, named] = await Promise.all([
      explain('clusters.*.nodePools.*.scaling'),
      explain('clusters.payments.nodePools.web.scaling'),
    ]);
    expect(open).toMatchObject({ code: 0, stderr: '' });
    expect(open?.stdout).toMatch(
      /^clusters\.\*\.nodePools\.\*\.scaling\n {2}must {5}be a section of type 'fixed' or a section of type 'autoscale'\n/,
    );
    expect(open?.stdout).toContain("  fields of type 'autoscale'\n    min       a whole number");
    expect(named?.stdout).toBe(open?.stdout);
  });

  test('by its name alone, in every place', async () => {
    const { fields } = (await json('flavor')) as { fields: { paths: string[] }[] };
    expect(fields.flatMap(({ paths }) => paths).sort()).toEqual(['clusters.*.controlPlane.flavor', 'clusters.*.nodePools.*.flavor']);
  });

  test('by the name of its kind', async () => expect((await explain('NodePool')).stdout).toMatch(/^clusters\.\*\.nodePools\.\*\n/));

  test('outside a project too', async () => expect((await capstan(['explain', 'scaling'], { cwd: '/' })).code).toBe(0));
});

describe('explain tells of a code', () => {
  test('why, a fleet that fails with its message, and the right form', async () => {
    const { code, stdout } = await explain('control-plane/even');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^control-plane\/even\n {2}is {7}an error: nothing is written\n {2}why {6}/);
    expect(stdout).toContain(
      'Refused:\n\n  { clusters: { payments: { controlPlane: { replicas: 2 } } } }\n\n  clusters.payments.controlPlane.replicas\n    got   2\n',
    );
    expect(stdout).toContain('Right:\n\n  { clusters: { payments: { controlPlane: { replicas: 3 } } } }\n');
  });

  test('for every rule that there is', async () => {
    const { rulePage } = await import('../../lib/cli/explain-rule.ts');
    expect(rules.length).toBeGreaterThan(50);
    for (const { code } of rules) expect(rulePage(code)?.example?.issues.map((issue) => issue.code)).toContain(code);
  });

  test("of a team's own rule, with the file that has it", async () =>
    expect((await explain('team/small')).stdout).toMatch(
      /^team\/small\n(.*\n)* {2}why {6}We pay by the machine\.\n {2}in {7}overlays\/rules\.ts\n/,
    ));

  test('that belongs to a stage and not to a rule', async () =>
    expect((await explain('schema/unknown-field')).stdout).toMatch(/^schema\/unknown-field\n {2}why {6}The fleet does not fit its schema/));
});

describe('explain of a wrong name exits with 2 and says the nearest one', () => {
  test.each([
    ['prod.clusters.paymets.kubernetesVersion', "'paymets'", 'payments'],
    ['prod.clusters.payments.kubernetesVersoin', "'kubernetesVersoin'", 'kubernetesVersion'],
    ['prodd', "'prodd'", 'prod'],
    ['control-plane/evn', "'control-plane/evn'", 'control-plane/even'],
    ['scalling', "'scalling'", 'scaling'],
    ['clusters.*.nodePols.*.scaling', "'clusters.*.nodePols.*.scaling'", 'nodePools'],
  ])('%s', async (what, got, meant) => {
    const { code, stdout, stderr } = await explain(what);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`  got   ${got}\n`);
    expect(stderr).toContain(`did you mean '${meant}'?`);
  });

  test.each(['', '.', '__proto__', 'prod.__proto__', 'a[', 'x'.repeat(10_000)])('%j, without a guess', async (what) => {
    const { code, stderr } = await explain(what);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^capstan explain: nothing done\n/);
    expect(stderr.length).toBeLessThan(2_000);
  });
});

test('an environment that cannot be loaded is a problem of the fleet', async () => {
  const { code, stderr } = await explain('wrong.clusters');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^wrong: 1 problem, nothing to explain\n\noverlays\/wrong\/fleet\.ts:1:7\n {2}got {3}Error: no\n/);
});
