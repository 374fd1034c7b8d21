import type { Issue } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { added, remove } from './layers.ts';

/**
 * A value that replaces another one whole: text, a list, a section with a `type`. `add` and `remove` mean nothing inside it, nor in the place of a
 * whole fleet; each is reported and left out, since as data it would vanish without a word.
 */
export function whole(value: unknown, path: Path, issues: Issue[]): unknown {
  if (value === remove || added(value)) {
    issues.push({
      code: 'overlay/mark-misplaced',
      severity: 'error',
      path,
      got: value === remove ? '`remove`' : '`add(…)`',
      must: 'be a value: lists and sections with a `type` are replaced whole',
      fix: 'write the whole list or section as it shall be',
    });
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !holdsMark(value)) return value;
  if (Array.isArray(value)) return value.map((item, index) => whole(item, [...path, index], issues));
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, whole(child, [...path, key], issues)]));
}

const holdsMark = (value: unknown): boolean =>
  value === remove || (typeof value === 'object' && value !== null && (added(value) !== undefined || Object.values(value).some(holdsMark)));
