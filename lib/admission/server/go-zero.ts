import type { SchemaNode } from '../../model/schema.ts';
import { goType } from './go-types.ts';
import { nodeOf } from './nulls.ts';
import { isSection } from './section.ts';

/** The fields that are pointers in Go, so that a zero value in them is something. */
type Pointers = ReadonlySet<string> | undefined;

/** What `omitempty` and `omitzero` leave out of a struct: zero values, and empty lists and maps. */
export const isLeftOut = (key: string, schema: SchemaNode, value: unknown, pointers: Pointers): boolean =>
  isZero(key, schema, value, pointers) || isEmpty(schema, value);

function isEmpty(schema: SchemaNode, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return schema.type === 'object' && schema.properties === undefined && isSection(value) && Object.keys(value).length === 0;
}

/**
 * Whether a value is its type's zero value: an empty text, a 0, `false`, or a struct of nothing but those. An empty list or map is none, so it
 * keeps the struct that holds it. Where no pointers are listed, a 0 or `false` counts as something: Cluster API has pointers wherever these
 * mean something.
 */
function isZero(key: string, schema: SchemaNode, value: unknown, pointers: Pointers): boolean {
  if (value === null) return true;
  if (pointers?.has(key)) return false;
  if (value === '') return schema.type === 'string';
  if (value === 0 || value === false) return pointers !== undefined;
  if (!isSection(value) || schema.properties === undefined) return false;
  return Object.entries(value).every(([name, child]) => isZero(name, nodeOf(schema, name) ?? {}, child, pointers));
}

/** What Go has where nothing was read. */
export function zero(schema: SchemaNode): unknown {
  const { type } = schema;
  if (type === 'string') return '';
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'boolean') return false;
  if (type === 'object') return { ...goType(schema).always };
  return null;
}

/** A value whose lists hold zero values where nulls were: what is left of a null item of a built-in kind. */
export function withZeroItems(schema: SchemaNode | undefined, value: unknown): unknown {
  if (schema === undefined) return value;
  const { items } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => (item === null ? zero(items) : withZeroItems(items, item))) : value;
  if (!isSection(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withZeroItems(nodeOf(schema, key), child)]));
}
