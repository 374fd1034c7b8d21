import { type Path, valueAt } from '../../model/path.ts';

/** A JSON object of which nothing is known. */
export type Section = { readonly [key: string]: unknown };

export const isSection = (value: unknown): value is Section => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object at a path; an empty one where there is none. */
export function sectionAt(root: unknown, path: Path): Section {
  const value = valueAt(root, path);
  return isSection(value) ? value : {};
}

/** The list at a path; an empty one where there is none. */
export function listAt(root: unknown, path: Path): readonly unknown[] {
  const value = valueAt(root, path);
  return Array.isArray(value) ? value : [];
}

/** The text at a path; `''` where there is none, which is also how Go sees it. */
export function textAt(root: unknown, path: Path): string {
  const value = valueAt(root, path);
  return typeof value === 'string' ? value : '';
}

/** The number at a path, or `undefined`. */
export function numberAt(root: unknown, path: Path): number | undefined {
  const value = valueAt(root, path);
  return typeof value === 'number' ? value : undefined;
}

/** Whether something stands at a path; an empty object or text counts as nothing, as a zero value does in Go. */
export function isSet(root: unknown, path: Path): boolean {
  const value = valueAt(root, path);
  if (value === undefined || value === null || value === '' || value === 0) return false;
  return !isSection(value) || Object.keys(value).length > 0;
}

/** A copy with a value put at a path of keys; objects on the way are made where they are missing. */
export function withAt(root: unknown, path: readonly string[], value: unknown): Section {
  const [key, ...rest] = path;
  const section = isSection(root) ? root : {};
  if (key === undefined) return section;
  const below = Object.hasOwn(section, key) ? section[key] : undefined;
  const entries = Object.entries(section).filter(([name]) => name !== key);
  return Object.fromEntries([...entries, [key, rest.length === 0 ? value : withAt(below, rest, value)]]);
}

/** A copy without a key. */
export const without = (section: Section, key: string): Section =>
  Object.hasOwn(section, key) ? Object.fromEntries(Object.entries(section).filter(([name]) => name !== key)) : section;

/** Equal as JSON: the order of keys does not count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (!isSection(a) || !isSection(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
