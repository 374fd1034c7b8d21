import { describe, expect, test } from 'vitest';
import type { SchemaNode } from '../../lib/model/schema.ts';
import { allFields, fieldsAt } from '../../lib/schema/field.ts';
import { absentPhrase, shapePhrase } from '../../lib/schema/shape-phrase.ts';
import schema from '../../schemas/fleet.schema.json' with { type: 'json' };

const root = schema as unknown as SchemaNode;
const found = (...path: (string | number)[]) => fieldsAt(root, path).map((field) => field.path.join('.'));

describe('the fields that a path means', () => {
  test('are one, for a path from the root, with names or with `*`', () => {
    expect(found('clusters', '*', 'nodePools', '*', 'scaling')).toEqual(['clusters.*.nodePools.*.scaling']);
    expect(found('clusters', 'payments', 'nodePools', 'web', 'scaling')).toEqual(['clusters.*.nodePools.*.scaling']);
  });
  test('are all that end so, for the end of a path', () => {
    expect(found('scaling')).toEqual(['clusters.*.nodePools.*.scaling']);
    expect(found('remediation', 'maxRetry')).toEqual(['clusters.*.controlPlane.remediation.maxRetry']);
    expect(found('flavor')).toEqual(['clusters.*.controlPlane.flavor', 'clusters.*.nodePools.*.flavor']);
  });
  test('are found in every branch of a union', () => expect(found('clusters', '*', 'nodePools', '*', 'scaling', 'min')).toHaveLength(1));
  test('are none for what no schema knows', () => {
    expect(found('scalling')).toEqual([]);
    expect(found('__proto__')).toEqual([]);
    expect(found('*')).toEqual([]);
  });
  test('are found for every field that there is', () => {
    const fields = allFields(root);
    expect(fields.length).toBeGreaterThan(200);
    for (const { path } of fields) expect(found(...path)).toEqual([path.join('.')]);
  });
});

describe('what a field takes, in words', () => {
  test.each<[SchemaNode, string]>([
    [{ type: 'string', minLength: 1, maxLength: 63, pattern: '^a' }, 'text, from 1 to 63 characters, matching `^a`'],
    [{ type: 'integer', minimum: 1 }, 'a whole number, at least 1'],
    [{ enum: ['a', 2] }, "'a' or 2"],
    [{ type: 'array', items: { type: 'boolean' }, maxItems: 2 }, 'a list of true or false, at most 2 entries'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'a map of text'],
    [{ type: 'object', 'x-entity': 'cluster', additionalProperties: { type: 'object' } }, 'named entries (cluster)'],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'text or a whole number'],
    [{ oneOf: [{ type: 'object', properties: { type: { const: 'fixed' } } }] }, "a section of type 'fixed'"],
  ])('%j is %s', (node, words) => expect(shapePhrase(root, node)).toBe(words));

  test('and what holds where it is left out: as its description says, else its default', () => {
    expect(absentPhrase({ description: 'A name. Absent: the only one, if `a.b` is. More.', default: 'x' })).toBe(
      'the only one, if `a.b` is',
    );
    expect(absentPhrase({ default: 3 })).toBe('`3`');
    expect(absentPhrase({ description: 'A name.' })).toBeUndefined();
  });
});
