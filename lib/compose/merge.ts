import { type Issue, show } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { added, remove } from './layers.ts';
import { childShape, type Shape } from './shape.ts';
import { whole } from './whole.ts';

export type Section = Readonly<Record<string, unknown>>;

/** A section is merged field by field; anything else, a value with a `type` tag among it, is replaced whole. */
export const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, 'type') && !added(value);

/** Deeper than any data that passed `plain`: only what an overlay hands over unchecked gets here. */
const deepest = 64;

/**
 * The merge law. `patch` over `base`: sections field by field, everything else whole; `add` and `remove` for named entries; nothing is appended.
 * Neither argument is changed. What breaks the law is left out of the value and reported, so that all of it is told at once.
 *
 * @throws RangeError for a patch without end; never for what passed `plain`.
 */
export function merge(base: unknown, patch: unknown, shape: Shape | undefined, path: Path, issues: Issue[]): unknown {
  if (!isSection(patch)) return whole(patch, path, issues);
  if (path.length > deepest) throw new RangeError('a patch that is too deep, or contains itself');
  const before: Section = isSection(base) ? base : {};
  const entity = shape?.['x-entity'];
  const merged = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(patch)) {
    const at = [...path, key];
    const known = merged.has(key);
    const entry = added(value);
    const refuse = (code: string, must: string, fix: string) =>
      issues.push({ code: `overlay/${code}`, severity: 'error', path: at, got: show(key), must, fix });
    if (value === remove) {
      if (known) merged.delete(key);
      else
        refuse(
          'nothing-to-remove',
          `name something that is there: ${quoted([...merged.keys()])}`,
          didYouMean(key, [...merged.keys()]) ?? 'leave the line out',
        );
    } else if (entry) {
      if (entity === undefined)
        refuse('add-outside-names', 'be written without `add`: only entries of a map by name are added', 'write the value itself');
      else if (known) refuse('name-exists', `be a new ${entity}: ${show(key)} exists`, 'write the changes without `add(…)`');
      else merged.set(key, merge(undefined, entry.entry, childShape(shape, key), at, issues));
    } else if (entity !== undefined && !known && base !== undefined) {
      refuse(
        'name-unknown',
        `name a ${entity} of the base: ${quoted([...merged.keys()])}`,
        didYouMean(key, [...merged.keys()]) ?? `to make a new ${entity}, write \`add({ … })\``,
      );
    } else {
      merged.set(key, merge(merged.get(key), value, childShape(shape, key), at, issues));
    }
  }
  return Object.fromEntries(merged);
}
