import type { SchemaNode } from '../model/schema.ts';
import { objectMeta } from './object-meta.ts';
import { inOrder, sortedEntries } from './schema-node.ts';

/** Keywords that are copied as they stand: they bound values, and hold neither prose nor code. */
const copied = [
  'type',
  'format',
  'enum',
  'default',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'x-kubernetes-list-type',
  'x-kubernetes-list-map-keys',
  'x-kubernetes-map-type',
] as const;

const flags = ['nullable', 'x-kubernetes-int-or-string', 'x-kubernetes-preserve-unknown-fields', 'x-kubernetes-embedded-resource'] as const;

const isNode = (value: unknown): value is SchemaNode => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The structure of an `openAPIV3Schema` node and of all below it: without descriptions and CEL, closed where the API server would prune.
 * A node that preserves unknown fields stays open, what it lists is checked all the same; a map stays a map.
 */
export function structure(node: SchemaNode): SchemaNode {
  const open = node['x-kubernetes-preserve-unknown-fields'] === true;
  const embedded = node['x-kubernetes-embedded-resource'] === true;
  const properties: Readonly<Record<string, SchemaNode>> = { ...(embedded ? resource : {}), ...node.properties };
  const listed = sortedEntries(properties).map(([name, child]) => [name, child === objectMeta ? child : structure(child)]);
  const isObject = node.type === 'object' || listed.length > 0;
  return inOrder({
    ...bounds(node),
    ...junctors(node),
    ...(listed.length > 0 ? { properties: Object.fromEntries(listed) } : {}),
    ...(isNode(node.items) ? { items: structure(node.items) } : {}),
    ...(isNode(node.additionalProperties) ? { additionalProperties: structure(node.additionalProperties) } : {}),
    ...(isObject && !open && !isNode(node.additionalProperties) ? { additionalProperties: node.additionalProperties === true } : {}),
  });
}

const resource = { apiVersion: { type: 'string' }, kind: { type: 'string' }, metadata: objectMeta } as const;

function bounds(node: SchemaNode): SchemaNode {
  const kept: Record<string, unknown> = {};
  for (const keyword of copied) if (node[keyword] !== undefined) kept[keyword] = node[keyword];
  for (const keyword of flags) if (node[keyword] === true) kept[keyword] = true;
  if (Array.isArray(node.required) && node.required.length > 0) kept['required'] = [...node.required].sort();
  if (node['x-kubernetes-int-or-string'] === true) kept['type'] = ['integer', 'string'];
  return { ...kept, ...exclusive(node, 'minimum', 'exclusiveMinimum'), ...exclusive(node, 'maximum', 'exclusiveMaximum') };
}

/** OpenAPI 3.0 marks a bound as exclusive with a boolean beside it; JSON Schema writes the bound itself there. */
const exclusive = (node: SchemaNode, bound: string, keyword: string): SchemaNode =>
  node[keyword] === true ? { [bound]: undefined, [keyword]: node[bound] } : {};

/** `allOf`, `anyOf`, `oneOf`, `not`: below them a structural schema only bounds values, so nothing is closed there. */
function junctors(node: SchemaNode): SchemaNode {
  const kept: Record<string, unknown> = {};
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
    const branches = node[keyword];
    if (!Array.isArray(branches)) continue;
    const saying = branches.map(condition).filter((branch) => Object.keys(branch).length > 0);
    const isTypeChoice = node['x-kubernetes-int-or-string'] === true && keyword === 'anyOf' && branches.every(isNode);
    if (!isTypeChoice && saying.length > 0) kept[keyword] = saying;
  }
  if (isNode(node['not'])) kept['not'] = condition(node['not']);
  return kept;
}

function condition(node: SchemaNode): SchemaNode {
  const properties = isNode(node.properties) ? sortedEntries(node.properties).map(([name, child]) => [name, condition(child)]) : [];
  return inOrder({
    ...bounds(node),
    ...junctors(node),
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(isNode(node.items) ? { items: condition(node.items) } : {}),
    ...(isNode(node.additionalProperties) ? { additionalProperties: condition(node.additionalProperties) } : {}),
  });
}
