import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run, workspace } from './workspace.ts';

const right = `apiVersion: v1
kind: Namespace
metadata: { name: team-a }
`;
const wrong = `apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata: { name: web, namespace: team-a }
spec: { clusterName: payments, replica: 3 }
`;
const unknown = `apiVersion: example.com/v1
kind: Thing
metadata: { name: x }
`;
/** A control plane's machine template cannot change. */
const template = (flavor: string) => `apiVersion: infrastructure.cluster.x-k8s.io/v1alpha1
kind: TerraformMachineTemplate
metadata: { name: web, namespace: team-a }
spec:
  template:
    spec:
      source: { image: ghcr.io/x/y:v1 }
      variables: { flavor_name: ${flavor} }
`;

// No `overlays`: nothing of it is a project.
const place = workspace({
  'right.yaml': right,
  'all/deep/b.yml': right.replace('team-a', 'team-b'),
  'all/a.yaml': `${right}---\n---\n${wrong}`,
  'all/c.json': JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'team-c' } }),
  'all/notes.txt': 'no manifest',
  'all/.git/x.yaml': wrong,
  'wrong.yaml': wrong,
  'unknown.yaml': unknown,
  'broken.yaml': `${right}---\na: [\n`,
  'bom.yaml': `\ufeff${right}`,
  'crlf.yaml': right.replaceAll('\n', '\r\n'),
  'empty/readme.md': 'nothing',
  'old.yaml': template('m1.large'),
  'new.yaml': template('m1.xlarge'),
});
const { root, capstan, remove } = place;
afterAll(remove);

const vet = (...args: string[]) => capstan(['vet', ...args]);
interface Result {
  readonly file: string;
  readonly document: number;
  readonly verdict: string;
  readonly issues: readonly { readonly code: string; readonly severity: string }[];
}
const resultsOf = (json: string) => (JSON.parse(json) as { results: readonly Result[] }).results;

describe('vet judges', () => {
  test('a file, and says so in a line', async () =>
    expect(await vet('right.yaml')).toEqual({ code: 0, stdout: 'vet: 1 object in 1 file: 1 accepted; no problems\n', stderr: '' }));

  test('folders with all below them, in order, and each file once', async () => {
    const { code, stdout } = await vet('all', 'all/c.json', 'right.yaml', '--format', 'json');
    expect(code).toBe(1);
    expect(resultsOf(stdout).map(({ file, document, verdict }) => [file, document, verdict])).toEqual([
      ['all/a.yaml', 0, 'accepted'],
      ['all/a.yaml', 2, 'rejected'],
      ['all/c.json', 0, 'accepted'],
      ['all/deep/b.yml', 0, 'accepted'],
      ['right.yaml', 0, 'accepted'],
    ]);
  });

  test('standard input', async () => {
    const bin = join(root, 'node_modules/capstan/lib/cli/bin.mjs');
    const piped = await run('bash', ['-c', `cat wrong.yaml | "$NODE" "$BIN" vet - --format json`], root, {
      NODE: process.execPath,
      BIN: bin,
    });
    expect(piped.code).toBe(1);
    expect(resultsOf(piped.stdout)).toMatchObject([{ file: '-', document: 0, verdict: 'rejected' }]);
  });

  test('files with a byte order mark or Windows line ends', async () =>
    expect((await vet('bom.yaml', 'crlf.yaml')).stdout).toBe('vet: 2 objects in 2 files: 2 accepted; no problems\n'));

  test('an update, where the older object is given', async () => {
    const [created, updated] = await Promise.all([
      vet('new.yaml', '--format', 'json'),
      vet('new.yaml', '--from', 'old.yaml', '--format', 'json'),
    ]);
    expect([created?.code, updated?.code]).toEqual([0, 1]);
    expect(resultsOf(created?.stdout ?? '')[0]?.issues).toEqual([]);
    expect(resultsOf(updated?.stdout ?? '')[0]?.issues).toMatchObject([{ severity: 'error' }]);
  });
});

