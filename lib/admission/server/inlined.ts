import type { SchemaNode } from '../../model/schema.ts';
import { isSection } from './section.ts';

const remembered = new WeakMap<SchemaNode, SchemaNode>();

/**
 * A root schema with every `$ref` to its own `$defs` replaced by the definition itself, once per schema. A definition that holds itself
 * becomes a node that leads back to itself.
 */
export function inlined(root: SchemaNode): SchemaNode {
  const known = remembered.get(root);
  if (known) return known;
  const made = root.$defs === undefined ? root : (copied(root, root.$defs, new Map()) as SchemaNode);
  remembered.set(root, made);
  return made;
}

type Definitions = Readonly<Record<string, SchemaNode>>;

function copied(value: unknown, definitions: Definitions, made: Map<string, Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => copied(item, definitions, made));
  if (!isSection(value)) return value;
  const name = typeof value['$ref'] === 'string' ? /^#\/\$defs\/(.+)$/.exec(value['$ref'])?.[1] : undefined;
  if (name !== undefined && Object.hasOwn(definitions, name)) return definition(name, definitions, made);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => (key === '$defs' ? [] : [[key, copied(child, definitions, made)]])),
  );
}

/** A definition is filled in after it is remembered, so that it may lead back to itself. */
function definition(name: string, definitions: Definitions, made: Map<string, Record<string, unknown>>): unknown {
  const before = made.get(name);
  if (before) return before;
  const node: Record<string, unknown> = {};
  made.set(name, node);
  return Object.assign(node, copied(definitions[name], definitions, made));
}
