import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash } from '../../lib/model/hash.ts';
import { hostile } from './hostile.ts';

const spec = fc.dictionary(hostile, fc.jsonValue(), { minKeys: 1 });

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, reversed(child)]),
  );
};

test('a hash can end the name of a template: eight letters and digits, none of them a vowel', () => {
  fc.assert(fc.property(spec, (value) => /^[b-df-hj-np-tv-z0-9]{8}$/.test(contentHash(value))));
});

test('the order of keys does not change a hash', () => {
  fc.assert(fc.property(spec, (value) => contentHash(reversed(value)) === contentHash(value)));
});

test('any other change does: of a value, of a key, of the order of a list, of a type', () => {
  fc.assert(
    fc.property(spec, spec, (a, b) => {
      // Equal by JSON text of sorted keys, or another hash.
      const text = (value: unknown): string =>
        JSON.stringify(value, (_, part: unknown) => (isSection(part) ? Object.entries(part).sort(byKey) : part));
      return (text(a) === text(b)) === (contentHash(a) === contentHash(b));
    }),
  );
  const all = [1, '1', [1], ['1'], [1, 2], [2, 1], [12], { a: 1 }, { a: '1' }, { b: 1 }, { a: { b: 1 } }, null, 'null', false, {}, [], ''];
  expect(new Set(all.map(contentHash)).size).toBe(all.length);
});

test('a hash stays the same for ever: another one would replace every machine', () => {
  expect(contentHash({ variables: { flavor_name: 'm1.large', tags: ['a', null] }, count: 1.5 })).toBe('ft2qzh7k');
});

const isSection = (part: unknown): part is object => typeof part === 'object' && part !== null && !Array.isArray(part);
const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
