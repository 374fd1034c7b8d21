import { _, Ajv, type CodeKeywordDefinition, type KeywordCxt, str } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { SchemaNode } from '../model/schema.ts';
import { formats } from './formats.ts';
import { factsKeyword, withChildren } from './schema-node.ts';
import { withSharedParts } from './shared-parts.ts';

/** Keywords that say something to other readers and check nothing here. */
const silent = [
  factsKeyword,
  'x-entity',
  'tsType',
  'x-kubernetes-int-or-string',
  'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-embedded-resource',
  'x-kubernetes-map-type',
];

/** A list that is a map: no two items with the same values of its keys. */
const listMapKeys: CodeKeywordDefinition = {
  keyword: 'x-kubernetes-list-map-keys',
  type: 'array',
  schemaType: 'array',
  error: {
    message: ({ params }) => str`repeats item ${params['first']}`,
    params: ({ params }) => _`{index: ${params['index']}, first: ${params['first']}}`,
  },
  code: (cxt: KeywordCxt) => {
    const { gen, data, schema } = cxt;
    const seen = gen.const('seen', _`new Map()`);
    const valid = gen.let('valid', true);
    const index = gen.let('index');
    const first = gen.let('first');
    cxt.setParams({ index, first });
    gen.for(_`${index} = 0; ${index} < ${data}.length; ${index}++`, () => {
      const parts = (schema as string[]).map((key) => _`${data}[${index}]?.[${key}]`);
      const key = gen.const('key', _`JSON.stringify([${parts.reduce((all, part) => _`${all}, ${part}`)}])`);
      gen.assign(first, _`${seen}.get(${key})`);
      gen.if(_`${first} !== undefined`, () => {
        cxt.error();
        gen.assign(valid, false).break();
      });
      gen.code(_`${seen}.set(${key}, ${index})`);
    });
    cxt.ok(valid);
  },
};

/** A list that is a set holds no two equal items. */
const listType = {
  keyword: 'x-kubernetes-list-type',
  macro: (kind: string) => (kind === 'set' ? { uniqueItems: true } : {}),
};

/**
 * The code of a validator: an ES module without imports whose default export is ajv's validation function, and which exports as `schema` what
 * it checks. It reports every error, fills in nothing and changes nothing.
 */
export async function validatorCode(schema: SchemaNode): Promise<string> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: false,
    strict: true,
    strictRequired: false,
    // In CRDs a condition (`anyOf: [{ required: … }]`) stands beside the type, not on it.
    strictTypes: false,
    discriminator: true,
    messages: false,
    formats,
    keywords: [...silent, listMapKeys, listType],
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  const checks = withSharedParts(withoutProse(schema));
  const source = standalone.default(ajv, ajv.compile(checks));
  const own = source.split('\n').find((line) => line.endsWith(` = ${JSON.stringify(checks)};`));
  const name = own && /const (schema\d+) = /.exec(own)?.[1];
  return bundled(`${shortened(source)}\nexport const schema = ${name ?? JSON.stringify(checks)};`);
}

/** A schema without what only people and editors read; names of fields may be the same words. */
function withoutProse(node: SchemaNode): SchemaNode {
  const {
    description: _description,
    examples: _examples,
    title: _title,
    tsType: _tsType,
    default: _default,
    $schema: _$schema,
    ...rest
  } = node;
  return withChildren(rest, withoutProse);
}

/** How ajv notes an error: an object, then a list that is made or added to. Written out hundreds of times, it is most of the code. */
const noting = /const (err\d+) = \{(.*?)\};\n?if\(vErrors === null\)\{\n?vErrors = \[\1\];\n?\}\n?else \{\n?vErrors\.push\(\1\);\n?\}/g;
const noted = /^instancePath(?::(.*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:("[^"]*"),params:(.*?)(?:,propertyName:(\w+))?$/s;
const note = `const note = (all, instancePath, keyword, params, propertyName) => {
  const error = { instancePath, keyword, params, propertyName };
  if (all === null) return [error];
  all.push(error);
  return all;
};`;

/** The same code with one function that notes an error. Without the place in the schema: the place in the object leads there as well. */
function shortened(source: string): string {
  const short = source.replace(noting, (_match, _name, fields: string) => {
    const [, path = 'instancePath', ...rest] = noted.exec(fields) ?? [];
    return `vErrors = note(${['vErrors', path, ...rest.filter((part) => part !== undefined)].join(', ')});`;
  });
  return `${note}\n${short}`;
}

/** Takes in what ajv would import at run time and shortens the rest. */
async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
