import type { SchemaNode } from '../model/schema.ts';

/** The keyword under which a root schema carries its `KindFacts`. */
export const factsKeyword = 'x-capstan';

/** The order in which keywords are written, so that a schema has one form. */
const order = [
  factsKeyword,
  '$ref',
  'type',
  'const',
  'format',
  'enum',
  'nullable',
  'default',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'x-kubernetes-int-or-string',
  'x-kubernetes-embedded-resource',
  'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-list-type',
  'x-kubernetes-list-map-keys',
  'x-kubernetes-map-type',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'required',
  'properties',
  'additionalProperties',
  'items',
  '$defs',
];

/** The same node with its keywords in their one order; keywords without a value are left out. */
export const inOrder = (node: SchemaNode): SchemaNode =>
  Object.fromEntries(order.flatMap((keyword) => (node[keyword] === undefined ? [] : [[keyword, node[keyword]]])));

/** Entries by name, in code-unit order. */
export const sortedEntries = <T>(map: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(map).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

const maps = ['properties', '$defs'] as const;
const single = ['items', 'additionalProperties'] as const;

/** The nodes directly below one, conditions left aside. */
export function childrenOf(node: SchemaNode): SchemaNode[] {
  const nested = maps.flatMap((keyword) => Object.values((node[keyword] ?? {}) as Record<string, SchemaNode>));
  return [...nested, ...single.flatMap((keyword) => (typeof node[keyword] === 'object' ? [node[keyword] as SchemaNode] : []))];
}

/** The same node with each node directly below it changed. */
export function withChildren(node: SchemaNode, change: (child: SchemaNode) => SchemaNode): SchemaNode {
  const changed: Record<string, unknown> = { ...node };
  for (const keyword of maps) {
    const map = node[keyword] as Record<string, SchemaNode> | undefined;
    if (map) changed[keyword] = Object.fromEntries(Object.entries(map).map(([name, child]) => [name, change(child)]));
  }
  for (const keyword of single) if (typeof node[keyword] === 'object') changed[keyword] = change(node[keyword] as SchemaNode);
  return changed;
}
