import { isSection } from '../admission/server/section.ts';
import { seen } from '../admission/server/verdict.ts';
import { type Path, printPath, valueAt } from '../model/path.ts';
import { leaves } from './differences.ts';

/** Lists, and differences of sections, up to this number are shown one by one. */
const shownItems = 4;

/** A value as messages show it: an endpoint as `host:port`, a reference by its name, a short list by its items, never a credential. */
export function printed(path: Path, value: unknown): string {
  if (isSection(value)) {
    const { host, port, name, namespace } = value;
    if (typeof host === 'string') return seen(path, typeof port === 'number' ? `${host}:${port}` : host);
    if (typeof name === 'string') return seen(path, typeof namespace === 'string' ? `${namespace}/${name}` : name);
  }
  if (Array.isArray(value) && value.length > 0 && value.length <= shownItems && value.every((item) => typeof item === 'string')) {
    return value.map((item) => seen(path, item)).join(', ');
  }
  return seen(path, value);
}

/** `'new', where 'old' was`; of two values that would be shown alike, the fields in which they differ. */
export function printedChange(path: Path, was: unknown, now: unknown): string {
  const [before, after] = [printed(path, was), printed(path, now)];
  if (before !== after) return `${after}, where ${before} was`;
  const below = leaves(was, now);
  const fields = below.slice(0, shownItems).map((leaf) => {
    const [old, fresh] = [valueAt(was, leaf), valueAt(now, leaf)].map((value) => printed([...path, ...leaf], value));
    return `\`${printPath(leaf)}\` ${fresh}, where ${old} was`;
  });
  return [...fields, ...(below.length > shownItems ? [`${below.length - shownItems} more`] : [])].join('; ');
}

/** The same of what stands at a path in two objects. */
export const printedAt = (path: Path, was: unknown, now: unknown): string => printedChange(path, valueAt(was, path), valueAt(now, path));
