import type { Path } from '../model/path.ts';
import type { SchemaNode } from '../model/schema.ts';
import { follow } from './definition.ts';

/** A place of a fleet as its schema knows it, whatever the fleet. */
export interface Field {
  /** From the root; `*` stands for a name of the user's own, and for a position in a list. */
  readonly path: readonly string[];
  /** All that holds there, references followed. */
  readonly node: SchemaNode;
  /** The name of the definition it refers to, if any. */
  readonly definition?: string;
  readonly required: boolean;
}

const known = new WeakMap<SchemaNode, readonly Field[]>();

/** Every field of a fleet, level by level, so that the nearest come first. What `clusterDefaults` has stands once, below `clusters.*`. */
export function allFields(root: SchemaNode): readonly Field[] {
  const before = known.get(root);
  if (before) return before;
  const fields: Field[] = [];
  let level = fieldsBelow(root, fieldOf(root, [], root, true));
  while (level.length > 0) {
    fields.push(...level);
    level = level.filter(({ path }) => path[0] !== 'clusterDefaults').flatMap((field) => fieldsBelow(root, field));
  }
  known.set(root, fields);
  return fields;
}

/** The fields right below a field: those of a section, of every branch of a union, of a map's or a list's entries. A field of several branches stands once. */
export function fieldsBelow(root: SchemaNode, { path, node }: Field): readonly Field[] {
  const below = new Map<string, Field>();
  for (const branch of [node, ...(node.oneOf ?? []), ...(node.anyOf ?? [])].map((each) => follow(root, each).node)) {
    for (const [key, child] of Object.entries(branch.properties ?? {})) {
      if (!below.has(key)) below.set(key, fieldOf(root, [...path, key], child, branch.required?.includes(key) ?? false));
    }
    const entry = typeof branch.additionalProperties === 'object' ? branch.additionalProperties : branch.items;
    if (entry && !below.has('*')) below.set('*', fieldOf(root, [...path, '*'], entry, false));
  }
  return [...below.values()];
}

function fieldOf(root: SchemaNode, path: readonly string[], node: SchemaNode, required: boolean): Field {
  const definition = node.$ref?.slice('#/$defs/'.length);
  return { path, node: follow(root, node).node, required, ...(definition === undefined ? {} : { definition }) };
}

/**
 * The fields that a path means: the whole of it from the root, names of the user's own or `*` in their places; or its end, as `controlPlane.replicas`. Of the
 * latter, none that only a `*` would match.
 */
export function fieldsAt(root: SchemaNode, path: Path): readonly Field[] {
  const keys = path.map(String);
  const all = allFields(root);
  const whole = all.filter((field) => field.path.length === keys.length && field.path.every((key, i) => key === '*' || key === keys[i]));
  if (whole.length > 0) return exact(whole, keys);
  return all.filter(
    (field) =>
      field.path.length > keys.length && keys.every((key, i) => field.path[field.path.length - keys.length + i] === key && key !== '*'),
  );
}

/** A field of its own name goes before a map's entry that happens to be called so. */
function exact(fields: readonly Field[], keys: readonly string[]): readonly Field[] {
  const literal = (field: Field) => field.path.filter((key, i) => key === keys[i] && key !== '*').length;
  const most = Math.max(...fields.map(literal));
  return fields.filter((field) => literal(field) === most);
}
