import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import type { SchemaNode } from '../model/schema.ts';
import { rootSchema } from './crd.ts';
import { builtinFacts } from './kinds.ts';
import { objectMeta } from './object-meta.ts';
import { inOrder, sortedEntries } from './schema-node.ts';

/** The package that describes Kubernetes' own kinds, and where its declarations lie. */
const packageName = 'kubernetes-models';

/**
 * Closed schemas of Kubernetes' own kinds, read from the declarations of `kubernetes-models`: it ships types and compiled checks, but not the
 * JSON Schemas they were made from. Every number in these kinds is an integer. Types that occur in themselves or often become `$defs`.
 */
export function builtinSchemas(kinds: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, SchemaNode> {
  const require = createRequire(import.meta.url);
  const files = Object.entries(kinds).flatMap(([apiVersion, names]) =>
    names.map((name) => ({ apiVersion, name, file: require.resolve(`${packageName}/${apiVersion}/${name}`).replace(/\.m?js$/, '.d.ts') })),
  );
  const program = ts.createProgram(
    files.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      skipLibCheck: true,
      lib: ['lib.es5.d.ts'],
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return new Map(
    files.map(({ apiVersion, name, file }) => {
      const source = program.getSourceFile(file);
      const declaration = source?.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === `I${name}`);
      if (!declaration) throw new Error(`${packageName} declares no I${name} in ${apiVersion}`);
      return [`${apiVersion}/${name}`, kindSchema(checker, checker.getTypeAtLocation(declaration), apiVersion, name)];
    }),
  );
}

function kindSchema(checker: ts.TypeChecker, type: ts.Type, apiVersion: string, name: string): SchemaNode {
  const reader = readerOf(checker);
  const body = reader.sectionOf(type);
  const slash = apiVersion.indexOf('/');
  const group = slash < 0 ? '' : apiVersion.slice(0, slash);
  const own = { ...body, required: (body.required ?? []).filter((field) => field !== 'metadata') };
  const root = rootSchema(own, builtinFacts(name), { group, kind: name, version: apiVersion.slice(slash + 1) });
  return inOrder({
    ...root,
    ...(reader.defs.size > 0 ? { $defs: Object.fromEntries(sortedEntries(Object.fromEntries(reader.defs))) } : {}),
  });
}

/** Reads declared types; each named section becomes a definition, once. */
function readerOf(checker: ts.TypeChecker) {
  const defs = new Map<string, SchemaNode>();
  const nodeOf = (type: ts.Type): SchemaNode => {
    const flags = type.flags;
    if (flags & ts.TypeFlags.String) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'integer' };
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isStringLiteral()) return { type: 'string', enum: [type.value] };
    if (type.isUnion()) return unionOf(type);
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (element && /Array$/.test(type.symbol.name)) return { type: 'array', items: nodeOf(element) };
    const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (value) return { type: 'object', additionalProperties: nodeOf(value) };
    return sectionRef(type);
  };
  const unionOf = (type: ts.UnionType): SchemaNode => {
    const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    if (parts.length === 1) return nodeOf(parts[0] as ts.Type);
    if (parts.every((part) => part.flags & ts.TypeFlags.BooleanLike)) return { type: 'boolean' };
    if (parts.every((part) => part.isStringLiteral())) {
      return { type: 'string', enum: parts.map((part) => (part as ts.StringLiteralType).value).sort() };
    }
    return { type: ['integer', 'string'], 'x-kubernetes-int-or-string': true };
  };
  const sectionRef = (type: ts.Type): SchemaNode => {
    const name = type.symbol.name.replace(/^I/, '');
    if (name === 'ObjectMeta') return objectMeta;
    if (!defs.has(name)) {
      defs.set(name, {});
      defs.set(name, sectionOf(type));
    }
    return { $ref: `#/$defs/${name}` };
  };
  const sectionOf = (type: ts.Type): SchemaNode => {
    const fields = checker.getPropertiesOfType(type);
    const required = fields.filter((field) => !(field.flags & ts.SymbolFlags.Optional)).map((field) => field.name);
    const properties = fields.map((field) => [field.name, fieldOf(type, field)]);
    return inOrder({
      type: 'object',
      ...(required.length > 0 ? { required: required.sort() } : {}),
      properties: Object.fromEntries(sortedEntries(Object.fromEntries(properties))),
      additionalProperties: false,
    });
  };
  const fieldOf = (owner: ts.Type, field: ts.Symbol): SchemaNode => {
    const node = nodeOf(checker.getTypeOfSymbol(field));
    return bytes[`${owner.symbol.name}.${field.name}`] ? { ...node, additionalProperties: { type: 'string', format: 'byte' } } : node;
  };
  return { defs, sectionOf };
}

/** Maps whose values are base64, which the declarations do not tell. */
const bytes: Readonly<Record<string, true>> = { 'ISecret.data': true, 'IConfigMap.binaryData': true };

/** The version of the package, for the ledger. */
export function builtinSource(): string {
  const require = createRequire(import.meta.url);
  const { version } = JSON.parse(readFileSync(require.resolve(`${packageName}/package.json`), 'utf8')) as { version: string };
  return `${packageName}@${version}`;
}
