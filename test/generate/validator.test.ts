import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validators } from '../../lib/admission/validators/index.gen.ts';
import { formats } from '../../lib/generate/formats.ts';
import { checkedKinds, fileOf } from '../../lib/generate/kinds.ts';
import { validatorCode } from '../../lib/generate/validator.ts';
import type { SchemaNode, Validator } from '../../lib/model/schema.ts';

const compiled = async (schema: SchemaNode): Promise<Validator> => {
  const code = await validatorCode(schema);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Validator;
};

describe('a validator', () => {
  test('tells place, keyword and parameters of every error, and no more', async () => {
    const item = { type: 'object', required: ['a'], properties: { a: { type: 'string', minLength: 2 } }, additionalProperties: false };
    const { default: validate } = await compiled({ type: 'object', properties: { x: item, y: item }, propertyNames: { maxLength: 1 } });
    expect(validate({ x: { a: 'b' }, y: { c: 1 }, zz: 1 })).toBe(false);
    expect(validate.errors?.map((error) => ({ ...error }))).toEqual([
      { instancePath: '', keyword: 'maxLength', params: { limit: 1 }, propertyName: 'zz' },
      { instancePath: '', keyword: 'propertyNames', params: { propertyName: 'zz' }, propertyName: undefined },
      { instancePath: '/x/a', keyword: 'minLength', params: { limit: 2 }, propertyName: undefined },
      { instancePath: '/y', keyword: 'required', params: { missingProperty: 'a' }, propertyName: undefined },
      { instancePath: '/y', keyword: 'additionalProperties', params: { additionalProperty: 'c' }, propertyName: undefined },
    ]);
  });

  test('refuses a second item with the same keys in a list that is a map', async () => {
    const { default: validate } = await compiled({
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['a', 'b'],
      items: { type: 'object' },
    });
    expect(validate([{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1 }, {}])).toBe(true);
    expect(validate([{ a: 1, b: 1 }, { a: 2 }, { b: 1, a: 1, c: 3 }])).toBe(false);
    expect(validate.errors?.[0]).toMatchObject({ keyword: 'x-kubernetes-list-map-keys', params: { index: 2, first: 0 } });
    expect(validate([null, 3])).toBe(false);
  });

  test('refuses a second equal item in a list that is a set', async () => {
    const { default: validate } = await compiled({ type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'string' } });
    expect([validate(['a', 'b']), validate(['a', 'b', 'a'])]).toEqual([true, false]);
  });

  test('counts characters as the API server does, by code points', async () => {
    const { default: validate } = await compiled({ type: 'string', maxLength: 2 });
    expect([validate('😀😀'), validate('😀😀😀')]).toEqual([true, false]);
  });

  test('carries the schema that it checks', async () => {
    const schema = { type: 'object', properties: { a: { enum: ['x', 'y'] } }, additionalProperties: false };
    expect((await compiled({ ...schema, description: 'Words.' })).schema).toEqual(schema);
  });

  test('is the same code in every run', async () => {
    const schema = { type: 'object', properties: { a: { type: 'string', format: 'uuid' } } };
    expect(await validatorCode(schema)).toBe(await validatorCode(schema));
  });
});

/** A value that is like a valid one and a little wrong: a place in it gets another value, loses its own, or gets a new key. */
const damaged = (object: object) =>
  fc
    .array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom('set', 'drop', 'add'),
        fc.constantFrom<unknown>('', 'x', -1, 0, 1.5, 9e15, true, null, [], {}, ['a', 'a'], [{}, {}], { a: 1 }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) => {
      const copy = structuredClone(object) as Record<string, unknown>;
      for (const [seed, change, value] of changes) {
        const places: (readonly [Record<string, unknown>, string])[] = [];
        const visit = (node: unknown): void => {
          if (typeof node !== 'object' || node === null) return;
          for (const key of Object.keys(node)) {
            places.push([node as Record<string, unknown>, key]);
            visit((node as Record<string, unknown>)[key]);
          }
        };
        visit(copy);
        const place = places[seed % Math.max(1, places.length)];
        if (!place) continue;
        const [parent, key] = place;
        if (change === 'set') parent[key] = structuredClone(value);
        else if (change === 'drop') delete parent[key];
        else if (!Array.isArray(parent)) parent['unheardOf'] = structuredClone(value);
      }
      return copy;
    });

describe('the committed validators', () => {
  test.each(checkedKinds.map((kind) => [kind.kind, kind] as const))('agree with the schema of %s, error by error', async (_name, kind) => {
    const schema = JSON.parse(readFileSync(`schemas/${kind.folder}/${fileOf(kind)}.json`, 'utf8')) as SchemaNode;
    const { status: _status, ...properties } = schema.properties ?? {};
    // The oracle: ajv on the schema as it stands, nothing shared, shortened or bundled.
    const ajv = new Ajv({ allErrors: true, strict: false, formats });
    ajv.addKeyword({ keyword: 'x-kubernetes-list-type', macro: (type: string) => (type === 'set' ? { uniqueItems: true } : {}) });
    ajv.addKeyword({ keyword: 'x-kubernetes-list-map-keys', type: 'array', validate: noRepeats });
    const oracle = ajv.compile({ ...schema, properties });
    const load = validators.get(`${kind.apiVersion}/${kind.kind}`) as () => Promise<Validator>;
    const { default: validate } = await load();
    const places = (errors: readonly { instancePath: string; keyword: string }[] | null | undefined): string[] =>
      (errors ?? [])
        .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
        .filter((text) => !text.endsWith('list-type'))
        .sort();
    fc.assert(
      fc.property(fc.constant(sample(schema, schema) as object).chain(damaged), (value) => {
        expect(validate(value)).toBe(oracle(value));
        expect(places(validate.errors)).toEqual(places(oracle.errors));
      }),
      { numRuns: 100 },
    );
  });
});

const noRepeats = (keys: readonly string[], items: readonly unknown[]): boolean => {
  const ids = items.map((item) => JSON.stringify(keys.map((key) => (item as Record<string, unknown> | null)?.[key])));
  return new Set(ids).size === ids.length;
};

/** A value with every field that a schema knows, roughly right: most text will miss its pattern. */
function sample(root: SchemaNode, node: SchemaNode, depth = 0): unknown {
  const ref = node.$ref?.slice('#/$defs/'.length);
  if (ref !== undefined) return depth > 12 ? {} : sample(root, root.$defs?.[ref] ?? {}, depth + 1);
  if (node['const'] !== undefined) return node['const'];
  if (node.enum) return node.enum[0];
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  if (type === 'integer') return Number(node['minimum'] ?? 1);
  if (type === 'boolean') return true;
  if (type === 'array') return [sample(root, node.items ?? {}, depth + 1)];
  if (type === 'string') return 'a'.repeat(Number(node['minLength'] ?? 1));
  const fields = Object.entries(node.properties ?? {}).filter(([name]) => name !== 'status' || depth > 0);
  return Object.fromEntries(fields.map(([name, child]) => [name, sample(root, child, depth + 1)]));
}
