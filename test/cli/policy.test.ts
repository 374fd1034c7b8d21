import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../lib/cli/bundle.mjs';
import { loadOverlay, type Policy } from '../../lib/cli/load.ts';
import { type Issue, isError } from '../../lib/model/issue.ts';
import { smallFleet, workspace } from './workspace.ts';

const { root, write, capstan, remove } = workspace(smallFleet);
afterAll(remove);

let worker = '';
beforeAll(async () => {
  const outputs = await bundle({ root: resolve(import.meta.dirname, '../..'), entries: { worker: 'lib/cli/worker.ts' } });
  worker = pathToFileURL(outputs['worker'] ?? '').href;
});

let environments = 0;
/** The policy of an environment of its own with the rules of a file; all that went wrong is in it. */
async function policy(rules: string, timeLimitMs = 20_000): Promise<Policy & { file: string; value: unknown }> {
  const environment = `case-${++environments}`;
  const file = `overlays/${environment}/rules.ts`;
  write({
    [`overlays/${environment}/fleet.ts`]: smallFleet['overlays/dev/fleet.ts'],
    [file]: `import { defineRule, everyNodePool } from 'capstan';\n${rules}\n`,
  });
  const overlay = await loadOverlay({ root, environment, worker, timeLimitMs, print: () => undefined });
  return { rules: overlay.policy.rules, issues: [...overlay.issues, ...overlay.policy.issues], file, value: overlay.value };
}

const rule = (check: string, code = 'team/case'): string =>
  `export default [defineRule({ code: '${code}', why: 'Because of the contract.', *check(fleet) { ${check} } })];`;

const told = ({ issues }: { issues: readonly Issue[] }) => issues.map(({ code, origin }) => `${code} ${origin?.file ?? ''}`.trim());

describe("a team's own rules", () => {
  test('judge the complete fleet, defaults and names of the environment included', async () => {
    const { issues, rules } = await policy(
      rule(`for (const { pool, path } of everyNodePool(fleet)) {
        yield { path: [...path, 'flavor'], got: pool.flavor, must: \`fit \${fleet.environment} and \${fleet.gitops.namespace}\` };
      }`),
    );
    expect(issues).toEqual([
      {
        code: 'team/case',
        severity: 'error',
        why: 'Because of the contract.',
        path: ['clusters', 'payments', 'nodePools', 'web', 'flavor'],
        got: 'm1.large',
        must: `fit case-${environments} and flux-system`,
      },
    ]);
    expect(rules).toMatchObject([{ code: 'team/case', severity: 'error', why: 'Because of the contract.' }]);
  });

  test('may be an empty list', async () => expect(await policy('export default [];')).toMatchObject({ rules: [], issues: [] }));
});

describe('a file of rules that cannot be used is named', () => {
  test.each([
    ['has no default export', 'export const rules = [];', 'policy/default'],
    ['exports no list', "export default defineRule({ code: 'team/a', why: 'w', *check() {} });", 'policy/default'],
    ['exports what is no rule', "export default [{ code: 'team/a' }];", 'policy/rule-form'],
    [
      'exports a rule of an unknown severity',
      "export default [{ code: 'team/a', why: 'w', severity: 'fatal', check() {} }];",
      'policy/rule-form',
    ],
    ["has a code of Capstan's", rule('', 'control-plane/even'), 'policy/code-form'],
    ['has a code without its area', rule('', 'team/'), 'policy/code-form'],
    ['throws while it is loaded', "throw new Error('no');", 'policy/thrown'],
    ['does not parse', 'export default [;', 'overlay/syntax'],
    ['imports nothing that is there', "import './nowhere.ts';", 'overlay/import'],
    ['changes what is built in', `Object.prototype['x'] = 1; ${rule('')}`, 'overlay/prototype-changed'],
  ])('because it %s', async (_, rules, code) => {
    const found = await policy(rules);
    expect(told(found)).toEqual([`${code} ${found.file}`]);
    expect(found.issues.every(isError)).toBe(true);
  });

  test('because two rules have one code, in one file or in two', async () => {
    const twice = await policy(`const one = { code: 'team/a', why: 'w', *check() {} }; export default [defineRule(one), defineRule(one)];`);
    expect(told(twice)).toEqual([`policy/code-taken ${twice.file}`]);
    write({ 'overlays/rules.ts': `import { defineRule } from 'capstan';\n${rule('', 'team/shared')}` });
    const shared = await policy(rule('', 'team/shared'));
    expect(told(shared)).toEqual([`policy/code-taken ${shared.file}`]);
    expect(shared.issues[0]?.got).toContain('overlays/rules.ts');
    write({ 'overlays/rules.ts': 'export default [];\n' });
  });
});

