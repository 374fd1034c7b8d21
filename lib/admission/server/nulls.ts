import type { SchemaNode } from '../../model/schema.ts';
import { isSection } from './section.ts';

/**
 * What the server makes of an object as soon as it has read it: a `null` that the schema does not allow is dropped, or replaced by the
 * schema's default; missing fields get their defaults. Items of lists stay, whatever they are. The same object where nothing changes.
 *
 * @see kubernetes/apiextensions-apiserver: pkg/apiserver/schema/defaulting/{prunenulls,algorithm}.go, v0.34
 */
export function withDefaults(schema: SchemaNode | undefined, value: unknown): unknown {
  if (schema === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      withDefaults(schema.items, isDropped(item, schema.items) ? (schema.items?.['default'] ?? item) : item),
    );
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isSection(value)) return value;
  let changed = false;
  const entries: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    const node = nodeOf(schema, key);
    if (isDropped(child, node)) {
      changed = true;
      if (node?.['default'] !== undefined) entries.push([key, withDefaults(node, node['default'])]);
      continue;
    }
    const kept = withDefaults(node, child);
    if (kept !== child) changed = true;
    entries.push([key, kept]);
  }
  for (const [key, node] of defaultsOf(schema)) {
    if (Object.hasOwn(value, key)) continue;
    changed = true;
    entries.push([key, withDefaults(node, node['default'])]);
  }
  return changed ? Object.fromEntries(entries) : value;
}

const isDropped = (value: unknown, node: SchemaNode | undefined): boolean =>
  value === null && node !== undefined && node['nullable'] !== true;

/** The schema of a key: a listed property, or that of a map's values. */
export function nodeOf(schema: SchemaNode, key: string): SchemaNode | undefined {
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

const remembered = new WeakMap<SchemaNode, readonly [string, SchemaNode][]>();

/** The properties of a schema that have a default. */
function defaultsOf(schema: SchemaNode): readonly [string, SchemaNode][] {
  const known = remembered.get(schema);
  if (known) return known;
  const found = Object.entries(schema.properties ?? {}).filter(([, node]) => node['default'] !== undefined);
  remembered.set(schema, found);
  return found;
}
