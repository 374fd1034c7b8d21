import { isSection, type Section } from './merge.ts';

/** `own` where it says something, else `shared`: section by section, everything else whole. What `clusterDefaults` mean. */
export function withDefaults<T extends object>(shared: T | undefined, own: T): T {
  if (shared === undefined) return own;
  const merged = new Map<string, unknown>(Object.entries(shared));
  for (const [key, value] of Object.entries(own)) {
    const before = merged.get(key);
    merged.set(key, isSection(before) && isSection(value) ? withDefaults<Section>(before, value) : value);
  }
  return Object.fromEntries(merged) as T;
}

/** Leaves out what is `undefined`, for optional fields that must be absent rather than empty. */
export function present<T extends object>(
  fields: T,
): { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: NonNullable<T[K]>;
} {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) kept[key] = value;
  return kept as never;
}

/** Entries of a map in the order of their names: code units, the same under every locale. */
export function sorted<T>(map: Readonly<Record<string, T>> | undefined): [string, T][] {
  return Object.entries(map ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
