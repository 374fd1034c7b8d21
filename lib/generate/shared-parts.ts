import type { SchemaNode } from '../model/schema.ts';
import { childrenOf, withChildren } from './schema-node.ts';

/** Below so many characters a reference costs more code than it saves. */
const worthSharing = 80;

/**
 * The same schema with each part that occurs more than once moved to `$defs`, so that one piece of code checks it wherever it stands.
 * Parts are named by their first place in depth-first order, so equal schemas give equal names.
 */
export function withSharedParts(schema: SchemaNode): SchemaNode {
  const counts = new Map<string, number>();
  const texts = new Map<SchemaNode, string>();
  count(schema, counts, texts);
  const defs = new Map<string, { name: string; node: SchemaNode }>();
  const share = (node: SchemaNode): SchemaNode => {
    const text = texts.get(node) ?? '';
    if (node !== schema && text.length >= worthSharing && (counts.get(text) ?? 0) > 1) {
      const known = defs.get(text);
      if (known) return { $ref: `#/$defs/${known.name}` };
      const entry = { name: `shared${defs.size}`, node: {} as SchemaNode };
      defs.set(text, entry);
      entry.node = withChildren(node, share);
      return { $ref: `#/$defs/${entry.name}` };
    }
    return withChildren(node, share);
  };
  const root = share(schema);
  const own = Object.entries((root['$defs'] ?? {}) as Record<string, SchemaNode>);
  const all = [...own, ...[...defs.values()].map(({ name, node }): [string, SchemaNode] => [name, node])];
  return all.length === 0 ? root : { ...root, $defs: Object.fromEntries(all) };
}

function count(node: SchemaNode, counts: Map<string, number>, texts: Map<SchemaNode, string>): void {
  const text = JSON.stringify(node);
  texts.set(node, text);
  const times = (counts.get(text) ?? 0) + 1;
  counts.set(text, times);
  // What lies inside a repeated part repeats with it and needs no name of its own.
  if (times === 1 || text.length < worthSharing) for (const child of childrenOf(node)) count(child, counts, texts);
}