describe('a rule that goes wrong is named with its file', () => {
  test.each([
    ['throws', "throw new Error('broken');", 'policy/thrown'],
    ['throws what is no error', 'throw undefined;', 'policy/thrown'],
    ['writes to the fleet', '(fleet as { environment: string }).environment = "x";', 'policy/thrown'],
    ['yields a text', "yield 'no' as never;", 'policy/finding-form'],
    ['yields nothing', 'yield undefined as never;', 'policy/finding-form'],
    ['yields no path', "yield { must: 'be right' } as never;", 'policy/finding-form'],
    ['yields a path with a hole', "yield { path: ['clusters', undefined as never], must: 'be right' };", 'policy/finding-form'],
    ['yields a number for a phrase', "yield { path: [], must: 'be right', got: 5 as never };", 'policy/finding-form'],
    ['changes what is built in', "Array.prototype['x' as never] = 1 as never;", 'overlay/prototype-changed'],
  ])('because it %s', async (_, check, code) => {
    const found = await policy(rule(check));
    expect(told(found)).toEqual([`${code} ${found.file}`]);
    if (code.startsWith('policy/')) expect(found.issues[0]?.got).toContain('team/case');
  });

  test('because it yields no findings at all', async () => {
    const found = await policy("export default [defineRule({ code: 'team/case', why: 'w', check: (async () => []) as never })];");
    expect(found.issues).toMatchObject([{ code: 'policy/finding-form', got: 'a promise from `team/case`' }]);
  });

  test('because it never ends, or ends the program', async () => {
    const endless = await policy(rule('for (;;);'), 3000);
    expect(endless.issues).toMatchObject([
      { code: 'overlay/endless', origin: { file: endless.file }, got: '`team/case` still running after 3 seconds' },
    ]);
    const loading = await policy('for (;;);', 3000);
    expect(loading.issues).toMatchObject([{ code: 'overlay/endless', origin: { file: loading.file }, got: 'no rules after 3 seconds' }]);
    const exit = await policy(rule('process.exit(0);'));
    expect(told(exit)).toEqual([`overlay/exit ${exit.file}`]);
  });

  test('and the line that threw', async () => {
    const { issues } = await policy(rule("\n  throw new Error('broken');"));
    expect(issues[0]?.origin?.line).toBe(3);
  });

  test('and the rules behind it run all the same', async () => {
    const found = await policy(`export default [
      defineRule({ code: 'team/a', why: 'w', *check() { throw new Error('a'); } }),
      defineRule({ code: 'team/b', why: 'w', severity: 'warning', *check() { yield { path: ['clusters'], must: 'be few' }; } }),
    ];`);
    expect(found.issues.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['policy/thrown error', 'team/b warning']);
  });
});

describe('on the command line', () => {
  const check = (environment: string) => capstan(['check', environment]);
  const rules = {
    'overlays/rules.ts': `import { defineRule, everyNodePool } from 'capstan';

export default [
  defineRule({
    code: 'team/pool-name',
    severity: 'warning',
    why: 'Dashboards group by these names.',
    *check(fleet) {
      for (const { pool, path } of everyNodePool(fleet)) {
        if (!/^(web|batch)/.test(pool.name)) yield { path, got: \`'\${pool.name}'\`, must: "begin with 'web' or 'batch'" };
      }
    },
  }),
];
`,
  };
  const odd = (more = ''): Record<string, string> => ({
    'overlays/odd/fleet.ts': `import { add, fixed, overlay } from 'capstan';
import base from '../base/fleet.ts';

export default overlay(base, {
  clusters: { payments: { nodePools: { odd: add({ flavor: 'm1.large', scaling: fixed(1) }) } } },${more}
});
`,
  });
  const accepting = (code: string, path: string, reason = 'agreed with the team of the dashboards') =>
    odd(`\n  acceptedWarnings: { '${code}': { '${path}': '${reason}' } },`);

  test('a finding is told like any other, with the file that wrote the value', async () => {
    write({ ...rules, ...odd() });
    const { code, stdout, stderr } = await check('odd');
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `odd: 1 warning

warning   clusters.payments.nodePools.odd   overlays/odd/fleet.ts
  got   'odd'
  must  begin with 'web' or 'batch'
  why   Dashboards group by these names.
  code  team/pool-name

`,
    });
    expect(stdout).toMatch(/^odd: \d+ objects, 1 warning\n$/);
  });

  test('an accepted warning is counted and repeated with its reason, and not shown as a warning', async () => {
    write({ ...rules, ...accepting('team/pool-name', 'clusters.*.nodePools.odd') });
    const { code, stdout, stderr } = await check('odd');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^odd: \d+ objects, no problems, 1 warning accepted\n {2}accepted clusters\.payments\.nodePools\.odd: team\/pool-name \(agreed with the team of the dashboards\)\n$/,
    );
    const { environments: told_ } = JSON.parse((await capstan(['check', 'odd', '--format', 'json'])).stdout) as {
      environments: { issues: Issue[] }[];
    };
    expect(told_[0]?.issues).toMatchObject([{ code: 'team/pool-name', accepted: 'agreed with the team of the dashboards' }]);
  });

  test('an acceptance of nothing is a warning', async () => {
    write({ ...rules, ...accepting('team/pool-name', 'clusters.*.nodePools.web') });
    const { code, stderr } = await check('odd');
    expect(code).toBe(0);
    expect(stderr).toContain('acceptance/unused');
    expect(stderr).toContain('odd: 2 warnings');
  });

  test('an acceptance of an error stops, and so does one without a reason', async () => {
    write({ ...rules, ...accepting('control-plane/even', 'clusters.payments.controlPlane.replicas') });
    expect(await check('odd')).toMatchObject({ code: 1, stderr: expect.stringContaining('acceptance/error') });
    write({ ...rules, ...accepting('team/pool-name', 'clusters.*.nodePools.odd', 'meant') });
    expect(await check('odd')).toMatchObject({ code: 1, stderr: expect.stringContaining('schema/length') });
  });

  test('a type error in a file of rules is found by `--types`', async () => {
    write({ 'overlays/rules.ts': rules['overlays/rules.ts'].replace('pool.name)', 'pool.nam)'), ...odd() });
    const { code, stderr } = await capstan(['check', 'odd', '--types']);
    expect(code).toBe(1);
    expect(stderr).toContain('overlays/rules.ts:10');
  });
});
