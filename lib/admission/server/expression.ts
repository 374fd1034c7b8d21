import type { Path } from '../../model/path.ts';
import { isSection, type Section } from './section.ts';
import { type Fault, fault } from './verdict.ts';

/**
 * A rule of a kind that its CRD states in CEL, in our own words. It is asked wherever its path leads to a value; on an update the value at the
 * same place of the old object comes with it.
 */
export interface Expression {
  /** Keys from the root; `*` stands for each item of a list or each value of a map. The empty path is the object itself. */
  readonly at: readonly string[];
  /** Whether the value is fine. A `transition` is only asked where there was a value before. */
  readonly holds: (value: unknown, old: unknown) => boolean;
  readonly transition?: true;
  /** Follows the word "must". */
  readonly must: string;
  readonly fix?: string;
  /** The field that is named, from the value; absent: the value itself. */
  readonly names?: readonly string[];
}

/** What the expressions of a kind find wrong with an object. */
export function expressionFaults(expressions: readonly Expression[], object: Section, old: Section | undefined): Fault[] {
  const faults: Fault[] = [];
  for (const { at, holds, transition, must, fix, names = [] } of expressions) {
    each(object, old, at, [], (value, before, path) => {
      if (transition && before === undefined) return;
      if (!holds(value, before)) faults.push(fault('rule', [...path, ...names], names.length > 0 ? undefined : value, must, fix));
    });
  }
  return faults;
}

function each(
  value: unknown,
  old: unknown,
  keys: readonly string[],
  path: Path,
  visit: (value: unknown, old: unknown, path: Path) => void,
): void {
  const [key, ...rest] = keys;
  if (value === undefined || value === null) return;
  if (key === undefined) visit(value, old, path);
  else if (key === '*') {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) each(item, undefined, rest, [...path, index], visit);
    else if (isSection(value)) for (const name of Object.keys(value)) each(value[name], below(old, name), rest, [...path, name], visit);
  } else if (isSection(value) && Object.hasOwn(value, key)) each(value[key], below(old, key), rest, [...path, key], visit);
}

const below = (value: unknown, key: string): unknown => (isSection(value) && Object.hasOwn(value, key) ? value[key] : undefined);

/** Whether an object has a field. */
export const has = (value: unknown, key: string): boolean => isSection(value) && Object.hasOwn(value, key) && value[key] !== null;

/** Whether an object has exactly one of some fields. */
export const hasOneOf =
  (...keys: readonly string[]) =>
  (value: unknown): boolean =>
    keys.filter((key) => has(value, key)).length === 1;
