import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Path, printPath } from '../../lib/model/path.ts';
import { anyKey, matches, parsePattern } from '../../lib/model/path-pattern.ts';

const fits = (pattern: string, path: Path): boolean => {
  const parsed = parsePattern(pattern);
  return parsed !== undefined && matches(parsed, path);
};

describe('a pattern of paths', () => {
  test('is written as messages print a path, with `*` for one key', () => {
    expect(parsePattern('clusters.*.files["/etc/motd"].content')).toEqual(['clusters', anyKey, 'files', '/etc/motd', 'content']);
    expect(parsePattern('*.servers[*][0]')).toEqual([anyKey, 'servers', anyKey, 0]);
  });

  test('fits a path of the same length whose keys are those given', () => {
    const path = ['clusters', 'payments', 'endpoint', 'allowedCIDRs', 0];
    for (const good of ['clusters.payments.endpoint.allowedCIDRs[0]', 'clusters.*.endpoint.allowedCIDRs[*]', '*.*.*.*[*]'])
      expect(fits(good, path), good).toBe(true);
    for (const bad of ['clusters.*', 'clusters.*.endpoint.allowedCIDRs[1]', 'clusters.red.endpoint.allowedCIDRs[0]', '*.*.*.*.*[0]'])
      expect(fits(bad, path), bad).toBe(false);
  });

  test('a key in quotes is that key, also where it is a star', () => {
    expect(fits('a["*"]', ['a', 'b'])).toBe(false);
    expect(fits('a["*"]', ['a', '*'])).toBe(true);
    expect(fits('a["0"]', ['a', 0])).toBe(false);
  });

  test.each(['', '.', 'a.', '.a', 'a..b', 'a[', 'a[]', 'a[01]', 'a["b]', 'a["\\x"]', 'a b', 'a.[0]', 'a[0]b', '**'])('%j is none', (text) =>
    expect(parsePattern(text)).toBeUndefined(),
  );

  test('every printed path is a pattern that fits it', () => {
    const key = fc.oneof(fc.string({ unit: 'grapheme' }), fc.nat(1000), fc.constantFrom('__proto__', '*', 'a-b', '"'));
    fc.assert(fc.property(fc.array(key, { minLength: 1, maxLength: 5 }), (path) => fits(printPath(path), path)));
  });
});
