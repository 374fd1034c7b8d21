import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { run, smallFleet, workspace } from './workspace.ts';

const project = workspace(smallFleet);
const { root, write, capstan } = project;
afterAll(project.remove);
beforeEach(() => write(smallFleet));

const wrongFleet = { 'overlays/prod/fleet.ts': smallFleet['overlays/prod/fleet.ts'].replace('replicas: 3', 'replicas: 2') };
const hint = 'capstan: run `capstan --help` for what there is\n';

/** Every file below a folder of the project, with its text. */
function tree(folder: string): Record<string, string> {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );
}

describe('synth', () => {
  test('writes every environment, one line each, and exits with 0', async () => {
    const { code, stdout, stderr } = await capstan(['synth']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^dev: \d+ objects in (\d+) files: \1 written\nprod: \d+ objects in (\d+) files: \2 written\n$/);
    expect(readdirSync(join(root, 'dist'))).toEqual(['dev', 'prod']);
  });

  test('changes nothing the second time', async () => {
    const before = tree('dist');
    expect((await capstan(['synth'])).stdout).toMatch(
      /^dev: \d+ objects in (\d+) files: \1 unchanged\nprod: \d+ objects in (\d+) files: \2 unchanged\n$/,
    );
    expect(tree('dist')).toEqual(before);
  });

  test('works from anywhere inside the project, and from outside by --project', async () => {
    mkdirSync(join(root, 'docs/deep'), { recursive: true });
    expect((await capstan(['synth', 'dev'], { cwd: join(root, 'docs/deep') })).stdout).toMatch(/^dev: .* unchanged\n$/);
    expect((await capstan(['synth', 'dev', '--project', root], { cwd: '/' })).stdout).toMatch(/^dev: .* unchanged\n$/);
  });

  test('writes nothing of an environment that fails, and the others all the same', async () => {
    const prod = tree('dist/prod');
    write({
      ...wrongFleet,
      'overlays/dev/fleet.ts': smallFleet['overlays/dev/fleet.ts'].replace('replicas: 1', "replicas: 1, labels: { 'example.com/a': 'b' }"),
    });
    const { code, stdout, stderr } = await capstan(['synth']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^dev: \d+ objects in \d+ files: 1 written, \d+ unchanged\n$/);
    expect(stderr).toMatch(
      /^prod: 1 problem, nothing written\n\nclusters\.payments\.controlPlane\.replicas {3}overlays\/prod\/fleet\.ts:7:23\n {2}got {3}2\n/,
    );
    expect(tree('dist/prod')).toEqual(prod);
  });

  test('does not drop a cluster unless its removal is allowed by name', async () => {
    const billing = "billing: add({ nodePools: { web: { flavor: 'm1.large', scaling: fixed(1) } } }),";
    const withBilling = smallFleet['overlays/dev/fleet.ts']
      .replace('{ overlay }', '{ add, fixed, overlay }')
      .replace('clusters: {', `clusters: { ${billing}`);
    write({ 'overlays/dev/fleet.ts': withBilling });
    expect((await capstan(['synth', 'dev'])).stderr).toBe('');
    write(smallFleet);
    const before = tree('dist/dev');
    const refused = await capstan(['synth', 'dev']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('--allow-removal billing/billing');
    expect(tree('dist/dev')).toEqual(before);
    const allowed = await capstan(['synth', 'dev', '--allow-removal', 'billing']);
    expect(allowed.code).toBe(0);
    expect(allowed.stdout).toMatch(/ removed/);
    expect(existsSync(join(root, 'dist/dev/clusters/billing'))).toBe(false);
  });

  test('names a folder of dist that no overlay makes any more, and leaves it', async () => {
    mkdirSync(join(root, 'dist/old'));
    writeFileSync(join(root, 'dist/old/.capstan'), '');
    expect((await capstan(['synth', 'dev'])).stderr).toBe(
      'old: no overlay makes dist/old any more; delete the folder once its clusters are gone\n',
    );
    expect(existsSync(join(root, 'dist/old'))).toBe(true);
  });

  test('gives cdk8s a copy in its scratch folder and leaves dist as without it', async () => {
    const before = tree('dist');
    const { code } = await capstan(['synth'], { env: { CDK8S_OUTDIR: 'node_modules/scratch' } });
    expect(code).toBe(0);
    expect(tree('dist')).toEqual(before);
    expect(readFileSync(join(root, 'node_modules/scratch/dev/identity/identity.yaml'), 'utf8')).toBe(
      before[join(root, 'dist/dev/identity/identity.yaml')],
    );
  });
});

describe('check', () => {
  test('counts the objects of what passes, and writes nothing', async () => {
    const { code, stdout, stderr } = await capstan(['check', 'dev']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^dev: \d+ objects, no problems\n$/);
  });

  test('says the same in every format, with the same exit code', async () => {
    write(wrongFleet);
    const [text, json, github] = await Promise.all(
      ['text', 'json', 'github'].map((format) => capstan(['check', 'prod', '--format', format])),
    );
    expect([text?.code, json?.code, github?.code]).toEqual([1, 1, 1]);
    expect(text?.stdout).toBe('');
    const { environments } = JSON.parse(json?.stdout ?? '') as { environments: [{ issues: [Record<string, string>] }] };
    const [issue] = environments[0].issues;
    expect(issue).toMatchObject({
      code: 'control-plane/even',
      place: 'clusters.payments.controlPlane.replicas',
      origin: { line: 7, column: 23 },
    });
    for (const word of ['got', 'must', 'fix', 'why', 'code'] as const) {
      expect(text?.stderr).toContain(issue[word]);
      expect(github?.stdout).toContain(issue[word]);
    }
    expect(github?.stdout).toMatch(/^::error file=overlays\/prod\/fleet\.ts,line=7,col=23,title=control-plane\/even::/);
  });

  test('prints a whole report for code scanning and for test reports, with the same exit code', async () => {
    write(wrongFleet);
    const [sarif, junit] = await Promise.all(['sarif', 'junit'].map((format) => capstan(['check', '--format', format])));
    expect([sarif?.code, sarif?.stderr, junit?.code, junit?.stderr]).toEqual([1, '', 1, '']);
    const { runs } = JSON.parse(sarif?.stdout ?? '') as { runs: [{ results: { ruleId: string }[] }] };
    expect(runs[0].results.map(({ ruleId }) => ruleId)).toEqual(['control-plane/even']);
    expect(junit?.stdout).toContain('<testsuites name="capstan check" tests="2" failures="1" errors="0">');
    expect(junit?.stdout).toContain('<testcase classname="dev" name="dev" time="0"/>');
  });

  test('reports a wrong call in those formats too', async () => {
    const [sarif, junit] = await Promise.all(['sarif', 'junit'].map((format) => capstan(['check', 'prodd', '--format', format])));
    expect([sarif?.code, junit?.code]).toEqual([2, 2]);
    expect(JSON.parse(sarif?.stdout ?? '')).toMatchObject({ runs: [{ results: [], invocations: [{ executionSuccessful: false }] }] });
    expect(junit?.stdout).toContain('errors="1"');
  });

  test('checks types where asked: file, line and column', async () => {
    const overlay = smallFleet['overlays/dev/fleet.ts'].replace('replicas: 1', 'replica: 1');
    write({ 'overlays/dev/fleet.ts': overlay });
    const run = await capstan(['check', 'dev', '--types']);
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(
      /\noverlays\/dev\/fleet\.ts:5:43\n {2}got {3}'clusters: \{ payments: \{ controlPlane: \{ replica: 1 \} \} \},'\n {2}must {2}fit its type: .*'replica'/,
    );
    expect(run.stderr).toContain('  code  overlay/type\n');
  });

  test(
    'finds nothing wrong with the types of a right fleet',
    async () => expect((await capstan(['check', 'dev', '--types'])).stdout).toMatch(/^dev: \d+ objects, no problems\n$/),
    30_000,
  );
});

describe('diff', () => {
  test('finds nothing after a synth', async () => {
    await capstan(['synth']);
    expect(await capstan(['diff', '--exit-code'])).toEqual({ code: 0, stdout: 'dev: no differences\nprod: no differences\n', stderr: '' });
  });

  test('tells what a synth would change, object by object, and writes nothing', async () => {
    const before = tree('dist');
    write({ 'overlays/dev/fleet.ts': smallFleet['overlays/dev/fleet.ts'].replace('replicas: 1', 'replicas: 3') });
    const { code, stdout, stderr } = await capstan(['diff', 'dev']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('spec.replicas: the number 1 → the number 3\n');
    expect(tree('dist')).toEqual(before);
  });

  test('exits with 1 where asked, and gives the same as JSON', async () => {
    write({ 'overlays/dev/fleet.ts': smallFleet['overlays/dev/fleet.ts'].replace('replicas: 1', 'replicas: 3') });
    const { code, stdout } = await capstan(['diff', '--exit-code', '--format', 'json']);
    expect(code).toBe(1);
    const { environments } = JSON.parse(stdout) as { environments: { environment: string; changed: unknown[]; files: object }[] };
    expect(environments.map(({ environment, changed }) => [environment, changed.length > 0])).toEqual([
      ['dev', true],
      ['prod', false],
    ]);
  });

  test('notices a file of dist that was edited by hand, though no object differs', async () => {
    const file = join(root, 'dist/dev/identity/identity.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `# mine\n${text}`);
    expect(await capstan(['diff', 'dev', '--exit-code'])).toEqual({
      code: 1,
      stdout: 'dev: 1 file of other text: identity/identity.yaml\n',
      stderr: '',
    });
    await capstan(['synth', 'dev']);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('import', () => {
  test('writes a schema for each kind and version, and where it came from', async () => {
    write({
      'crds/thing.yaml': `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: { name: things.example.com }
spec:
  group: example.com
  names: { kind: Thing, plural: things }
  scope: Namespaced
  versions:
    - name: v1
      served: true
      storage: true
      schema: { openAPIV3Schema: { type: object, properties: { spec: { type: object, properties: { size: { type: integer } } } } } }
`,
    });
    const { code, stdout, stderr } = await capstan(['import', 'crds', '--source', 'example/things', '--tag', 'v1.0.0']);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'import: 1 schema written to schemas/crds\n', stderr: '' });
    const sources = JSON.parse(readFileSync(join(root, 'schemas/crds/SOURCES.json'), 'utf8')) as object;
    expect(JSON.stringify(sources)).toContain('"v1.0.0"');
    expect(existsSync(join(root, 'schemas/crds/example.com/Thing.v1.json'))).toBe(true);
  });

  test('of a folder that is not there is a wrong call', async () =>
    expect(await capstan(['import', 'crdz'])).toMatchObject({ code: 2, stderr: expect.stringContaining("  got   'crdz'\n") }));
});

describe('a call that is wrong exits with 2 and says what there is', () => {
  test.each([
    [['chek'], `capstan: unknown command 'chek'; did you mean 'check'?\n${hint}`],
    [['check', '--formt', 'json'], `capstan: unknown option '--formt'; did you mean '--format'?\n${hint}`],
    [
      ['check', '--format', 'xml'],
      `capstan: option '--format <format>' argument 'xml' is invalid. Allowed choices are text, json, github, sarif, junit\n${hint}`,
    ],
    [
      ['check', '--format', 'jsn'],
      `capstan: option '--format <format>' argument 'jsn' is invalid. Allowed choices are text, json, github, sarif, junit; did you mean 'json'?\n${hint}`,
    ],
    [
      ['synth', '--format', 'sarif'],
      `capstan: option '--format <format>' argument 'sarif' is invalid for synth. Allowed choices are text, json, github\n${hint}`,
    ],
    [['import'], `capstan: missing required argument 'folder'\n${hint}`],
    [['completion', 'powershell'], `capstan: unknown shell 'powershell'; there are bash, zsh, fish\n${hint}`],
    [['completion', 'bsh'], `capstan: unknown shell 'bsh'; did you mean 'bash'?\n${hint}`],
  ])('%j', async (args, stderr) => expect(await capstan(args)).toEqual({ code: 2, stdout: '', stderr }));

  test('an unknown environment, with the nearest one', async () =>
    expect(await capstan(['synth', 'prodd'])).toEqual({
      code: 2,
      stdout: '',
      stderr: `capstan synth: nothing done

  got   'prodd'
  must  name an environment, which is a folder of \`overlays/\` with a \`fleet.ts\`: 'dev', 'prod'
  fix   did you mean 'prod'?
  code  call/environment-unknown
`,
    }));

  test('the same as JSON on standard output', async () => {
    const { code, stdout, stderr } = await capstan(['synth', 'prodd', '--format', 'json']);
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ environments: [], issues: [{ code: 'call/environment-unknown' }] });
  });

  test('no project', async () => {
    const { code, stderr } = await capstan(['check'], { cwd: '/' });
    expect(code).toBe(2);
    expect(stderr).toContain('  got   no folder `overlays` here or above\n');
  });

  test('no command: the help, on standard error', async () => {
    const { code, stdout, stderr } = await capstan([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: capstan /);
  });
});

test('an environment whose folder cannot name objects is a problem of the fleet', async () => {
  const other = workspace({ ...smallFleet, 'overlays/EU_1/fleet.ts': smallFleet['overlays/dev/fleet.ts'] });
  const { code, stderr } = await other.capstan(['check', 'EU_1']);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^EU_1: 1 problem\n\noverlays\/EU_1\n {2}got {3}'EU_1'\n {2}must {2}be a DNS label/);
  other.remove();
});

test('help and version go to standard output', async () => {
  const [help, version] = await Promise.all([capstan(['synth', '--help']), capstan(['--version'])]);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toMatch(/^Usage: capstan synth /);
  expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test('--timings tells each stage on standard error', async () => {
  const { stdout, stderr } = await capstan(['check', 'dev', '--timings']);
  expect(stdout).toMatch(/^dev: /);
  for (const stage of ['overlay', 'schema', 'resolve', 'rules', 'charts', 'schema again', 'print'])
    expect(stderr).toMatch(new RegExp(`^${stage} +[\\d.]+ ms$`, 'm'));
});

test('what the machine refuses is one line without a stack, and exits with 2', async () => {
  const other = workspace({ ...smallFleet, dist: 'a file where the folder should be' });
  const { code, stdout, stderr } = await other.capstan(['synth', 'dev']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^capstan: the machine refused: E[A-Z]+: .*\n$/);
  other.remove();
});

test('a reader that has seen enough ends nothing and hears nothing', async () => {
  const bin = join(root, 'node_modules/capstan/lib/cli/bin.mjs');
  const { stderr } = await run('bash', ['-c', `"$NODE" "$BIN" check dev prod --format json | true; exit "\${PIPESTATUS[0]}"`], root, {
    NODE: process.execPath,
    BIN: bin,
  });
  expect(stderr).toBe('');
});
