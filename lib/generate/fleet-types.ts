import { compile } from 'json-schema-to-typescript';

const banner = '// Made by `npm run generate` from schemas/fleet.schema.json. Do not edit.\n';

/** TypeScript types of the fleet: one interface per definition, hover text from the descriptions. */
export async function fleetTypes(schema: object): Promise<string> {
  const code = await compile(forTypes(schema) as never, 'Fleet', {
    bannerComment: '',
    additionalProperties: false,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  return banner + code;
}

/**
 * The same schema for a reader of shapes: beside a `oneOf`, `required` and `discriminator` would make an intersection of it, and a description
 * beside a `$ref` a second type of the same kind.
 */
function forTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forTypes);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, forTypes(child)])) as Record<
    string,
    unknown
  >;
  if (rest['oneOf']) {
    const { type: _type, required: _required, discriminator: _discriminator, ...union } = rest;
    return union;
  }
  if ($ref === undefined) return rest;
  const { description } = rest;
  return description === undefined ? { $ref } : { description, allOf: [{ $ref }] };
}
