import { expect, test } from 'vitest';
import { comparePaths, printPath, valueAt } from '../../lib/model/path.ts';

test.each([
  [[], 'fleet'],
  [['clusters', 'payments', 'nodePools', 'web-1'], 'clusters.payments.nodePools.web-1'],
  [['files', '/etc/motd', 'content'], 'files["/etc/motd"].content'],
  [['servers', 0], 'servers[0]'],
  [['a.b', 'x'], '["a.b"].x'],
])('%j prints as %s', (path, text) => expect(printPath(path)).toBe(text));

test('paths are in order key by key, positions as numbers', () => {
  const paths = [['b'], ['a', 10], ['a', 2], ['a'], ['a', 'x']];
  expect(paths.sort(comparePaths)).toEqual([['a'], ['a', 2], ['a', 10], ['a', 'x'], ['b']]);
});

test('only own properties are values', () => {
  expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
  for (const path of [['__proto__'], ['constructor', 'name'], ['a', 'length']]) expect(valueAt({ a: 'text' }, path)).toBeUndefined();
});

test('a key shows what cannot be seen, and only the beginning of what nobody can read', () => {
  expect(printPath(['labels', 'a\u202eb\u0007'])).toBe('labels["a\\u202eb\\u0007"]');
  expect(printPath(['k'.repeat(10_000)])).toHaveLength('["…"]'.length + 80);
});
