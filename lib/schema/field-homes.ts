import type { SchemaNode } from '../model/schema.ts';
import { branches, follow } from './definition.ts';

const known = new WeakMap<SchemaNode, ReadonlyMap<string, readonly string[]>>();

/** By field name: the sections that have it, written as people write them (`clusters.<name>.controlPlane`); the top level is `''`. At most three. */
export function fieldHomes(root: SchemaNode): ReadonlyMap<string, readonly string[]> {
  const before = known.get(root);
  if (before) return before;
  const homes = new Map<string, string[]>();
  // Level by level, so that the nearest homes come first.
  let level: (readonly [SchemaNode, string])[] = [[root, '']];
  const seen = new Set<SchemaNode>();
  while (level.length > 0) {
    const next: (readonly [SchemaNode, string])[] = [];
    for (const [node, home] of level) {
      const place = follow(root, node);
      const mark = place.definition ?? node;
      if (seen.has(mark)) continue;
      seen.add(mark);
      for (const branch of branches(root, place.node)) next.push([branch, home]);
      for (const [key, child] of Object.entries(place.node.properties ?? {})) {
        const list = homes.get(key) ?? [];
        if (list.length < 3 && !list.includes(home)) homes.set(key, [...list, home]);
        next.push([child, home === '' ? key : `${home}.${key}`]);
      }
      if (typeof place.node.additionalProperties === 'object') next.push([place.node.additionalProperties, `${home}.<name>`]);
      if (place.node.items) next.push([place.node.items, `${home}[]`]);
    }
    level = next;
  }
  known.set(root, homes);
  return homes;
}
