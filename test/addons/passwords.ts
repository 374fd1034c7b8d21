import fc from 'fast-check';

/** Characters that have a meaning somewhere on the way: gcfg, YAML, templates, shells. */
const sharp = [...'"\'\\#;%$=[]{}`&!*:,|> ~@\u00a0\ufeff'];

/** Line ends, halves of pairs, and what YAML cannot hold: never in a password. */
const isLost = (code: number): boolean => [0x2028, 0x2029, 0xfffe, 0xffff].includes(code) || (code >= 0xd800 && code <= 0xdfff);

const between = (min: number, max: number) =>
  fc
    .integer({ min, max })
    .filter((code) => !isLost(code))
    .map((code) => String.fromCodePoint(code));

const character = fc.oneof(fc.constantFrom(...sharp), between(0x20, 0x7e), between(0xa0, 0x10ffff));

/** What looks like something else to a careless reader. */
const lookAlikes = ['\\', '"', '\\"', '"\\', '\\\\', '\\n', '\\t', ' ', ' a', 'a ', '#', ';', 'true', '{{ . }}', '$' + '{A}', ''];

/** Any printable text that somebody may have as a password, blanks at its ends included. */
export const password: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: fc.array(character, { maxLength: 40 }).map((characters) => characters.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...lookAlikes) },
);
