import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bounds, readProjectFiles } from '../../lib/cli/project-files.ts';
import type { Fleet } from '../../lib/index.ts';
import { printPath } from '../../lib/model/path.ts';
import { small } from '../synth.ts';
import { smallFleet, workspace } from './workspace.ts';

let folder: string;
let root: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'capstan-files-')));
  root = join(folder, 'project');
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string | Uint8Array = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n'): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** The small fleet whose clusters have these paths as manifests. */
const naming = (...paths: string[]): Fleet => ({
  ...small,
  clusterDefaults: { addons: { manifests: Object.fromEntries(paths.map((path, i) => [`own-${i}`, { path }])) } },
});

const read = (...paths: string[]) => readProjectFiles(root, naming(...paths));
const names = async (...paths: string[]): Promise<string[]> => [...(await read(...paths)).files.keys()];
const faults = async (...paths: string[]): Promise<string[]> =>
  (await read(...paths)).issues.map(({ code, got = '' }) => `${code.replace('project-file/', '')}: ${got}`);

describe('files that a fleet names', () => {
  test('are read: a file as it is, a folder with all manifests below it in the order of their names', async () => {
    for (const file of ['one.yaml', 'many/b.yml', 'many/a/c.json', 'many/a.yaml']) write(file, '{}');
    const { files } = await read('one.yaml', 'many');
    expect([...files.keys()]).toEqual(['one.yaml', 'many/a.yaml', 'many/a/c.json', 'many/b.yml']);
    expect(files.get('one.yaml')).toBe('{}');
  });

  test('are passed over in a folder if they are hidden or have another ending', async () => {
    for (const file of ['many/a.yaml', 'many/README.md', 'many/.hidden.yaml', 'many/.git/b.yaml', 'many/node_modules/c.yaml']) write(file);
    expect(await names('many')).toEqual(['many/a.yaml']);
  });

  test('may be links to files of the project', async () => {
    write('shared/a.yaml');
    mkdirSync(join(root, 'many'));
    symlinkSync('../shared/a.yaml', join(root, 'many/a.yaml'));
    expect(await names('many')).toEqual(['many/a.yaml']);
  });

  test('may be a thousand', async () => {
    for (let i = 0; i < 1000; i++) write(`many/${i}.yaml`);
    expect(await names('many')).toHaveLength(1000);
  });

  test('are also those of SOPS, whatever they are called', async () => {
    write('secret.enc', 'x: 1\n');
    const credentials = { type: 'sopsFile', path: 'secret.enc' } as const;
    const { files, issues } = await readProjectFiles(root, { ...small, clusterDefaults: { addons: { credentials } } });
    expect(issues).toEqual([]);
    expect(files.get('secret.enc')).toBe('x: 1\n');
  });

  test('lose the mark of byte order that some editors write', async () => {
    write('a.yaml', '\ufeff{}');
    expect((await read('a.yaml')).files.get('a.yaml')).toBe('{}');
  });
});

describe('what cannot be read is an issue at its place', () => {
  test('that names the field once for each place', async () => {
    const { issues } = await read('nowhere', 'nowhere');
    expect(issues.map(({ path }) => printPath(path))).toEqual([
      'clusterDefaults.addons.manifests.own-0.path',
      'clusterDefaults.addons.manifests.own-1.path',
    ]);
  });

  test('nothing of that name, with the nearest that there is', async () => {
    write('addons/calico.yaml');
    const { issues } = await read('addons/calcio.yaml');
    expect(issues[0]).toMatchObject({ got: 'addons/calcio.yaml: nothing of that name', fix: "did you mean 'calico.yaml'?" });
  });

  test('a file as if it were a folder', async () => {
    write('a.yaml');
    expect(await faults('a.yaml/b')).toEqual(['missing: a.yaml/b: nothing of that name']);
  });

  test('a folder without manifests', async () => {
    write('many/README.md');
    expect(await faults('many')).toEqual(['empty: no manifests below many']);
  });

  test('a file of another ending', async () => {
    write('a.txt');
    expect(await faults('a.txt')).toEqual(['name: a.txt']);
  });

  test('bytes that are no text', async () => {
    write('many/a.yaml', Uint8Array.of(0x61, 0xff, 0x0a));
    write('b.yaml', Uint8Array.of(0x61, 0, 0x62));
    expect(await faults('many', 'b.yaml')).toEqual([
      'unreadable: many/a.yaml, which holds bytes that are no UTF-8',
      'unreadable: b.yaml, which holds bytes that are no text',
    ]);
  });

  test('a file that is too large, before it is read', async () => {
    write('a.yaml');
    truncateSync(join(root, 'a.yaml'), bounds.fileBytes + 1);
    expect(await faults('a.yaml')).toEqual([`too-large: a.yaml of ${bounds.fileBytes + 1} bytes`]);
  });

  test('files that are too large together', async () => {
    for (let i = 0; i < 5; i++) write(`many/${i}.yaml`, '#'.repeat(bounds.fileBytes));
    expect(await faults('many')).toEqual([`too-large: more than ${bounds.allBytes} bytes with many/4.yaml`]);
  });

  test('too many files', async () => {
    for (let i = 0; i <= bounds.files; i++) write(`many/${i}.yaml`, '');
    expect(await faults('many')).toEqual([`too-many: more than ${bounds.files} files below many`]);
  });

  test('a pipe, which would never end', async () => {
    execFileSync('mkfifo', [join(root, 'a.yaml')]);
    expect(await faults('a.yaml')).toEqual(['unreadable: a.yaml, which is no file']);
  });
});

