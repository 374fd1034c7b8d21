import { afterAll, describe, expect, test } from 'vitest';
import { smallFleet, workspace } from './workspace.ts';

const { write, capstan, remove } = workspace(smallFleet);
afterAll(remove);

/** What `check` says of an environment whose overlay is this text. */
async function checked(environment: string, text: string) {
  write({ [`overlays/${environment}/fleet.ts`]: text });
  return capstan(['check', environment]);
}

const imports = "import { add, overlay } from 'capstan';\nimport base from '../base/fleet.ts';\n";

describe('an overlay that cannot be loaded fails its environment, and says where', () => {
  test('a syntax error: file, line, column, the line itself', async () =>
    expect(await checked('syntax', "export default {\n  näme: ['a', 'b'\n};\n")).toEqual({
      code: 1,
      stdout: '',
      stderr: `syntax: 1 problem

overlays/syntax/fleet.ts:3:1
  got   '};'
  must  be TypeScript that can be read: Expected "]" but found "}"
  fix   correct the line, or the one before it
  code  overlay/syntax

`,
    }));

  test('a syntax error behind letters of several bytes: the column as editors count', async () =>
    expect((await checked('column', "const ä = 'öü'; ]\n")).stderr).toContain('overlays/column/fleet.ts:1:17\n'));

  test('a line that speaks of a credential is shown without its texts', async () => {
    const { stderr } = await checked('secret', "export default {\n  password: 'hunter2' ]\n};\n");
    expect(stderr).toContain("  got   'password: '…'\n");
    expect(stderr).not.toContain('hunter2');
  });

  test('an import that leads nowhere', async () =>
    expect((await checked('missing', "import base from '../bace/fleet.ts';\nexport default base;\n")).stderr).toBe(`missing: 1 problem

overlays/missing/fleet.ts:1:18
  got   'import base from '../bace/fleet.ts';'
  must  be an import that can be found: Could not resolve "../bace/fleet.ts"
  fix   correct the path, which ends in \`.ts\`; or install the package
  code  overlay/import

`));

  test('an error thrown: the line of the overlay, the message, no stack', async () =>
    expect(
      await checked(
        'thrown',
        `${imports}\nconst zones: any = undefined;\nexport default overlay(base, {\n  cloud: { name: zones[0] },\n});\n`,
      ),
    ).toEqual({
      code: 1,
      stdout: '',
      stderr: `thrown: 1 problem

overlays/thrown/fleet.ts:6:18
  got   TypeError: Cannot read properties of undefined (reading '0')
  must  evaluate without throwing
  fix   correct the line
  code  overlay/thrown

`,
    }));

  test('an error thrown below a file of the overlays: the line of that file', async () => {
    write({ 'overlays/shared/zones.ts': '/** Zones. */\nexport function zone(): never {\n  throw new RangeError("no zone");\n}\n' });
    const { stderr } = await checked('below', "import { zone } from '../shared/zones.ts';\nexport default zone();\n");
    expect(stderr).toContain('overlays/shared/zones.ts:3:9\n  got   RangeError: no zone\n');
  });

  test.each([
    ['nothing', 'export const fleet = {};\n', 'no default export', 'overlay/default-missing'],
    ['a promise', `${imports}export default Promise.resolve(base);\n`, 'a promise', 'overlay/default-promise'],
    ['a function', `${imports}export default () => base;\n`, 'a function', 'overlay/default-not-fleet'],
    ['a list', 'export default [];\n', 'an empty list', 'overlay/default-not-fleet'],
  ])('a default export that is %s', async (name, text, got, code) => {
    const run = await checked(name.replace(/\W/g, '-'), text);
    expect(run.stderr).toContain(`  got   ${got}\n  must  have a fleet as its default export\n`);
    expect(run.stderr).toContain(`  code  ${code}\n`);
    expect(run.code).toBe(1);
  });
});

describe('an overlay is a program, and what it does stays in its thread', () => {
  test('process.exit ends the overlay, not the run', async () => {
    const run = await checked('exit', 'process.exit(0);\n');
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('  got   an end of the program with exit code 0\n');
  });

  test('a promise that never settles is an issue', async () =>
    expect((await checked('wait', 'await new Promise(() => {});\n')).stderr).toContain('overlay/endless'));

  test('what it prints goes to standard error under its name', async () => {
    const run = await checked('loud', `${imports}console.log('one\\ntwo');\nconsole.error('three');\nexport default base;\n`);
    expect(run.stderr.split('\n').sort()).toEqual(['', 'loud: one', 'loud: three', 'loud: two']);
    expect(run.stdout).toMatch(/^loud: \d+ objects, no problems\n$/);
  });

  test('a changed built-in prototype is an issue', async () =>
    expect(
      (await checked('polluted', `${imports}Object.assign(Object.prototype, { paused: true });\nexport default base;\n`)).stderr,
    ).toContain('  got   a changed `Object.prototype.paused`\n'));

  test('it sees no environment variables, so that it is the same fleet everywhere', async () => {
    write({ 'overlays/variables/fleet.ts': `${imports}console.log(Object.keys(process.env).length);\nexport default base;\n` });
    expect((await capstan(['check', 'variables'], { env: { HOME: '/root' } })).stderr).toBe('variables: 0\n');
  });

  test('it may read files beside itself, by import.meta', async () => {
    write({ 'overlays/beside/name.txt': 'payments' });
    const text = `import { readFileSync } from 'node:fs';\n${imports}console.log(readFileSync(new URL('name.txt', import.meta.url), 'utf8'));\nexport default base;\n`;
    expect((await checked('beside', text)).stderr).toBe('beside: payments\n');
  });
});

describe('an issue names the file and the line that wrote the value', () => {
  const replicas = (count: string) =>
    `${imports}\nexport default overlay(base, {\n  clusters: {\n    payments: { controlPlane: { replicas: ${count} } },\n  },\n});\n`;

  test('of the overlay, for what the overlay says', async () =>
    expect((await checked('even', replicas('2'))).stderr).toContain(
      'clusters.payments.controlPlane.replicas   overlays/even/fleet.ts:6:33\n',
    ));

  test('for what the schema refuses, as well', async () =>
    expect((await checked('text', replicas("'3'"))).stderr).toContain(
      'clusters.payments.controlPlane.replicas   overlays/text/fleet.ts:6:33\n',
    ));

  test('of the base, for what the base says', async () => {
    write({
      'overlays/base2/fleet.ts': smallFleet['overlays/base/fleet.ts'].replace(
        "kubernetesVersion: 'v1.34.2'",
        "kubernetesVersion: '1.34.2'",
      ),
    });
    const run = await checked(
      'version',
      "import { overlay } from 'capstan';\nimport base from '../base2/fleet.ts';\n\nexport default overlay(base, {});\n",
    );
    expect(run.stderr).toMatch(/kubernetesVersion {3}overlays\/base2\/fleet\.ts:20:5\n/);
  });

  test('for what breaks the merge law', async () => {
    const run = await checked(
      'law',
      `${imports}\nexport default overlay(base, {\n  clusters: {\n    paymets: { controlPlane: { replicas: 3 } },\n  },\n} as never);\n`,
    );
    expect(run.stderr).toContain("clusters.paymets   overlays/law/fleet.ts:6:5\n  got   'paymets'\n");
    expect(run.stderr).toContain("  fix   did you mean 'payments'?\n");
  });
});
