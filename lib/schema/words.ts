import type { SchemaNode } from '../model/schema.ts';

/** JSON types in the words of people who write fleets. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a section',
  null: 'null',
};

/** `text`, `a whole number or text`. */
export function typePhrase(type: unknown): string {
  const types = Array.isArray(type) ? type : [type];
  return types.map((name) => typeWords[String(name)] ?? String(name)).join(' or ');
}

/** The sentence that says what a value is, as it goes on after "be": `a DNS label: 1 to 63 of …`. */
export function meaning(description: string | undefined): string | undefined {
  const sentence = description?.split(/(?<=\.)\s+(?=[A-Z`])/).find((part) => !part.startsWith('Absent:'));
  if (sentence === undefined || !/^(A|An|The) /.test(sentence)) return undefined;
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
}

/** Calls that a description shows in backquotes: `fixed(3)`, `autoscale({ min: 0, max: 10 })`. */
export const callsIn = (description: string | undefined): string[] =>
  [...(description ?? '').matchAll(/`([a-z][A-Za-z]*\([^`]*\))`/g)].map(([, call]) => call as string);

/** A value that would be right: the schema's first example, or its default. */
export function example(node: SchemaNode | undefined): string | undefined {
  const value = node?.examples?.[0] ?? node?.['default'];
  return typeof value === 'string' ? `'${value}'` : value === undefined ? undefined : JSON.stringify(value);
}

/** `from 1 to 1024`, `at least 1`, `at most 1024`: the bounds of a number, of a text's or a list's length. */
export function boundsPhrase(least: unknown, most: unknown): string {
  if (typeof least === 'number' && typeof most === 'number') return least === most ? `exactly ${least}` : `from ${least} to ${most}`;
  return typeof least === 'number' ? `at least ${least}` : `at most ${String(most)}`;
}

/** `1 character`, `2 characters`. */
export const counted = (number: number, noun: string, plural = `${noun}s`): string => `${number} ${number === 1 ? noun : plural}`;

/** Joins alternatives: `a`, `a or b`, `a, b or c`. */
export const either = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
