import type { KubeObject } from '../model/object.ts';
import type { Path } from '../model/path.ts';

/** One field that differs. Without `before` it is new, without `after` it is gone; structures that came or went are one change. */
export interface FieldChange {
  readonly path: Path;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What stands for the values of a Secret, in text and in JSON alike. */
export const hidden = '(hidden)';

/**
 * The fields in which two revisions of an object differ, in the order of their paths; the names in `ignoring` are top-level paths that do not count. Items of
 * lists are matched from both ends, so that an item put in between is one addition. What a Secret holds is never passed on.
 */
export function fieldChanges(before: KubeObject, after: KubeObject): FieldChange[] {
  const changes = [...walk(before, after, [])];
  return before.kind === 'Secret' || after.kind === 'Secret' ? changes.map(hide) : changes;
}

function* walk(before: unknown, after: unknown, path: Path): Generator<FieldChange> {
  if (same(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) yield* items(before, after, path);
  else if (isSection(before) && isSection(after)) {
    for (const key of [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()) {
      const inside = [...path, key];
      if (!Object.hasOwn(after, key)) yield { path: inside, before: before[key] };
      else if (!Object.hasOwn(before, key)) yield { path: inside, after: after[key] };
      else yield* walk(before[key], after[key], inside);
    }
  } else yield { path, before, after };
}

function* items(before: readonly unknown[], after: readonly unknown[], path: Path): Generator<FieldChange> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let tail = 0;
  while (tail < shorter - start && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const pairs = shorter - tail;
  for (let i = start; i < pairs; i++) yield* walk(before[i], after[i], [...path, i]);
  for (let i = pairs; i < before.length - tail; i++) yield { path: [...path, i], before: before[i] };
  for (let i = pairs; i < after.length - tail; i++) yield { path: [...path, i], after: after[i] };
}

/** Equal as JSON: the order of keys does not count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (!isSection(a) || !isSection(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

const isSection = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hide({ path, ...values }: FieldChange): FieldChange {
  if (path[0] !== 'data' && path[0] !== 'stringData') return { path, ...values };
  return {
    path,
    ...(Object.hasOwn(values, 'before') ? { before: hidden } : {}),
    ...(Object.hasOwn(values, 'after') ? { after: hidden } : {}),
  };
}
