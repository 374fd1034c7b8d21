import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asLabelName, isLabelName, isSubdomain, keyFault, valueFault } from '../../lib/model/kubernetes-names.ts';

describe('names of Kubernetes', () => {
  test('a label has 63 of a to z, 0 to 9 and dashes inside', () => {
    for (const good of ['a', '0', 'a-b', 'a'.repeat(63)]) expect(isLabelName(good), good).toBe(true);
    for (const bad of ['', '-a', 'a-', 'A', 'a.b', 'a_b', 'a'.repeat(64), 'ä', 'a\n']) expect(isLabelName(bad), bad).toBe(false);
  });
  test('a subdomain is labels with dots', () => {
    for (const good of ['a.b', 'example.com']) expect(isSubdomain(good), good).toBe(true);
    for (const bad of ['a..b', '.a', 'a.', 'A.b', `${'a.'.repeat(127)}`]) expect(isSubdomain(bad), bad).toBe(false);
  });
  test('whatever becomes of a text is a label', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
        const name = asLabelName(text);
        if (name !== undefined) expect(isLabelName(name), name).toBe(true);
      }),
    ));
  test('keys and values of labels', () => {
    for (const good of ['a', 'A.b_c', 'example.com/Tier', `example.com/${'a'.repeat(63)}`]) expect(keyFault(good), good).toBeUndefined();
    for (const bad of ['', '/a', 'a/', 'a/b/c', 'Example.com/a', 'a b', '-a', 'a'.repeat(64)])
      expect(keyFault(bad), bad).toBeTypeOf('string');
    for (const good of ['', 'A', 'a.b_c-d', 'a'.repeat(63)]) expect(valueFault(good), good).toBeUndefined();
    for (const bad of ['-', 'a b', 'a/b', 'a'.repeat(64), 'ä']) expect(valueFault(bad), bad).toBeTypeOf('string');
  });
});
