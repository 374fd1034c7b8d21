import type { Path } from '../../model/path.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { boundFaults } from './bounds.ts';
import { duplicates } from './duplicates.ts';
import { isKnownFormat } from './format.ts';
import { nodeOf } from './nulls.ts';
import { isSection, type Section } from './section.ts';
import { type Fault, fault } from './verdict.ts';

/** What the schema of a kind refuses in an object; `metadata` is judged apart, and `apiVersion` and `kind` are given. */
export function schemaFaults(schema: SchemaNode, object: Section): Fault[] {
  const faults: Fault[] = [];
  for (const key of Object.keys(object)) {
    const node = implicit.has(key) ? undefined : nodeOf(schema, key);
    if (node) check(node, object[key], [key], faults);
  }
  for (const key of schema.required ?? []) if (!implicit.has(key) && !Object.hasOwn(object, key)) faults.push(missing([key]));
  return faults;
}

const implicit = new Set(['apiVersion', 'kind', 'metadata']);

/** Codes of faults that keep the server from evaluating the kind's own rules. */
export const blocking = new Set([
  'server/required',
  'server/wrong-type',
  'server/format',
  'server/not-one-of',
  'server/too-long',
  'server/too-many',
]);

/** Everything that a schema node and those below it find wrong with a value. */
export function check(schema: SchemaNode, value: unknown, path: Path, faults: Fault[]): void {
  if (!fitsType(schema, value)) {
    faults.push(fault('wrong-type', path, value, `be ${wanted(schema)}`));
    return;
  }
  if (value === null) return;
  junctorFaults(schema, value, path, faults);
  boundFaults(schema, value, path, faults);
  if (Array.isArray(value)) checkList(schema, value, path, faults);
  else if (isSection(value)) checkObject(schema, value, path, faults);
}

function checkList(schema: SchemaNode, list: readonly unknown[], path: Path, faults: Fault[]): void {
  const { items } = schema;
  if (items) for (const [index, item] of list.entries()) check(items, item, [...path, index], faults);
  for (const index of duplicates(schema, list)) faults.push(fault('duplicate', [...path, index], list[index], 'occur once in its list'));
}

function checkObject(schema: SchemaNode, object: Section, path: Path, faults: Fault[]): void {
  for (const key of Object.keys(object)) {
    const node = nodeOf(schema, key);
    if (node) check(node, object[key], [...path, key], faults);
  }
  for (const key of schema.required ?? []) if (!Object.hasOwn(object, key)) faults.push(missing([...path, key]));
}

const missing = (path: Path): Fault => fault('required', path, undefined, 'be given');

/**
 * Whether the type fits. Two traps of the real server are kept: a text or list passes where a known format that is no number is declared,
 * and a number counts as an integer only below 2^63.
 */
function fitsType(schema: SchemaNode, value: unknown): boolean {
  const { type } = schema;
  if (value === null) return type === undefined || schema['nullable'] === true;
  if (type === undefined) return true;
  const types = typeof type === 'string' ? [type] : type;
  const numeric = types.includes('integer') || types.includes('number');
  if (!numeric && isKnownFormat(schema['format']) && (typeof value === 'string' || Array.isArray(value))) return true;
  return types.some((name) => isOf(name, value));
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isSection(value);
  if (type === 'integer') return isInteger(value);
  return typeof value === type;
}

/** An integer to the server: whole, and within 64 bits. */
export const isInteger = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 63;

const words: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a section of fields',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: '`true` or `false`',
};

const wanted = ({ type }: SchemaNode): string =>
  (typeof type === 'string' ? [type] : (type ?? [])).map((name) => words[name] ?? name).join(' or ');

/** `allOf`, `anyOf`, `oneOf` and `not`; `anyOf` and `oneOf` are told as one fault, at the value itself. */
function junctorFaults(schema: SchemaNode, value: unknown, path: Path, faults: Fault[]): void {
  for (const branch of list(schema['allOf'])) check(branch, value, path, faults);
  const { anyOf, oneOf } = schema;
  if (anyOf && !anyOf.some((branch) => fits(branch, value)))
    faults.push(fault('form', path, value, 'have one of the forms that are allowed here'));
  if (oneOf && oneOf.filter((branch) => fits(branch, value)).length !== 1) {
    faults.push(fault('form', path, value, 'have exactly one of the forms that are allowed here'));
  }
  const not = schema['not'];
  if (isSection(not) && fits(not, value)) faults.push(fault('form', path, value, 'not have this form'));
}

const list = (value: unknown): readonly SchemaNode[] => (Array.isArray(value) ? value : []);

function fits(schema: SchemaNode, value: unknown): boolean {
  const faults: Fault[] = [];
  check(schema, value, [], faults);
  return faults.length === 0;
}
