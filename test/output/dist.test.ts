import { lstatSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeEnvironment } from '../../lib/output/dist.ts';
import { recover } from '../../lib/output/recover.ts';
import { chmod, contents, modeOf, put, temporary } from './folder.ts';

const write = (root: string, files: Record<string, string>, environment = 'prod') =>
  writeEnvironment(root, environment, new Map(Object.entries(files)));

const a = { 'clusters/a/cluster.yaml': 'a: 1\n', 'identity/identity.yaml': 'i: 1\n' };
const owned = (files: Record<string, string>) => ({
  ...files,
  '.capstan': Object.keys(files)
    .map((file) => `${file}\n`)
    .sort()
    .join(''),
});

describe('a write', () => {
  test('makes the files and the list of them', () => {
    const root = join(temporary(), 'dist');
    expect(write(root, a)).toEqual({
      environment: 'prod',
      changed: true,
      written: Object.keys(a),
      removed: [],
      unchanged: 0,
      issues: [],
    });
    expect(contents(root)).toEqual(Object.fromEntries(Object.entries(owned(a)).map(([file, text]) => [`prod/${file}`, text])));
  });

  test('removes files that are no longer made, and folders that only they were in', () => {
    const root = temporary();
    write(root, a);
    const b = { 'clusters/b/cluster.yaml': 'b: 1\n', 'identity/identity.yaml': 'i: 1\n' };
    expect(write(root, b)).toMatchObject({
      written: ['clusters/b/cluster.yaml'],
      removed: ['clusters/a/cluster.yaml'],
      unchanged: 1,
    });
    expect(contents(join(root, 'prod'))).toEqual(owned(b));
  });

  test('touches nothing where nothing changes', () => {
    const root = temporary();
    write(root, a);
    const before = [root, join(root, 'prod'), join(root, 'prod/.capstan')].map((path) => lstatSync(path));
    expect(write(root, a)).toMatchObject({ changed: false, written: [], removed: [], unchanged: 2, issues: [] });
    const after = [root, join(root, 'prod'), join(root, 'prod/.capstan')].map((path) => lstatSync(path));
    expect(after.map(({ ino, mtimeMs, ctimeMs }) => [ino, mtimeMs, ctimeMs])).toEqual(
      before.map(({ ino, mtimeMs, ctimeMs }) => [ino, mtimeMs, ctimeMs]),
    );
  });

  test('brings back a file of ours that was changed or deleted by hand', () => {
    const root = temporary();
    write(root, a);
    put(join(root, 'prod'), { 'identity/identity.yaml': 'by hand' });
    renameSync(join(root, 'prod/clusters'), join(root, 'elsewhere'));
    expect(write(root, a)).toMatchObject({ written: Object.keys(a) });
    expect(contents(join(root, 'prod'))).toEqual(owned(a));
  });

  test('leaves other environments and everything beside them alone', () => {
    const root = temporary();
    put(root, { 'dev/x.yaml': 'x', '.prod.new': 'mine', '.prod.old/y': 'mine', 'README.md': 'r', '.dev.backup/': '' });
    const before = contents(root);
    write(root, a);
    expect(contents(root)).toMatchObject(before);
    expect(Object.keys(contents(root)).length).toBe(Object.keys(before).length + 3);
  });

  test('refuses names that leave the folder, as a bug', () => {
    const root = temporary();
    for (const file of ['../x', '/x', 'a/../../x', 'a//b', '', '.', 'a/./b', 'a\\b', '.capstan', '.capstan/x', 'C:/x', 'a\0b', 'a/']) {
      expect(() => write(root, { [file]: '' }), file).toThrow(TypeError);
    }
    for (const environment of ['..', '.', '', 'a/b', '../a', '.hidden', 'a\0']) {
      expect(() => write(root, a, environment), environment).toThrow(TypeError);
    }
    expect(contents(root)).toEqual({});
  });
});

