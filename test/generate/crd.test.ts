import { describe, expect, test } from 'vitest';
import { readCrds } from '../../lib/generate/crd.ts';
import type { SchemaNode } from '../../lib/model/schema.ts';
import { crd, version } from './crd-text.ts';

const read = (text: string) => readCrds(text);
const schemaOf = (text: string): SchemaNode => read(text).value?.[0]?.schema ?? {};
const specOf = (spec: string): SchemaNode => schemaOf(crd(version('v1', spec))).properties?.['spec'] ?? {};

describe('the schema of a CRD', () => {
  test('is made for every served version, equal ones too', () => {
    const spec = '{ type: object, properties: { allowedCIDRs: { type: array, items: { type: string } } } }';
    const { value } = read(crd(version('v1beta1', spec) + version('v1', spec)));
    expect(value?.map((each) => each.version)).toEqual(['v1beta1', 'v1']);
    expect(value?.map((each) => each.schema.properties?.['spec'])).toEqual([specOf(spec), specOf(spec)]);
  });

  test('leaves out versions that are not served', () => {
    const text = crd(version('v1', '{ type: object }')).replace('served: true', 'served: false');
    expect(read(text)).toEqual({ value: [], issues: [] });
  });

  test('keeps the case of property names, and every name that JavaScript would trip over', () => {
    const names = Object.keys(
      specOf('{ type: object, properties: { allowedCIDRs: {}, JSONPath: {}, __proto__: {}, constructor: {} } }').properties ?? {},
    );
    expect(names).toEqual(['JSONPath', '__proto__', 'allowedCIDRs', 'constructor']);
  });

  test('is closed wherever it lists properties, and where it lists none', () => {
    expect(specOf('{ type: object, properties: { a: { type: object } } }')).toEqual({
      type: 'object',
      properties: { a: { type: 'object', additionalProperties: false } },
      additionalProperties: false,
    });
  });

  test('stays open where unknown fields are preserved, and is closed again below', () => {
    const spec = specOf(
      '{ type: object, x-kubernetes-preserve-unknown-fields: true, properties: { a: { type: object, properties: { b: { type: string } } } } }',
    );
    expect(spec).not.toHaveProperty('additionalProperties');
    expect(spec.properties?.['a']).toHaveProperty('additionalProperties', false);
  });

  test('keeps free maps as maps', () => {
    expect(specOf('{ type: object, additionalProperties: { type: string } }')).toEqual({
      type: 'object',
      additionalProperties: { type: 'string' },
    });
  });

  test('reads int-or-string as both', () => {
    expect(specOf('{ anyOf: [{ type: integer }, { type: string }], x-kubernetes-int-or-string: true, pattern: "^a" }')).toEqual({
      type: ['integer', 'string'],
      pattern: '^a',
      'x-kubernetes-int-or-string': true,
    });
  });

  test('keeps bounds, defaults, formats and the kinds of lists', () => {
    const text =
      '{ type: array, minItems: 1, maxItems: 3, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [name], default: [],' +
      ' items: { type: object, required: [name], properties: { name: { type: string, format: uuid, nullable: true, enum: [a, b] } } } }';
    expect(specOf(text)).toEqual({
      type: 'array',
      default: [],
      minItems: 1,
      maxItems: 3,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', format: 'uuid', enum: ['a', 'b'], nullable: true } },
        additionalProperties: false,
      },
    });
  });

  test('writes exclusive bounds as JSON Schema does', () => {
    expect(specOf('{ type: integer, minimum: 3, exclusiveMinimum: true }')).toEqual({ type: 'integer', exclusiveMinimum: 3 });
  });

  test('does not close conditions, which only bound what is listed beside them', () => {
    const spec = specOf(
      '{ type: object, properties: { a: { type: string } }, anyOf: [{ required: [a] }, { properties: { a: { maxLength: 1 } } }] }',
    );
    expect(spec['anyOf']).toEqual([{ required: ['a'] }, { properties: { a: { maxLength: 1 } } }]);
  });

  test('holds no prose and no CEL, but properties of those names', () => {
    const text = JSON.stringify(
      specOf(
        '{ type: object, description: Words., x-kubernetes-validations: [{ rule: "self.a" }],' +
          ' properties: { description: { type: string, description: More words. } } }',
      ),
    );
    expect(text).not.toMatch(/words|self\.a/i);
    expect(text).toContain('"description":{"type":"string"}');
  });

  test('says what it is a schema of, and has the metadata of every object', () => {
    const schema = schemaOf(crd(version('v1', '{ type: object }')));
    expect(schema.required).toEqual(['apiVersion', 'kind', 'metadata']);
    expect(schema.properties?.['apiVersion']).toEqual({ type: 'string', const: 'example.com/v1' });
    expect(schema.properties?.['kind']).toEqual({ type: 'string', const: 'Boat' });
    expect(schema.properties?.['metadata']).toMatchObject({
      additionalProperties: false,
      properties: { labels: { additionalProperties: { type: 'string' } }, name: { type: 'string' } },
    });
  });

  test('tells scope, stored version and subresources', () => {
    const more = 'subresources: { status: {}, scale: { specReplicasPath: .spec.replicas, statusReplicasPath: .status.replicas } }';
    expect(schemaOf(crd(version('v1', '{ type: object }', more), { scope: 'Cluster' }))['x-capstan']).toEqual({
      scope: 'Cluster',
      plural: 'boats',
      storage: true,
      subresources: { scale: '.spec.replicas', status: true },
    });
    expect(schemaOf(crd(version('v1beta1', '{ type: object }')))['x-capstan']).toEqual({
      scope: 'Namespaced',
      plural: 'boats',
      storage: false,
      subresources: {},
    });
  });

  test('does not depend on the order of keys', () => {
    const one = schemaOf(crd(version('v1', '{ type: object, properties: { b: { type: string, maxLength: 2 }, a: {} } }')));
    const other = schemaOf(crd(version('v1', '{ properties: { a: {}, b: { maxLength: 2, type: string } }, type: object }')));
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});

describe('a text that is no CRD', () => {
  const codes = (text: string) => read(text).issues.map(({ code, severity, path }) => `${severity} ${code} ${path.join('.')}`);

  test('is named and passed over, and the CRDs beside it are read', () => {
    const text = `---\nkind: Namespace\napiVersion: v1\n---\n${crd(version('v1', '{ type: object }'))}\n---\n# nothing\n`;
    expect(codes(text)).toEqual(['warning import/not-a-crd 0']);
    expect(read(text).value).toHaveLength(1);
  });

  test.each([
    ['broken YAML', 'a: [', 'error import/unreadable 0'],
    ['a list', '- a', 'warning import/not-a-crd 0'],
    ['a CRD of the old API', crd('').replace('k8s.io/v1', 'k8s.io/v1beta1'), 'error import/old-crd 0.apiVersion'],
    ['a version without a schema', crd('  - { name: v1, served: true }'), 'error import/no-schema 0.spec.versions.0.schema'],
    ['a name that leads out of the folder', crd(version('v1', '{}'), { group: '../../etc' }), 'error import/name 0.spec.versions.0'],
    ['a kind that is a path', crd(version('v1', '{}'), { kind: 'a/b' }), 'error import/name 0.spec.versions.0'],
  ])('is an issue: %s', (_name, text, issue) => expect(codes(text)).toEqual([issue]));

  test('is nothing at all: an empty file', () => expect(read('')).toEqual({ value: [], issues: [] }));

  test('says in which line the YAML breaks', () => {
    expect(read('a: b\nc: [').issues[0]?.got).toMatch(/line 2/);
  });
});
