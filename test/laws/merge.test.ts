import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge } from '../../lib/compose/merge.ts';

/** Trees without marks: sections, scalars, lists, tagged values; hostile keys among them. */
const key = fc
  .oneof(fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor', 'toString'), fc.string({ maxLength: 3 }))
  .filter((name) => name !== 'type');
const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.record({ type: fc.constantFrom('x', 'y'), a: fc.integer() }),
);
const { section } = fc.letrec<{ tree: unknown; section: object }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4, depthSize: 'small' }, leaf, tie('section')),
  section: fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
}));
const over = (base: unknown, patch: unknown): unknown => merge(base, patch, undefined, [], []);

/** Key by key, in another order. */
const turned = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, child]) => [name, turned(child)]),
      );

const law = (name: string, holds: (base: object, patch: object) => void) =>
  test(name, () =>
    fc.assert(
      fc.property(section, section, (base, patch) => {
        holds(base, patch);
      }),
      { numRuns: 500 },
    ),
  );

describe('the merge law', () => {
  law('an empty overlay changes nothing', (base) => expect(over(base, {})).toEqual(base));

  law('over nothing, an overlay is the value', (_, patch) => expect(over(undefined, patch)).toEqual(patch));

  law('neither the base nor the overlay is changed', (base, patch) => {
    const before = structuredClone([base, patch]);
    over(base, patch);
    expect([base, patch]).toEqual(before);
  });

  law('an overlay twice is the overlay once', (base, patch) => expect(over(over(base, patch), patch)).toEqual(over(base, patch)));

  law('the order of keys does not matter', (base, patch) => expect(over(turned(base), turned(patch))).toEqual(over(base, patch)));

  law('no prototype is touched', (base, patch) => {
    over(base, patch);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