describe('what is kept by hand', () => {
  const byHand = {
    'NOTES.md': 'notes\r\n',
    'clusters/a/mine.yaml': 'mine',
    'clusters/.gitkeep': '',
    'own/empty/': '',
    'clusters/empty/': '',
    'own/link': '->../NOTES.md',
    'own/dangling': '->/nowhere/at/all',
    'own/tool.sh': '#!/bin/sh\n',
  };

  test('stays byte for byte, with links, modes, times and empty folders, through any change of ours', () => {
    const root = temporary();
    const prod = join(root, 'prod');
    write(root, a);
    put(prod, byHand);
    chmod(prod, 'own/tool.sh', 0o750);
    chmod(prod, 'own/empty', 0o705);
    chmod(prod, 'own', 0o555);
    const before = lstatSync(join(prod, 'own/tool.sh'));
    const b = { 'clusters/b/cluster.yaml': 'b: 1\n' };
    expect(write(root, b)).toMatchObject({ changed: true, issues: [] });
    expect(contents(prod)).toEqual({ ...owned(b), ...byHand });
    expect(modeOf(prod, 'own/tool.sh')).toBe(0o750);
    expect(modeOf(prod, 'own/empty')).toBe(0o705);
    expect(modeOf(prod, 'own')).toBe(0o555);
    expect(lstatSync(join(prod, 'own/tool.sh')).mtimeMs).toBe(before.mtimeMs);
    write(root, {});
    expect(contents(prod)).toEqual({ '.capstan': '', ...byHand });
    chmod(prod, 'own', 0o755);
  });

  test('is never overwritten: a file in the way is named, and nothing is written', () => {
    const root = temporary();
    put(root, { 'prod/identity/identity.yaml': 'mine' });
    const { issues, changed } = write(root, a);
    expect(changed).toBe(false);
    expect(issues.map(({ code, origin }) => [code, origin?.file])).toEqual([
      ['dist/file-occupied', `${root.split('/').at(-1)}/prod/identity/identity.yaml`],
    ]);
    expect(contents(root)).toEqual({ 'prod/identity/identity.yaml': 'mine' });
  });

  test('may hold what we would write: the file becomes ours', () => {
    const root = temporary();
    put(join(root, 'prod'), a);
    expect(write(root, a)).toMatchObject({ changed: true, written: [], unchanged: 2 });
    write(root, {});
    expect(contents(join(root, 'prod'))).toEqual({ '.capstan': '' });
  });

  test.each([
    ['a file where a folder of ours goes', { clusters: 'file' }, 'clusters'],
    ['a link where a folder of ours goes', { clusters: '->..' }, 'clusters'],
    ['a link where a file of ours goes', { 'identity/identity.yaml': '->../x' }, 'identity/identity.yaml'],
    ['a folder where a file of ours goes', { 'identity/identity.yaml/x': 'x' }, 'identity/identity.yaml'],
    ['an empty folder where a file of ours goes', { 'identity/identity.yaml/': '' }, 'identity/identity.yaml'],
    ['a folder where the record goes', { '.capstan/x': 'x' }, '.capstan'],
    ['a link where the record goes', { '.capstan': '->x' }, '.capstan'],
  ])('%s is an issue that names it', (_, entries, named) => {
    const root = temporary();
    put(join(root, 'prod'), entries as unknown as Record<string, string>);
    const before = contents(root);
    const { issues } = write(root, a);
    expect(issues.map(({ origin }) => origin?.file.split('/prod/')[1])).toEqual([named]);
    expect(contents(root)).toEqual(before);
  });

  test('is not reached through links: a linked folder outside stays as it is', () => {
    const outside = temporary();
    put(outside, { 'a/cluster.yaml': 'theirs', keep: 'theirs' });
    const root = temporary();
    put(join(root, 'prod'), { '.capstan': 'clusters/a/cluster.yaml\n' });
    symlinkSync(outside, join(root, 'prod/clusters'));
    expect(write(root, { 'x.yaml': 'x' }).issues).toEqual([]);
    expect(contents(outside)).toEqual({ 'a/cluster.yaml': 'theirs', keep: 'theirs' });
    expect(contents(join(root, 'prod'))).toEqual({ 'x.yaml': 'x', clusters: `->${outside}`, '.capstan': 'x.yaml\n' });
  });

  test('an environment that is a link is not followed', () => {
    const outside = temporary();
    const root = temporary();
    symlinkSync(outside, join(root, 'prod'));
    expect(write(root, a).issues.map(({ code }) => code)).toEqual(['dist/not-a-folder']);
    expect(contents(outside)).toEqual({});
  });

  test('survives any two sets of files of ours', { timeout: 60_000 }, () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join('/')}.yaml`);
    const files = fc.dictionary(path, fc.constantFrom('1\n', '2\n'), { maxKeys: 6 });
    const hands = fc.dictionary(
      fc.array(fc.constantFrom('a', 'b', 'x'), { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join('/')}/hand`),
      fc.constantFrom('h', ''),
      { maxKeys: 4 },
    );
    fc.assert(
      fc.property(files, files, hands, (first, second, hand) => {
        const root = temporary();
        write(root, first);
        put(join(root, 'prod'), hand);
        expect(write(root, second).issues).toEqual([]);
        expect(contents(join(root, 'prod'))).toEqual({ ...owned(second), ...hand });
        expect(contents(root)).toEqual(Object.fromEntries(Object.entries(contents(join(root, 'prod'))).map(([k, v]) => [`prod/${k}`, v])));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the record of owned files', () => {
  test.each(['../outside.yaml', '/etc/passwd', 'clusters/../../outside.yaml', 'a\\..\\b', '.', 'a//b'])(
    'is refused, not followed, where it lists %s',
    (line) => {
      const root = temporary();
      put(root, { 'outside.yaml': 'theirs', 'prod/.capstan': `${line}\nidentity/identity.yaml\n`, 'prod/identity/identity.yaml': 'old' });
      const before = contents(root);
      expect(write(root, a).issues.map(({ code }) => code)).toEqual(['dist/record-unsafe']);
      expect(contents(root)).toEqual(before);
    },
  );

  test('may have Windows line ends, or the marks of a merge conflict', () => {
    const root = temporary();
    write(root, a);
    put(join(root, 'prod'), {
      '.capstan': '<<<<<<< HEAD\r\nclusters/a/cluster.yaml\r\n=======\r\nidentity/identity.yaml\r\n>>>>>>> x\r\n',
    });
    expect(write(root, a)).toMatchObject({ changed: true, issues: [] });
    expect(contents(join(root, 'prod'))).toEqual(owned(a));
  });
});

describe('after a stopped run', () => {
  const old = owned({ 'x.yaml': 'old\n' });
  const hand = { 'mine.txt': 'mine' };

  test('a half-built folder is removed', () => {
    const root = temporary();
    put(join(root, 'prod'), { ...old, ...hand });
    put(join(root, '.prod.capstan-new'), { 'x.yaml': 'ne' });
    expect(recover(root)).toHaveLength(1);
    expect(contents(root)).toEqual({ 'prod/x.yaml': 'old\n', 'prod/.capstan': 'x.yaml\n', 'prod/mine.txt': 'mine' });
  });

  test('the old folder gets its name back if the new one has not taken it, and that is said', () => {
    const root = temporary();
    put(join(root, '.prod.capstan-old'), { ...old, ...hand });
    put(join(root, '.prod.capstan-new'), { 'x.yaml': 'new\n' });
    expect(recover(root)[0]).toMatch(/^prod: .*put back/);
    expect(contents(root)).toEqual({ 'prod/x.yaml': 'old\n', 'prod/.capstan': 'x.yaml\n', 'prod/mine.txt': 'mine' });
  });

  test('the old folder goes if the new one has taken its name', () => {
    const root = temporary();
    put(join(root, '.prod.capstan-old'), { ...old, ...hand });
    put(join(root, 'prod'), { ...owned({ 'x.yaml': 'new\n' }), ...hand });
    expect(recover(root)).toHaveLength(1);
    expect(contents(root)).toEqual({ 'prod/x.yaml': 'new\n', 'prod/.capstan': 'x.yaml\n', 'prod/mine.txt': 'mine' });
  });

  test('half of a former folder is never taken for the whole, even where the new one is deleted by hand', () => {
    const root = temporary();
    put(join(root, '.prod.capstan-gone'), hand);
    recover(root);
    expect(contents(root)).toEqual({});
  });

  test('both folders stay where somebody has made the folder again meanwhile, and a write says so', () => {
    const root = temporary();
    put(join(root, '.prod.capstan-old'), { ...old, ...hand });
    put(join(root, '.prod.capstan-new'), { 'x.yaml': 'new\n' });
    put(join(root, 'prod'), old);
    const before = contents(root);
    expect(recover(root)).toHaveLength(1);
    expect(write(root, a).issues.map(({ code }) => code)).toEqual(['dist/two-folders']);
    expect(contents(root)).toEqual(before);
  });

  test('a write recovers by itself', () => {
    const root = temporary();
    put(join(root, '.prod.capstan-old'), { ...old, ...hand });
    put(join(root, '.prod.capstan-new'), { 'x.yaml': 'new\n' });
    expect(write(root, a)).toMatchObject({ changed: true, issues: [] });
    expect(contents(join(root, 'prod'))).toEqual({ ...owned(a), ...hand });
  });

  test('nothing is said and nothing done where nothing was left', () => {
    const root = temporary();
    put(root, { 'prod/x': 'x', '.prod.old/x': 'x', '.hidden.capstan-newer': 'x' });
    const before = contents(root);
    expect(recover(root)).toEqual([]);
    expect(recover(join(root, 'missing'))).toEqual([]);
    expect(contents(root)).toEqual(before);
  });
});

describe('two runs at once', () => {
  /** The process that runs this test's process: alive, and another one. */
  const alive = process.ppid;
  const dead = 2 ** 22 + 1;

  test('the second stops, names the first, and changes nothing', () => {
    const root = temporary();
    put(root, { [`.prod.capstan-lock/${alive}`]: '', '.prod.capstan-new/x': 'half' });
    const before = contents(root);
    const { issues } = write(root, a);
    expect(issues.map(({ code, got }) => [code, got])).toEqual([['dist/locked', `process ${alive}, which is writing it`]]);
    expect(recover(root)).toEqual([]);
    expect(contents(root)).toEqual(before);
  });

  test('different environments do not wait for each other', () => {
    const root = temporary();
    put(root, { [`.prod.capstan-lock/${alive}`]: '' });
    expect(write(root, a, 'dev')).toMatchObject({ changed: true, issues: [] });
  });

  test.each([
    ['of a process that is gone', `.prod.capstan-lock/${dead}`],
    ['of an earlier process with our number', `.prod.capstan-lock/${process.pid}`],
    ['that was half made', `.prod.capstan-lock.${dead}/${dead}`],
  ])('a lock %s does not count', (_, lock) => {
    const root = temporary();
    put(root, { [lock]: '' });
    expect(recover(root)).toHaveLength(1);
    expect(contents(root)).toEqual({});
    mkdirSync(join(root, 'prod'));
    put(root, { [lock]: '' });
    expect(write(root, a)).toMatchObject({ changed: true, issues: [] });
  });
});
