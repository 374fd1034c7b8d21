import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bundle, cacheFolder } from '../../lib/cli/bundle.mjs';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'capstan-bundle-')));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(async () => {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
  write('word.ts', "export const word: string = 'one';\n");
  write('main.ts', "import { word } from './word.ts';\nexport const said = { word, url: import.meta.url };\n");
  await older();
});

/** Lets the clock move on, since a file as young as its bundle is not trusted. */
const older = () => new Promise((resolve) => setTimeout(resolve, 20));

const build = async () => (await bundle({ root, entries: { main: 'main.ts' } }))['main'] ?? '';
const said = async () => ((await import(pathToFileURL(await build()).href)) as { said: { word: string; url: string } }).said;

describe('a bundle', () => {
  test('is made of TypeScript, and each module knows the place of its source', async () =>
    expect(await said()).toEqual({ word: 'one', url: pathToFileURL(join(root, 'main.ts')).href }));

  test('is made once while nothing changes', async () => expect(await build()).toBe(await build()));

  test('is made again when a file that it imports changes', async () => {
    await build();
    await older();
    write('word.ts', "export const word: string = 'two';\n");
    expect((await said()).word).toBe('two');
  });

  test('is made again when a file of the same size and an older date takes the place of one', async () => {
    const before = await build();
    await older();
    write('word.ts', "export const word: string = 'six';\n");
    expect(await build()).not.toBe(before);
  });

  test('is made again when the packages change', async () => {
    const before = await build();
    write('package-lock.json', '{}');
    expect(await build()).not.toBe(before);
  });

  test('is made again when its cache is damaged', async () => {
    const before = await build();
    writeFileSync(before, '');
    expect((await said()).word).toBe('one');
    for (const file of readdirSync(cacheFolder(root))) if (file.endsWith('.json')) writeFileSync(join(cacheFolder(root), file), '{"inp');
    expect((await said()).word).toBe('one');
  });

  test('survives runs at the same time', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, build));
    for (const file of files) expect(readFileSync(file, 'utf8')).toContain("'one'".replaceAll("'", '"'));
    expect(await build()).toBe(await build());
  });

  test('leaves packages that are loaded while it runs where they are, with their named exports', async () => {
    mkdirSync(join(root, 'node_modules/words'), { recursive: true });
    write('node_modules/words/package.json', '{ "name": "words", "main": "index.js" }');
    write('node_modules/words/index.js', "exports.word = 'far';\n");
    write('main.ts', "const { word } = await import('words');\nexport const said = { word };\n");
    expect((await said()).word).toBe('far');
  });

  test('of a source that cannot be read is refused with its line', async () => {
    write('word.ts', 'export const = 1;\n');
    await expect(build()).rejects.toMatchObject({ errors: [{ location: { file: 'word.ts', line: 1 } }] });
  });
});

describe('the cache lies', () => {
  test('in the node_modules of the project', () => expect(cacheFolder(root)).toBe(join(root, 'node_modules/.cache/capstan')));

  test('in the node_modules that a package is installed in', () => {
    const installed = join(root, 'node_modules', 'capstan');
    mkdirSync(installed);
    expect(cacheFolder(installed)).toBe(join(root, 'node_modules/.cache/capstan'));
  });

  test("in the user's own temporary folder where there is no node_modules", () => {
    const bare = join(root, 'bare');
    mkdirSync(bare, { recursive: true });
    const folder = cacheFolder(bare);
    expect(folder.startsWith(join(tmpdir(), 'capstan-'))).toBe(true);
    expect(cacheFolder(bare)).toBe(folder);
    rmSync(folder, { recursive: true });
  });
});
