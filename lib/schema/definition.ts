import type { Path } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';

/** What a schema says of one place. */
export interface Place {
  /** All that holds there; what stands beside a reference says more of the place than its target does. */
  readonly node: SchemaNode;
  /** The named definition that the place refers to, if any: what its kind of value is in general. */
  readonly definition?: SchemaNode;
}

/** The place that `path` leads to in a value: references are followed, unions decided by what the value is. `undefined` where none is known. */
export function placeAt(root: SchemaNode, path: Path, value: unknown): Place | undefined {
  let place: Place | undefined = decide(root, follow(root, root), value);
  let here = value;
  for (const key of path) {
    const child: SchemaNode | undefined = place && childOf(place.node, key);
    here = member(here, key);
    place = child && decide(root, follow(root, child), here);
  }
  return place;
}

/** The fields that a section may have; `undefined` where it is a map or no section. */
export const fieldsOf = (place: Place | undefined): Readonly<Record<string, SchemaNode>> | undefined => place?.node.properties;

/** A node with its reference followed. */
export function follow(root: SchemaNode, node: SchemaNode): Place {
  if (node.$ref === undefined) return { node };
  const target = root.$defs?.[node.$ref.slice('#/$defs/'.length)];
  if (!target) return { node };
  const { $ref: _, ...beside } = node;
  const inner = follow(root, target);
  return { node: { ...inner.node, ...beside }, definition: inner.definition ?? target };
}

/** The branches of a union that is told apart by its `type`. */
export const branches = (root: SchemaNode, node: SchemaNode): readonly SchemaNode[] =>
  (node.oneOf ?? []).map((branch) => follow(root, branch).node);

/** The tag of a branch: the one value that its `type` may have. */
export const tagOf = (branch: SchemaNode): unknown => branch.properties?.['type']?.['const'];

function decide(root: SchemaNode, place: Place, value: unknown): Place {
  const { oneOf, anyOf } = place.node;
  if (oneOf) {
    const tag = member(value, 'type');
    const branch = branches(root, place.node).find((candidate) => tagOf(candidate) === tag);
    return branch ? { node: branch, definition: branch } : place;
  }
  const branch = anyOf?.map((candidate) => follow(root, candidate)).find(({ node }) => fits(node.type, value));
  return branch ? { node: { ...place.node, ...branch.node }, ...(place.definition ? { definition: place.definition } : {}) } : place;
}

function childOf(node: SchemaNode, key: string | number): SchemaNode | undefined {
  if (typeof key === 'number') return node.items;
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
}

const member = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string | number, unknown>)[key] : undefined;

function fits(type: SchemaNode['type'], value: unknown): boolean {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'number') return types.includes('number') || types.includes('integer');
  return types.includes(value === null ? 'null' : typeof value);
}
