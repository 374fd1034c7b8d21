import type { SchemaNode } from '../model/schema.ts';

/** `docs/fleet.md`: every field of a fleet, section by section in the order of the schema, with its shape, default and meaning. */
export function referencePage(schema: SchemaNode): string {
  const definitions = Object.entries(schema.$defs ?? {}).filter(([, node]) => node.properties !== undefined || node.oneOf !== undefined);
  const parts = [section('Fleet', schema), ...definitions.map(([name, node]) => section(name, node))];
  const plain = Object.entries(schema.$defs ?? {}).filter(([, node]) => node.properties === undefined && node.oneOf === undefined);
  return [
    '<!-- Made by `npm run generate` from schemas/fleet.schema.json. Do not edit. -->',
    '# Every field of a fleet',
    'A field without a default is required where the table says so, and else optional. Unknown fields are refused. Fields of a cluster may stand in `clusterDefaults` instead.',
    ...parts,
    '## Plain values',
    table(
      ['name', 'shape', 'meaning'],
      plain.map(([name, node]) => [`<a id="${anchor(name)}"></a>${name}`, shape(node), meaning(node)]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(name: string, node: SchemaNode): string {
  const head = `## ${name}\n\n${node.description ?? ''}`.trimEnd();
  if (node.oneOf) return `${head}\n\nOne of ${node.oneOf.map((branch) => shape(branch)).join(', ')}.`;
  const fields = Object.entries(node.properties ?? {}).flatMap(([field, child]) =>
    rows(field, child, node.required?.includes(field) ?? false),
  );
  return `${head}\n\n${table(['field', 'shape', 'required', 'meaning'], fields)}`;
}

/** A field, and below it those of a section that has no definition of its own. */
function rows(field: string, node: SchemaNode, required: boolean): string[][] {
  const own = [`\`${field}\``, shape(node), required ? 'yes' : '', meaning(node)];
  const inner = Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
    rows(`${field}.${name}`, child, node.required?.includes(name) ?? false),
  );
  return [own, ...inner];
}

function shape(node: SchemaNode): string {
  if (node.$ref !== undefined) return link(node.$ref.slice('#/$defs/'.length));
  if ('const' in node) return `\`${JSON.stringify(node['const'])}\``;
  if (node.enum) return node.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (node.anyOf) return node.anyOf.map(shape).join(' or ');
  if (node.type === 'array') return `list of ${shape(node.items ?? {})}${span(node, 'minItems', 'maxItems')}`;
  if (typeof node.additionalProperties === 'object') {
    const entity = node['x-entity'];
    return `${typeof entity === 'string' ? `named entries (${entity})` : 'map'} of ${shape(node.additionalProperties)}`;
  }
  if (node.type === 'object') return 'section';
  if (node.type === 'integer') return `whole number${span(node, 'minimum', 'maximum')}`;
  if (node.type === 'boolean') return 'true or false';
  return `text${span(node, 'minLength', 'maxLength')}`;
}

function span(node: SchemaNode, low: string, high: string): string {
  const [from, to] = [node[low], node[high]];
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `, ${String(from)} or more`;
  return from === undefined ? `, up to ${String(to)}` : `, ${String(from)} to ${String(to)}`;
}

function meaning(node: SchemaNode): string {
  const example = node.examples?.[0];
  const pattern = node['pattern'];
  return [
    node.description ?? '',
    typeof pattern === 'string' && node.description === undefined ? `Matches \`${pattern}\`.` : '',
    example === undefined ? '' : `Example: \`${String(example)}\`.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const link = (name: string): string => `[${name}](#${anchor(name)})`;

const anchor = (name: string): string => name.toLowerCase();

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
