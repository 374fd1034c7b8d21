import type { Path } from '../model/path.ts';
import type { SchemaError, SchemaNode } from '../model/schema.ts';
import { pathOf } from './pointer.ts';
import { meantField } from './unknown-field.ts';

/** An error and where it is. */
export interface Mistake {
  readonly path: Path;
  readonly error: SchemaError;
}

/** Errors that only repeat what others say better. */
const echoes = new Set(['anyOf', 'oneOf', 'propertyNames', 'if']);

/** When several keywords fail at one place, the first of these says most. */
const priority = ['discriminator', 'type', 'enum', 'const', 'minLength', 'maxLength', 'pattern'];

/**
 * The errors that stand for a mistake each: alternatives of `anyOf` that were never meant are left out, so are a tag's absence beside the
 * union's own error, and the absence of a field that is there under a wrong name.
 */
export function mistakes(root: SchemaNode, value: unknown, errors: readonly SchemaError[]): Mistake[] {
  const speaking = errors.filter(({ keyword }) => !echoes.has(keyword));
  const unions = placesOf(errors, 'discriminator');
  const answered = answeredChoices(placesOf(errors, 'anyOf'), speaking);
  const meant = new Set<string>();
  const byPlace = new Map<string, Mistake[]>();
  for (const error of speaking) {
    if (unions.has(error.instancePath) && error.keyword !== 'discriminator') continue;
    if (error.keyword === 'type' && answered.has(error.instancePath)) continue;
    const path = pathOf(error.instancePath, value);
    if (error.keyword === 'additionalProperties') {
      const field = meantField(root, path, String(error.params['additionalProperty']), value);
      if (field !== undefined) meant.add(missingKey(error.instancePath, field));
    }
    const key = placeKey(error);
    byPlace.set(key, [...(byPlace.get(key) ?? []), { path, error }]);
  }
  for (const key of meant) byPlace.delete(key);
  return [...byPlace.values()].map((list) => list.reduce((best, next) => (rank(next) < rank(best) ? next : best)));
}

const placesOf = (errors: readonly SchemaError[], wanted: string): Set<string> =>
  new Set(errors.filter(({ keyword }) => keyword === wanted).map(({ instancePath }) => instancePath));

/** The choices of which one alternative was meant: it complains of more than the type, here or further down. */
function answeredChoices(choices: ReadonlySet<string>, errors: readonly SchemaError[]): Set<string> {
  const answered = new Set<string>();
  if (choices.size === 0) return answered;
  for (const { instancePath, keyword } of errors) {
    if (keyword !== 'type' && choices.has(instancePath)) answered.add(instancePath);
    for (let end = instancePath.lastIndexOf('/'); end >= 0; end = instancePath.lastIndexOf('/', end - 1)) {
      const above = instancePath.slice(0, end);
      if (choices.has(above)) answered.add(above);
      if (end === 0) break;
    }
  }
  return answered;
}

/** A key that is wrong or missing is a place of its own beside the section. */
function placeKey({ instancePath, keyword, params, propertyName }: SchemaError): string {
  if (keyword === 'required') return missingKey(instancePath, String(params['missingProperty']));
  const key = propertyName ?? params['additionalProperty'];
  return key === undefined ? instancePath : `${instancePath}\0key\0${String(key)}`;
}

const missingKey = (section: string, key: string): string => `${section}\0missing\0${key}`;

const rank = ({ error }: Mistake): number => {
  const place = priority.indexOf(error.keyword);
  return place < 0 ? priority.length : place;
};
