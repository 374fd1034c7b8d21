import type { SchemaNode } from '../../model/schema.ts';
import { isSection } from './section.ts';

/**
 * The positions of items that occur a second time in a list of type `set` or `map`; a third time is not told again.
 *
 * @see kubernetes/apiextensions-apiserver: pkg/apiserver/schema/listtype/validation.go, v0.34
 */
export function duplicates(schema: SchemaNode, list: readonly unknown[]): readonly number[] {
  const type = schema['x-kubernetes-list-type'];
  if (list.length < 2 || (type !== 'set' && type !== 'map')) return [];
  const keys = schema['x-kubernetes-list-map-keys'];
  const times = new Map<string, number>();
  return list.flatMap((item, index) => {
    const key = canonical(type === 'map' && Array.isArray(keys) ? keyOf(item, keys) : item);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return before === 1 ? [index] : [];
  });
}

/** The values of the keys of an item; a missing key is a value of its own. */
const keyOf = (item: unknown, keys: readonly unknown[]): readonly unknown[] =>
  keys.map((key) => (isSection(item) && Object.hasOwn(item, String(key)) ? [item[String(key)]] : []));

/** One text per JSON value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isSection(value)) return JSON.stringify(value) ?? '';
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}