describe('nothing outside the project is read', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'outside'));
    writeFileSync(join(folder, 'outside/secret.yaml'), 'password: hunter2-example\n');
    // A name that begins like the project's.
    mkdirSync(join(folder, 'project-two'));
    writeFileSync(join(folder, 'project-two/a.yaml'), '{}');
  });

  test('by a link to a file', async () => {
    symlinkSync(join(folder, 'outside/secret.yaml'), join(root, 'a.yaml'));
    expect(await faults('a.yaml')).toEqual(['outside: a.yaml, which leads out of the project']);
  });

  test('by a link to a folder', async () => {
    symlinkSync('../outside', join(root, 'many'));
    symlinkSync('../project-two', join(root, 'two'));
    expect(await faults('many', 'many/secret.yaml', 'two')).toEqual([
      'outside: many, which leads out of the project',
      'outside: many/secret.yaml, which leads out of the project',
      'outside: two, which leads out of the project',
    ]);
  });

  test('by a link inside a folder', async () => {
    write('many/a.yaml');
    symlinkSync('../../outside/secret.yaml', join(root, 'many/b.yaml'));
    expect(await faults('many')).toEqual(['outside: many/b.yaml, which leads out of the project']);
  });

  test('by a link to a folder inside a folder, wherever it leads', async () => {
    write('many/a.yaml');
    symlinkSync('..', join(root, 'many/up'));
    expect(await faults('many')).toEqual(['unreadable: many/up, a link to a folder']);
  });

  test('by a link to itself', async () => {
    symlinkSync('a.yaml', join(root, 'a.yaml'));
    expect(await faults('a.yaml')).toEqual(['unreadable: a.yaml: a link that leads to itself']);
  });

  test('by two dots, which no schema lets through either', async () => {
    expect(await faults('../outside')).toEqual(['outside: ../outside, which leads out of the project']);
  });
});

describe('on the command line', () => {
  const project = workspace({
    ...smallFleet,
    'overlays/dev/fleet.ts': `import { add, overlay } from 'capstan';
import base from '../base/fleet.ts';

export default overlay(base, {
  clusters: { payments: { addons: { manifests: { network: add({ path: 'addons/network' }) } } } },
});
`,
    'addons/network/a.yaml': 'apiVersion: v1\nkind: ServiceAccount\nmetadata:\n  name: agent\n  namespace: kube-system\n',
    'addons/broken.yaml': 'a: [\n',
  });

  test('a synth delivers the manifests, and says what is wrong with others at their place', async () => {
    const good = await project.capstan(['synth', 'dev']);
    expect(good.code).toBe(0);
    expect(readFileSync(join(project.root, 'dist/dev/addons/payments/network.yaml'), 'utf8')).toContain('kind: ServiceAccount');
    project.write({ 'addons/network/b.yaml': 'a: [\n' });
    const bad = await project.capstan(['check', 'dev']);
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain('clusters.payments.addons.manifests.network.path');
    expect(bad.stderr).toMatch(/got {3}a text that is no YAML in addons\/network\/b\.yaml:\d/);
    rmSync(join(project.root, 'addons'), { recursive: true });
    const gone = await project.capstan(['check', 'dev']);
    expect(gone.code).toBe(1);
    expect(gone.stderr).toContain('overlays/dev/fleet.ts:5');
    expect(gone.stderr).toContain('got   addons/network: nothing of that name');
    expect(`${bad.stderr}${gone.stderr}`).not.toMatch(/\n\s+at |this is a bug/);
    project.remove();
  });
});
