import { describe, expect, test } from 'vitest';
import type { Judge } from '../../lib/admission/server/judge.ts';
import { agreement } from '../../lib/verdicts/agreement.ts';
import type { Case } from '../../lib/verdicts/case.ts';
import { below, floorOf } from '../../lib/verdicts/floor.ts';
import { patch } from '../../lib/verdicts/json-patch.ts';

describe('a JSON patch', () => {
  test('adds, replaces and removes, in maps and in lists, and leaves its input alone', () => {
    const before = { a: [1, 2], 'x/y~z': { b: 1 } };
    const after = patch(before, [
      { op: 'add', path: '/a/1', value: 9 },
      { op: 'replace', path: '/a/0', value: 0 },
      { op: 'remove', path: '/a/2' },
      { op: 'add', path: '/x~1y~0z/c', value: null },
      { op: 'add', path: '/a/-', value: 'end' },
    ]);
    expect(after).toEqual({ a: [0, 9, 'end'], 'x/y~z': { b: 1, c: null } });
    expect(before).toEqual({ a: [1, 2], 'x/y~z': { b: 1 } });
  });

  test('adds a key named __proto__ as a key', () => {
    expect(Object.keys(patch({}, [{ op: 'add', path: '/__proto__', value: 1 }]) as object)).toEqual(['__proto__']);
  });

  test('refuses a path that leads nowhere', () => expect(() => patch({ a: 1 }, [{ op: 'add', path: '/a/b', value: 1 }])).toThrow());
});

/** Refuses a negative size, and stores a missing one as 1. */
const judge: Judge = (object) => {
  const spec = (object as { spec: { size?: number } }).spec;
  if ((spec.size ?? 1) < 0)
    return { verdict: 'rejected', stage: 'schema', issues: [{ code: 'a/b', severity: 'error', path: ['spec', 'size'], must: 'x' }] };
  return { verdict: 'accepted', issues: [], stored: { ...(object as object), spec: { size: 1, ...spec } } };
};
const bases = { sent: new Map([['one', { metadata: { name: 'a' }, spec: {} }]]), stored: new Map() };
const record = (more: Partial<Case>): Case => ({
  id: 'x',
  op: 'create',
  base: 'one',
  what: 'test',
  patch: [],
  verdict: 'accepted',
  ...more,
});
const negative = [{ op: 'add', path: '/spec/size', value: -1 }] as const;
const filled = [{ op: 'add', path: '/spec/size', value: 1 }] as const;

describe('agreement', () => {
  test('is whole where verdict, fields and stored form are the same', () => {
    const refused = record({ patch: negative, verdict: 'rejected', causes: [{ field: '.spec.size' }, { field: '<nil>' }] });
    expect(agreement([record({ stored: filled }), refused], bases, judge)).toMatchObject({
      cases: 2,
      verdict: 2,
      fields: { agreed: 1, of: 1 },
      stored: { agreed: 1, of: 1 },
      disagreements: [],
    });
  });

  test('tells too strict from too lax', () => {
    const cases = [record({ patch: negative }), record({ verdict: 'rejected' })];
    expect(agreement(cases, bases, judge)).toMatchObject({ verdict: 0, tooStrict: 1, tooLax: 1 });
  });

  test('tells another field and another stored form', () => {
    const cases = [record({}), record({ patch: negative, verdict: 'rejected', causes: [{ field: 'spec' }] })];
    expect(agreement(cases, bases, judge).disagreements.map(({ about }) => about)).toEqual(['stored', 'fields']);
  });

  test('does not look at what the server manages, nor at fields that the server did not name', () => {
    const managed = [...filled, { op: 'add', path: '/metadata/uid', value: 'u' }, { op: 'add', path: '/status', value: {} }] as const;
    const unnamed = record({ patch: negative, verdict: 'rejected', causes: [{ field: '' }] });
    expect(agreement([record({ stored: managed }), unnamed], bases, judge)).toMatchObject({
      stored: { agreed: 1 },
      fields: { agreed: 0, of: 0 },
      disagreements: [],
    });
  });
});

test('a floor names each share that fell below it, and no kind that is new', () => {
  const before = new Map([['A.v1', agreement([record({ stored: filled })], bases, judge)]]);
  const now = new Map([
    ['A.v1', agreement([record({ verdict: 'rejected' })], bases, judge)],
    ['B.v1', agreement([record({ verdict: 'rejected' })], bases, judge)],
  ]);
  expect(below(before, floorOf(before))).toEqual([]);
  expect(below(now, floorOf(before))).toEqual([expect.stringMatching(/^A\.v1: agreement of verdict is 0, below 1/)]);
});
