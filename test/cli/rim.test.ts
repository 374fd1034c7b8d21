import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { roomIssues } from '../../lib/cli/room.ts';
import { minimal } from '../../lib/rules/fixtures/minimal.ts';
import { run, smallFleet, workspace } from './workspace.ts';

const { root, write, capstan, remove } = workspace(smallFleet);
afterAll(remove);

const imports = "import { overlay } from 'capstan';\nimport base from '../base/fleet.ts';\n";
const replicas = 'export default overlay(base, { clusters: { payments: { controlPlane: { replicas: 2 } } } });\n';

async function checked(environment: string, text: string) {
  write({ [`overlays/${environment}/fleet.ts`]: text });
  return capstan(['check', environment]);
}

/** Every file below `dist`, with its text. */
function dist(): Record<string, string> {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]));
}

/** What no message may hold: a frame of a stack, or a word about Capstan being broken. */
const noise = /^\s+at |this is a bug|node:internal/m;

describe('an overlay that misbehaves is named, without a stack', () => {
  test.each([
    ['throws a text', "throw 'no way';", "'no way'"],
    ['throws nothing', 'throw null;', 'null'],
    ['throws what throws when it is read', 'throw { get message() { throw 1; }, toString() { throw 2; } };', 'a section'],
    [
      'rejects with a text',
      "void Promise.reject('late');\nawait new Promise((r) => setTimeout(r, 100));\nexport default {};",
      'a promise rejected with late',
    ],
    ['calls itself for ever', 'function f(): number { return f() + 1; }\nf();', 'RangeError: Maximum call stack size exceeded'],
    ['throws a megabyte', "throw new Error('x'.repeat(1e6));", `Error: ${'x'.repeat(1000)}…`],
    [
      'throws a credential',
      "throw new Error('DB_PASSWORD=hunter2-example');",
      'Error: a message with a credential in it, which is not shown',
    ],
    [
      'writes into the channel of its answer',
      "import { parentPort } from 'node:worker_threads';\nfor (const x of [undefined, null, 'x', 1]) parentPort?.postMessage(x);\nthrow 'x';",
      "'x'",
    ],
  ])('one that %s', async (what, text, got) => {
    const { code, stdout, stderr } = await checked(`bad-${what.replaceAll(' ', '-')}`, `${text}\n`);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`  got   ${got}\n`);
    expect(stderr).not.toMatch(noise);
  });

  test('one of arbitrary bytes', async () => {
    write({ 'overlays/bytes/fleet.ts': '' });
    writeFileSync(join(root, 'overlays/bytes/fleet.ts'), Buffer.from([0, 255, 254, 2, 13, 10, 99]));
    const { code, stderr } = await capstan(['check', 'bytes']);
    expect(code).toBe(1);
    expect(stderr).toContain('overlay/syntax');
    expect(stderr).not.toMatch(noise);
  });

  test('one that is a folder, or a link to itself', async () => {
    mkdirSync(join(root, 'overlays/folder/fleet.ts'), { recursive: true });
    mkdirSync(join(root, 'overlays/circle'));
    symlinkSync('fleet.ts', join(root, 'overlays/circle/fleet.ts'));
    for (const name of ['folder', 'circle']) {
      const { code, stderr } = await capstan(['check', name]);
      expect([1, 2]).toContain(code);
      expect(stderr).toContain(name);
      expect(stderr).not.toMatch(noise);
    }
  });

  test('one that prints without end is cut off, and that is said', async () => {
    const { code, stderr } = await checked('loud', `${imports}for (let i = 0; i < 5000; i++) console.log(i);\nexport default base;\n`);
    expect(code).toBe(0);
    expect(stderr.split('\n').length).toBe(1002);
    expect(stderr).toMatch(/loud: … and more, which is not shown\n$/);
  });
});

describe('an overlay may have', () => {
  test.each([
    ['a byte order mark', `\ufeff${imports}${replicas}`, 3],
    ['Windows line ends', `${imports}${replicas}`.replaceAll('\n', '\r\n'), 3],
  ])('%s, and its lines are told all the same', async (what, text, line) => {
    const { stderr } = await checked(what.toLowerCase().replaceAll(' ', '-'), text);
    expect(stderr).toMatch(new RegExp(`controlPlane\\.replicas {3}overlays/[a-z-]+/fleet\\.ts:${line}:72\\n`));
  });

  test('texts and keys of ten megabytes: issues, which stay short', async () => {
    const long = "'x'.repeat(10_000_000)";
    const { code, stderr } = await checked(
      'long',
      `${imports}export default overlay(base, { clusters: { payments: { labels: { [${long}]: 'y' }, files: { '/etc/x': { content: ${long} } } } } });\n`,
    );
    expect(code).toBe(1);
    expect(stderr).toContain('file/too-long');
    expect(stderr.length).toBeLessThan(20_000);
  });

  test('more clusters than the memory that Node may use, and is told what to do', () => {
    const clusters = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`c${i}`, { nodePools: {} }]));
    expect(roomIssues({ ...minimal, clusters }, 20_000_000)).toEqual([]);
    expect(roomIssues({ ...minimal, clusters }, 10_000_000)).toMatchObject([
      {
        code: 'environment/too-large',
        got: '1000 clusters, which need about 14 MB of memory',
        must: 'fit into the 10 MB that Node may use',
      },
    ]);
  });
});

describe('a name of an environment', () => {
  test.each(['../prod', '..', '/etc', 'prod/', '__proto__', 'constructor', 'CON', '', ' ', 'a\nb', '-x', 'base', 'x'.repeat(5000)])(
    'that is none is a wrong call: %j',
    async (name) => {
      const before = readdirSync(root);
      const { code, stdout, stderr } = await capstan(['synth', '--', name]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).not.toMatch(noise);
      expect(stderr.length).toBeLessThan(2000);
      expect(readdirSync(root)).toEqual(before);
    },
  );

  test.each(['__proto__', 'CON', 'a b', 'x.y'])('that is a folder, but cannot name objects, is a problem: %j', async (name) => {
    const { code, stderr } = await checked(name, `${imports}export default base;\n`);
    expect(code).toBe(1);
    expect(stderr).toContain('environment/name');
  });
});

describe('a machine that refuses leaves `dist` as it was', () => {
  /** A limit of nothing for files is a full disk: every write of content fails. The program has been bundled before. */
  const full = (args: string) =>
    run('bash', ['-c', `trap '' XFSZ; ulimit -f 0; "$NODE" "$BIN" ${args}`], root, {
      NODE: process.execPath,
      BIN: join(root, 'node_modules/capstan/lib/cli/bin.mjs'),
    });

  test('a full disk', async () => {
    write(smallFleet);
    expect((await capstan(['synth', 'dev'])).code).toBe(0);
    const before = dist();
    write({ 'overlays/dev/fleet.ts': smallFleet['overlays/dev/fleet.ts'].replace('replicas: 1', 'replicas: 3') });
    expect((await capstan(['check', 'dev'])).code).toBe(0);
    const { code, stdout, stderr } = await full('synth dev');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^capstan: the machine refused: E[A-Z]+: [^\n]*\n$/);
    expect(dist()).toEqual(before);
    expect((await capstan(['synth', 'dev'])).stdout).toMatch(/1 written/);
  });

  test('a file where the folder of an environment should be', async () => {
    write({ 'dist/prod': 'mine' });
    const { code, stderr } = await capstan(['synth', 'prod']);
    expect(code).toBe(1);
    expect(stderr).toContain('dist/prod\n  got   a file\n  must  be a folder\n');
    expect(readFileSync(join(root, 'dist/prod'), 'utf8')).toBe('mine');
  });
});
