import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeEnvironment } from '../../lib/output/dist.ts';
import { readEnvironment, readOwned } from '../../lib/output/read.ts';
import { small, texts } from './fleet.ts';
import { put, temporary } from './folder.ts';

test('what was written is read back, object by object', async () => {
  const root = temporary();
  const manifests = small({
    name: 'no',
    namespace: 'on',
    variables: { loadbalancer_provider: null, tags: { y: '1e3', script: 'a\n\nb\n' } },
  });
  writeEnvironment(root, 'prod', new Map([...texts(manifests), ['images.txt', 'not: [yaml']]));
  expect(await readEnvironment(root, 'prod')).toEqual({ value: manifests, issues: [] });
});

test('files that are kept by hand are not read', async () => {
  const root = temporary();
  writeEnvironment(root, 'prod', texts(small()));
  put(join(root, 'prod'), { 'mine.yaml': 'kind: Cluster' });
  expect((await readEnvironment(root, 'prod')).value?.map(({ file }) => file)).not.toContain('mine.yaml');
});

test('there is nothing to read where there is no environment, or no record', async () => {
  const root = temporary();
  put(root, { 'dev/cluster.yaml': 'kind: Cluster' });
  for (const name of ['prod', 'dev']) expect(await readEnvironment(root, name)).toEqual({ value: [], issues: [] });
});

test('of the files that are there, only those are kept that somebody wants', () => {
  const root = temporary();
  writeEnvironment(root, 'prod', new Map([...texts(small()), ['images.txt', 'a']]));
  const { value } = readOwned(root, 'prod', (file, text) => file === 'images.txt' && text === 'a');
  expect([...(value ?? [])]).toEqual([['images.txt', 'a']]);
});

test('a record that leads out of the folder, or to a link, is not followed', () => {
  const root = temporary();
  put(root, {
    secret: 'secret',
    'prod/.capstan': '../secret\nlink.yaml\nok.yaml\n',
    'prod/link.yaml': '->../secret',
    'prod/ok.yaml': 'ok',
  });
  const { value, issues } = readOwned(root, 'prod');
  expect([...(value ?? [])]).toEqual([['ok.yaml', 'ok']]);
  expect(issues.map(({ code }) => code)).toEqual(['dist/record-unsafe']);
});

test.each([
  ['a conflict of git', '<<<<<<< HEAD\na: 1\n'],
  ['a list', '- a\n'],
  ['an object without a name', 'apiVersion: v1\nkind: X\nmetadata: {}\n'],
  ['a key given twice', 'apiVersion: v1\nkind: X\nkind: Y\nmetadata: {name: x}\n'],
])('%s is an issue that names the file; the others are read', async (_, text) => {
  const root = temporary();
  put(root, {
    'prod/.capstan': 'a.yaml\nb.yaml\n',
    'prod/a.yaml': text,
    'prod/b.yaml': 'apiVersion: v1\nkind: X\nmetadata: {name: x}\n---\n',
  });
  const { value, issues } = await readEnvironment(root, 'prod');
  expect(issues.map(({ code, origin }) => [code, origin?.file.split('/').slice(1).join('/')])).toEqual([
    ['dist/file-unreadable', 'prod/a.yaml'],
  ]);
  expect(value).toEqual([{ file: 'b.yaml', objects: [{ apiVersion: 'v1', kind: 'X', metadata: { name: 'x' } }] }]);
});
