import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Path, printPath } from '../../lib/model/path.ts';
import { pathIn, readPath } from '../../lib/model/written-path.ts';

describe('a path as people type it', () => {
  test.each<[string, Path]>([
    ['clusters.payments.nodePools.web', ['clusters', 'payments', 'nodePools', 'web']],
    ['files["/etc/motd"].content', ['files', '/etc/motd', 'content']],
    ["files['/etc/motd'].content", ['files', '/etc/motd', 'content']],
    ['cidrs[1]', ['cidrs', 1]],
    ['clusters.*.labels["a\\"b"]', ['clusters', '*', 'labels', 'a"b']],
    ['a/b c.__proto__', ['a/b c', '__proto__']],
  ])('%s', (text, path) => expect(readPath(text)).toEqual(path));

  test.each(['', '.', 'a..b', 'a.', 'a[', 'a["b]', 'a[b]', 'a]b'])('is none: %j', (text) => expect(readPath(text)).toBeUndefined());

  test('is read back from what is printed', () => {
    const key = fc.oneof(fc.nat(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(key, { minLength: 1 }), (path) => {
        expect(readPath(printPath(path))).toEqual(path);
      }),
    );
  });
});

describe('a key with dots in it, written bare', () => {
  const fleet = { flavors: { 'm1.large': { vcpus: 4 }, m1: 'shorter' } };
  test('is found', () =>
    expect(pathIn({ flavors: { 'm1.large': { vcpus: 4 } } }, ['flavors', 'm1', 'large', 'vcpus'])).toEqual([
      'flavors',
      'm1.large',
      'vcpus',
    ]));
  test('goes behind a shorter key that is there', () =>
    expect(pathIn(fleet, ['flavors', 'm1', 'large'])).toEqual(['flavors', 'm1', 'large']));
  test('stays as written where nothing fits', () => expect(pathIn(fleet, ['flavors', 'x', 'y'])).toEqual(['flavors', 'x', 'y']));
});
