import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goDuration, seconds } from '../../lib/model/duration.ts';

test.each([
  ['30s', 30],
  ['20m', 1200],
  ['1h30m', 5400],
  ['90m', 5400],
  ['0s', 0],
])('%s are %i seconds', (text, expected) => expect(seconds(text)).toBe(expected));

test.each(['', '1d', '10', '1.5h', '-1s', '1 h', '1m1h'])('%j is no duration', (text) => expect(seconds(text)).toBeUndefined());

test('the canonical form is the one that Go prints', () => {
  expect([0, 59, 60, 3600, 5400, 86_400].map(goDuration)).toEqual(['0s', '59s', '1m0s', '1h0m0s', '1h30m0s', '24h0m0s']);
});

test('what is printed parses to the same', () =>
  fc.assert(fc.property(fc.nat({ max: 10_000_000 }), (total) => seconds(goDuration(total)) === total)));
