import { isSection, type Section, same } from '../admission/server/section.ts';
import type { Path } from '../model/path.ts';

/** The paths at which two values differ, as deep as sections go; a list is one value. */
export function differences(was: unknown, now: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (!isSection(was) || !isSection(now)) return same(was, now) ? [] : [path];
  const keys = new Set([...Object.keys(was), ...Object.keys(now)]);
  return [...keys].flatMap((key) => differences(own(was, key), own(now, key), [...path, key]));
}

/** The paths of the single values in which two values differ; lists of one length are compared item by item. */
export function leaves(was: unknown, now: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(was) && Array.isArray(now) && was.length === now.length)
    return was.flatMap((item, index) => leaves(item, now[index], [...path, index]));
  if (!isSection(was) || !isSection(now)) return same(was, now) ? [] : [path];
  const keys = new Set([...Object.keys(was), ...Object.keys(now)]);
  return [...keys].flatMap((key) => leaves(own(was, key), own(now, key), [...path, key]));
}

const own = (section: Section, key: string): unknown => (Object.hasOwn(section, key) ? section[key] : undefined);

/** A copy with a value put at a path of keys, or taken away where it is `undefined`. */
export function put(root: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const section = isSection(root) ? root : {};
  const below = rest.length === 0 ? value : put(own(section, key), rest, value);
  const entries = Object.entries(section).filter(([name]) => name !== key);
  return Object.fromEntries(below === undefined ? entries : [...entries, [key, below]]);
}
