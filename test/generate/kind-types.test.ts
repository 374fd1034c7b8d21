import { expect, test } from 'vitest';
import { kindTypes } from '../../lib/generate/kind-types.ts';

const schema = {
  type: 'object',
  required: ['apiVersion', 'kind', 'metadata'],
  properties: {
    apiVersion: { type: 'string', const: 'example.com/v1' },
    kind: { type: 'string', const: 'Boat' },
    metadata: { type: 'object', properties: { name: { type: 'string' }, uid: { type: 'string' } }, additionalProperties: false },
    spec: {
      type: 'object',
      minProperties: 1,
      required: ['JSONPath'],
      properties: {
        JSONPath: { type: 'string', minLength: 1 },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        share: { type: ['integer', 'string'], 'x-kubernetes-int-or-string': true },
        zones: { type: 'array', minItems: 2, items: { type: 'string', enum: ['a', 'b'] } },
      },
      additionalProperties: false,
    },
    status: { type: 'object', properties: { ready: { type: 'boolean' } }, additionalProperties: false },
  },
  additionalProperties: false,
};

test('the type of a kind holds what its author may write, literal names and all', async () => {
  expect(await kindTypes(schema, 'Boat', 'schemas/boat.json')).toBe(`// Made by \`npm run generate\` from schemas/boat.json. Do not edit.
export interface Boat {
  apiVersion: 'example.com/v1';
  kind: 'Boat';
  metadata: {
    name: string;
  };
  spec?: {
    JSONPath: string;
    free?: {
      [k: string]: unknown;
    };
    share?: number | string;
    zones?: ('a' | 'b')[];
  };
}
`);
});
