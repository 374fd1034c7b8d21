import type { Path } from '../../../../model/path.ts';
import { isSection } from '../../section.ts';

/** What Butane reports of a text. A warning counts only with `strict`. `path` is inside the text; `must` follows the word "must". */
export interface Finding {
  readonly fatal: boolean;
  readonly path: Path;
  readonly must: string;
}

export const wrong = (path: Path, must: string): Finding => ({ fatal: true, path, must });
export const odd = (path: Path, must: string): Finding => ({ fatal: false, path, must });

/** A finding where a condition fails; none where it holds. */
export const unless = (holds: boolean, finding: Finding): Finding[] => (holds ? [] : [finding]);

/** The items of a list that repeat the key of an earlier one. A key of `undefined` never counts. */
export function repeated(path: Path, items: readonly unknown[], keyOf: (item: unknown) => string | undefined): Finding[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const again = seen.has(key);
    seen.add(key);
    return unless(!again, wrong([...path, index], 'not be there twice'));
  });
}

/** The text under a key; absent is something else than empty. */
export function textOf(item: unknown, key: string): string | undefined {
  const value = isSection(item) && Object.hasOwn(item, key) ? item[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Ignition wants paths absolute, and as Go's `path.Clean` leaves them. @see coreos/ignition: config/v3_3/types/path.go */
export function pathFindings(path: Path, text: string): Finding[] {
  const clean =
    text === '/' ||
    (text.startsWith('/') &&
      text
        .split('/')
        .slice(1)
        .every((part) => !['', '.', '..'].includes(part)));
  return unless(clean, wrong(path, 'be an absolute path without empty parts, `.`, `..` and a slash at the end'));
}

export const isOn = (item: unknown, key: string): boolean => isSection(item) && item[key] === true;

/** The length in UTF-8, as Go counts texts. */
export const bytes = (text: string): number => new TextEncoder().encode(text).length;
