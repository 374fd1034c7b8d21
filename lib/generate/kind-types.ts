import { compile } from 'json-schema-to-typescript';
import type { SchemaNode } from '../model/schema.ts';

/**
 * The TypeScript type of what Capstan may emit of a kind: without `status`, which the controllers write, and without the fields of `metadata`
 * that the API server fills in. `name` is required, since everything in `dist` must be found again.
 */
export async function kindTypes(schema: SchemaNode, kind: string, file: string): Promise<string> {
  const code = await compile(forTypes(writable(schema)) as never, kind, {
    bannerComment: '',
    additionalProperties: false,
    style: { printWidth: 140, singleQuote: true },
    ignoreMinAndMaxItems: true,
  });
  return `// Made by \`npm run generate\` from ${file}. Do not edit.\n${code}`;
}

/** The part of an object that its author writes. */
export function writable(schema: SchemaNode): SchemaNode {
  const { status: _status, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}

const emittedMetadata = ['annotations', 'finalizers', 'labels', 'name', 'namespace', 'ownerReferences'];

function forTypes(schema: SchemaNode): SchemaNode {
  const metadata = schema.properties?.['metadata'];
  const fields = Object.entries(metadata?.properties ?? {}).filter(([name]) => emittedMetadata.includes(name));
  return typesOnly({
    ...schema,
    properties: { ...schema.properties, metadata: { ...metadata, required: ['name'], properties: Object.fromEntries(fields) } },
  });
}

/** Bounds and conditions make no types, but would make intersections and names. */
function typesOnly(node: SchemaNode): SchemaNode {
  const { type, properties, items, additionalProperties, required, enum: values, $defs } = node;
  const listed = Object.entries(properties ?? {}).map(([name, child]) => [name, typesOnly(child)]);
  return {
    ...(type === undefined ? {} : { type }),
    ...(values === undefined ? {} : { enum: values }),
    ...(node['const'] === undefined ? {} : { const: node['const'] }),
    ...(node['$ref'] === undefined ? {} : { $ref: node['$ref'] }),
    ...(required === undefined ? {} : { required }),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(listed) }),
    ...($defs === undefined ? {} : { $defs: Object.fromEntries(Object.entries($defs).map(([name, def]) => [name, typesOnly(def)])) }),
    ...(items === undefined ? {} : { items: typesOnly(items) }),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: typesOnly(additionalProperties) } : {}),
    ...(additionalProperties === false ? { additionalProperties } : {}),
    ...(node['x-kubernetes-preserve-unknown-fields'] === true ? { additionalProperties: true } : {}),
  };
}
