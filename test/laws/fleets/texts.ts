import fc, { type Arbitrary } from 'fast-check';

/** Each key there or not, so that every combination of optional fields comes up. */
export const maybe = <T extends object>(fields: { [K in keyof T]: Arbitrary<T[K]> }): Arbitrary<Partial<T>> =>
  fc.record(fields, { requiredKeys: [] }) as Arbitrary<Partial<T>>;

const letter = 'abcdefghijklmnopqrstuvwxyz';
const word = (first: string, rest: string, maxLength: number): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...first), fc.string({ unit: fc.constantFrom(...rest), maxLength: maxLength - 1 }))
    .map(([head, tail]) => head + tail);

/** A DNS label without dashes: names made from two of them by a dash never collide. */
export const name = word(letter, `${letter}0123456789`, 10);

/** A DNS label with dashes inside. */
export const dashed = fc.tuple(name, fc.option(name, { nil: undefined })).map(([a, b]) => (b === undefined ? a : `${a}-${b}`));

/** A name that holds a dot, and so is none of those that Cluster API makes. */
export const dotted = fc.tuple(name, name).map((parts) => parts.join('.'));

export const id = fc.uuid();

/** Text that printing could change: look-alikes of other types, signs of YAML and of shells, what nobody sees. */
export const odd = fc.constantFrom(
  'yes',
  'null',
  '012',
  '4417e09',
  '22:30',
  '2027-01-02',
  '0x1f',
  '~',
  '${HOME}',
  '- a: b # c',
  "it's",
  '"',
  'a\u2028b',
  'ü',
  '日本語',
  '🚀',
  ' ',
  '%',
);

/** Free text, as annotations and other fields hold that nobody parses. */
export const text = fc.oneof(odd, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }));

/** Text without braces, for what cloud-init renders. */
export const plain = fc.oneof(
  odd,
  fc.string({ unit: fc.constantFrom(...'abcXYZ019 .,:;/\\\'"$()[]|&<>*?!=#-_+%@^~`'), minLength: 1, maxLength: 30 }),
);

/** The value of a label. */
export const labelValue = fc.oneof(fc.constantFrom('', 'true', '012', 'yes', '1e3', 'A.b_c-d'), word(letter, `${letter}0123456789`, 20));

/** A map with legal keys of one domain. */
export const keyed = <T>(domain: string, value: Arbitrary<T>, maxKeys = 3): Arbitrary<Record<string, T>> =>
  fc.dictionary(
    name.map((key) => `${domain}/${key}`),
    value,
    { maxKeys },
  );

/** A duration of so many seconds, in one of its spellings. */
export const duration = (min: number, max: number): Arbitrary<string> =>
  fc.tuple(fc.integer({ min, max }), fc.boolean()).map(([seconds, inParts]) => {
    if (!inParts || seconds < 60) return `${seconds}s`;
    const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
    return parts.map((part, i) => (part === 0 ? '' : `${part}${'hms'[i]}`)).join('');
  });

/** A list that is there, without repeats. */
export const listOf = <T>(item: Arbitrary<T>, maxLength = 3): Arbitrary<T[]> => fc.uniqueArray(item, { minLength: 1, maxLength });
