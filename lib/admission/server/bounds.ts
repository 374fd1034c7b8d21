import type { Path } from '../../model/path.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { quoted } from '../../model/suggest.ts';
import { fitsFormat, isKnownFormat } from './format.ts';
import { matches } from './pattern.ts';
import { isSection, same } from './section.ts';
import { type Fault, fault } from './verdict.ts';

/** The bounds of one schema node: lengths, numbers, counts, choices, patterns and formats, each where it applies to the value. */
export function boundFaults(schema: SchemaNode, value: unknown, path: Path, faults: Fault[]): void {
  const choices = schema.enum;
  if (choices && !choices.some((choice) => same(choice, value))) {
    faults.push(fault('not-one-of', path, value, `be one of ${quoted(choices.map(String))}`));
  }
  if (typeof value === 'string') textFaults(schema, value, path, faults);
  else if (typeof value === 'number') numberFaults(schema, value, path, faults);
  else if (Array.isArray(value)) countFaults(schema, value.length, ['minItems', 'maxItems'], 'items', path, value, faults);
  else if (isSection(value)) {
    const fields = Object.keys(value).length;
    if (schema['minProperties'] !== undefined || schema['maxProperties'] !== undefined)
      countFaults(schema, fields, ['minProperties', 'maxProperties'], 'fields', path, value, faults);
  }
}

function textFaults(schema: SchemaNode, text: string, path: Path, faults: Fault[]): void {
  const { minLength, maxLength, pattern, format } = schema;
  if (typeof maxLength === 'number' && text.length > maxLength && characters(text) > maxLength) {
    faults.push(fault('too-long', path, text, `have at most ${maxLength} characters, not ${characters(text)}`));
  }
  if (typeof minLength === 'number' && characters(text) < minLength) {
    faults.push(fault('too-short', path, text, minLength === 1 ? 'not be empty' : `have at least ${minLength} characters`, 'leave it out'));
  }
  if (typeof pattern === 'string' && !matches(pattern, text)) faults.push(fault('pattern', path, text, `match ${pattern}`));
  if (isKnownFormat(format) && !fitsFormat(format, text)) faults.push(fault('format', path, text, `be of the format ${format}`));
}

/** Code points, as the server counts; a text has never more of them than JavaScript's `length`. */
function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

function numberFaults(schema: SchemaNode, value: number, path: Path, faults: Fault[]): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const bad = (must: string) => faults.push(fault('out-of-range', path, value, must));
  if (typeof minimum === 'number' && value < minimum) bad(`be at least ${minimum}`);
  if (typeof maximum === 'number' && value > maximum) bad(`be at most ${maximum}`);
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) bad(`be above ${exclusiveMinimum}`);
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) bad(`be below ${exclusiveMaximum}`);
  if (typeof multipleOf === 'number' && value % multipleOf !== 0) bad(`be a multiple of ${multipleOf}`);
}

function countFaults(
  schema: SchemaNode,
  count: number,
  [least, most]: readonly [string, string],
  things: string,
  path: Path,
  value: unknown,
  faults: Fault[],
): void {
  const [min, max] = [schema[least], schema[most]];
  if (typeof max === 'number' && count > max) faults.push(fault('too-many', path, value, `have at most ${max} ${things}, not ${count}`));
  if (typeof min === 'number' && count < min) faults.push(fault('too-few', path, value, `have at least ${min} ${things}`, 'leave it out'));
}
