import { describe, expect, test } from 'vitest';
import { readGcfg } from './gcfg.ts';

/** The tests' own reader says what gcfg says; `gcfg-read.ts` asks gcfg itself. */
const value = (text: string): string | undefined => readGcfg(`[a]\nx = ${text}\n`)['a']?.['x']?.[0];

describe('the reader of the tests', () => {
  test.each([
    ['plain', 'plain'],
    ['  blanks inside \t', 'blanks inside'],
    ['cut#here', 'cut'],
    ['cut;here', 'cut'],
    ['"kept#;here"', 'kept#;here'],
    ['" kept "', ' kept '],
    ['a" b "c # d', 'a b c'],
    ['"\\\\ \\" \\n \\t"', '\\ " \n \t'],
    ['"lo\rst"', 'lost'],
    ['', ''],
    ['a\\\nb \\"c', 'ab "c'],
  ])('reads %j as %j', (text, read) => expect(value(text)).toBe(read));

  test.each(['a\\b', '"open', '"a\nb"', '"\\r"', '"\\', '"\0"'])('refuses %j', (text) => expect(() => value(text)).toThrow(SyntaxError));

  test.each(['x = 1', '[a', '[a.b]', '[a "b]', '[a] x = 1', '[a]\n= 1', '[a]\nx y', '[a "b\\n"]'])('refuses the file %j', (text) =>
    expect(() => readGcfg(text)).toThrow(SyntaxError),
  );

  test('knows sections, their names, repeated keys and keys alone', () =>
    expect(readGcfg('; c\n[a]\nx = 1\nx = 2\n\n[b "c \\" d"] # c\non\n[a]\ny = 3')).toEqual({
      a: { x: ['1', '2'], y: ['3'] },
      'b "c \\" d"': { on: ['true'] },
    }));
});