describe('what vet finds', () => {
  test('is told with object, path and file, and exits with 1', async () => {
    const { code, stdout, stderr } = await vet('wrong.yaml');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^vet: 1 object in 1 file: 1 rejected; 1 problem\n\nMachineDeployment team-a\/web spec\.replica {3}wrong\.yaml\n/,
    );
    expect(stderr).toContain('replicas');
  });

  test('has this form as JSON, and no other', async () => {
    const { stdout } = await vet('wrong.yaml', '--format', 'json');
    const document = JSON.parse(stdout) as { results: [Record<string, unknown>] };
    expect(Object.keys(document)).toEqual(['results']);
    expect(document.results.map(({ issues: _, ...rest }) => rest)).toEqual([
      {
        file: 'wrong.yaml',
        document: 0,
        apiVersion: 'cluster.x-k8s.io/v1beta2',
        kind: 'MachineDeployment',
        namespace: 'team-a',
        name: 'web',
        verdict: 'rejected',
      },
    ]);
    expect(document.results[0]['issues']).toMatchObject([{ severity: 'error', path: ['spec', 'replica'] }]);
  });

  test('is the same as SARIF, JUnit and annotations, with the same exit code', async () => {
    const runs = await Promise.all(['sarif', 'junit', 'github'].map((format) => vet('wrong.yaml', '--format', format)));
    expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual([
      [1, ''],
      [1, ''],
      [1, ''],
    ]);
    const [sarif, junit, github] = runs.map(({ stdout }) => stdout);
    expect(JSON.parse(sarif ?? '')).toMatchObject({
      runs: [{ results: [{ level: 'error', locations: [{ physicalLocation: { artifactLocation: { uri: 'wrong.yaml' } } }] }] }],
    });
    expect(junit).toContain('<testsuites name="capstan vet" tests="1" failures="1" errors="0">');
    expect(github).toMatch(/^::error file=wrong\.yaml,title=server\/unknown-field::/);
  });

  test('of a kind that nobody knows is a warning, never silence; with --strict-kinds an error', async () => {
    const [lenient, strict] = await Promise.all([vet('unknown.yaml'), vet('unknown.yaml', '--strict-kinds')]);
    expect(lenient).toMatchObject({ code: 0, stdout: 'vet: 1 object in 1 file: 1 unknown; 1 warning\n' });
    expect(lenient?.stderr).toMatch(/^warning {3}Thing x/);
    expect(strict?.code).toBe(1);
    expect(strict?.stderr).toContain('1 unknown; 1 problem');
  });

  test('learns a kind that the project has imported', async () => {
    const other = workspace({
      'overlays/dev/fleet.ts': 'export default {};\n',
      'unknown.yaml': unknown,
      'schemas/crds/example.com/Thing.v1.json': JSON.stringify({
        type: 'object',
        properties: {
          apiVersion: { type: 'string' },
          kind: { type: 'string' },
          metadata: { type: 'object', properties: { name: { type: 'string' } } },
        },
        'x-capstan': { scope: 'Namespaced', plural: 'things', storage: true, subresources: {} },
      }),
    });
    expect((await other.capstan(['vet', 'unknown.yaml'])).stdout).toContain('1 accepted');
    other.remove();
  });
});

describe('what cannot be read exits with 2', () => {
  test('a text that is no YAML, which is told beside the rest', async () => {
    const { code, stderr } = await vet('broken.yaml');
    expect(code).toBe(2);
    expect(stderr).toContain('vet: 2 objects in 1 file: 1 accepted, 1 rejected; 1 problem\n\nbroken.yaml:6:1\n');
  });

  test.each([
    ['a file that is not there', ['nothing.yaml', 'right.yaml'], 'nothing.yaml\n  got   nothing of that name\n'],
    [
      'a slip in a name',
      ['rigth.yaml'],
      "rigth.yaml\n  got   nothing of that name\n  must  be a file of manifests that can be read, a folder of such, or `-`\n  fix   did you mean 'right.yaml'?\n",
    ],
    ['a folder without manifests', ['empty'], 'empty\n  got   a folder without manifests\n'],
    ['an older file that is not there', ['right.yaml', '--from', 'nothing.yaml'], 'nothing.yaml\n  got   nothing of that name\n'],
  ])('%s: nothing is judged', async (_, args, text) => {
    const { code, stdout, stderr } = await vet(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`capstan vet: nothing done\n\n${text}`);
  });

  test('the same as JSON, without results', async () => {
    const { code, stdout } = await vet('nothing.yaml', '--format', 'json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ results: [], issues: [{ code: 'call/file-unreadable' }] });
  });

  test('bytes that are no text', async () => {
    place.write({ 'latin.yaml': '' });
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(root, 'latin.yaml'), Buffer.from([0x61, 0x3a, 0xe9]));
    expect((await vet('latin.yaml')).stderr).toContain('got   bytes that are no UTF-8\n');
  });

  test('a link that leads back up is not followed for ever', async () => {
    mkdirSync(join(root, 'circle'), { recursive: true });
    symlinkSync('..', join(root, 'circle', 'up'));
    symlinkSync('../right.yaml', join(root, 'circle', 'a.yaml'));
    expect((await vet('circle')).stdout).toBe('vet: 1 object in 1 file: 1 accepted; no problems\n');
  });

  test('no file at all is a wrong call', async () => expect((await vet()).stderr).toMatch(/^capstan: missing required argument 'files'\n/));
});
