import type { Path } from '../model/path.ts';

/** A value that JSON cannot hold: where it stands and what it is, as a phrase (`a function`, `NaN`). */
export interface Fault {
  readonly path: Path;
  readonly found: string;
}

/**
 * The first value below `value` that JSON cannot hold, or `undefined`. Beside `undefined`, functions and numbers without a value these are
 * instances of classes (a `Date` would lose its type) and text with half a surrogate pair (no UTF-8 file can hold it).
 */
export function firstFault(value: unknown, path: Path = []): Fault | undefined {
  const found = wrong(value);
  if (found !== undefined) return { path, found };
  if (typeof value !== 'object' || value === null) return undefined;
  const children: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, child] of children) {
    if (typeof key === 'string' && !key.isWellFormed()) return { path, found: 'a key with half a surrogate pair' };
    const fault = firstFault(child, [...path, key]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function wrong(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed() ? undefined : 'text with half a surrogate pair';
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'boolean':
      return undefined;
    case 'object':
      return value === null || Array.isArray(value) || isPlain(value) ? undefined : 'an instance of a class';
    case 'undefined':
      return 'undefined';
    default:
      return `a ${typeof value}`;
  }
}

/** An object literal, of this realm or of another, or one without a prototype. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}
