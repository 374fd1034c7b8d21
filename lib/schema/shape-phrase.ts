import type { SchemaNode } from '../model/schema.ts';
import { follow, tagOf } from './definition.ts';
import { boundsPhrase, either } from './words.ts';

/** What a schema takes, in words: `text, from 1 to 63 characters`, `'hard' or 'soft'`, `a list of text`, `named entries (cluster)`. */
export function shapePhrase(root: SchemaNode, given: SchemaNode): string {
  const { node } = follow(root, given);
  if (node.oneOf) return either(node.oneOf.map((branch) => tagPhrase(tagOf(follow(root, branch).node))));
  if (node.anyOf) return either([...new Set(node.anyOf.map((branch) => shapePhrase(root, branch)))]);
  if ('const' in node) return literal(node['const']);
  if (node.enum) return either(node.enum.map(literal));
  if (node.type === 'array') return `a list of ${shapePhrase(root, node.items ?? {})}${bounds(node, 'minItems', 'maxItems', ' entries')}`;
  if (typeof node.additionalProperties === 'object') {
    const entity = node['x-entity'];
    return typeof entity === 'string' ? `named entries (${entity})` : `a map of ${shapePhrase(root, node.additionalProperties)}`;
  }
  if (node.type === 'object') return 'a section';
  if (node.type === 'integer') return `a whole number${bounds(node, 'minimum', 'maximum', '')}`;
  if (node.type === 'number') return `a number${bounds(node, 'minimum', 'maximum', '')}`;
  if (node.type === 'boolean') return 'true or false';
  const pattern = node['pattern'];
  return `text${bounds(node, 'minLength', 'maxLength', ' characters')}${typeof pattern === 'string' ? `, matching \`${pattern}\`` : ''}`;
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

const tagPhrase = (tag: unknown): string => `a section of type ${literal(tag)}`;

function bounds(node: SchemaNode, low: string, high: string, unit: string): string {
  const [least, most] = [node[low], node[high]];
  return least === undefined && most === undefined ? '' : `, ${boundsPhrase(least, most)}${unit}`;
}

/** What holds where a field is left out, as its description says after `Absent:`; else its default. `undefined` where the schema says nothing. */
export function absentPhrase(node: SchemaNode): string | undefined {
  const said = /\bAbsent: (.*?)(?:\.(?=\s|$)|$)/.exec(node.description ?? '')?.[1];
  return said ?? (node['default'] === undefined ? undefined : `\`${String(node['default'])}\``);
}
