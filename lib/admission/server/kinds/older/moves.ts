import { valueAt } from '../../../../model/path.ts';
import { isSection, type Section, sectionAt, textAt, withAt } from '../../section.ts';

/** From where in the older version to where in the newer one. */
export type Move = readonly [from: string, to: string];

/** An object with the values at some paths copied to others; what is not there is not made. */
export const moved = (object: Section, moves: readonly Move[]): Section =>
  moves.reduce<Section>((made, [from, to]) => {
    const value = valueAt(object, from.split('.'));
    return value === undefined ? made : withAt(made, to.split('.'), value);
  }, object);

/** A reference with the group that its `apiVersion` names; an empty one stays empty, since it counts as none. */
export function withGroup(object: Section, path: string): Section {
  const keys = path.split('.');
  const reference = sectionAt(object, keys);
  const apiVersion = textAt(reference, ['apiVersion']);
  const apiGroup = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  const entries = Object.entries({ apiGroup, kind: textAt(reference, ['kind']), name: textAt(reference, ['name']) });
  return withAt(object, keys, Object.fromEntries(entries.filter(([, value]) => value !== '')));
}

/** An object with what stands in another at some paths, where that is anything. */
export const returned = (object: Section, defaulted: Section, moves: readonly Move[]): Section =>
  moves.reduce<Section>((made, [to, from]) => {
    const value = valueAt(defaulted, from.split('.'));
    return value === undefined ? made : withAt(made, to.split('.'), value);
  }, object);

/** An object in which a section is emptied that says nothing: the older version does not tell `false` from unset. */
export function withoutHollow(object: Section, path: readonly string[]): Section {
  const value = valueAt(object, path);
  return value !== undefined && isHollow(value) ? withAt(object, path, {}) : object;
}

const isHollow = (value: unknown): boolean =>
  value === false || value === '' || value === null || (isSection(value) && Object.values(value).every(isHollow));
