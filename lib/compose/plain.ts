import type { Issue } from '../model/issue.ts';
import { show } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { add, added, remove } from './layers.ts';

const maxDepth = 32;

/**
 * A copy of a layer that holds nothing but data: JSON values and the marks of overlays. Whatever else a program may put there (functions,
 * classes, cycles, `NaN`, getters that throw, half a surrogate pair) is reported and left out.
 */
export function plain(value: unknown, path: Path, issues: Issue[], above: readonly object[] = []): unknown {
  const refuse = (got: string, must: string, fix?: string): undefined => {
    issues.push({ code: 'fleet/not-data', severity: 'error', path, got, must, ...(fix === undefined ? {} : { fix }) });
    return undefined;
  };
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return value.isWellFormed()
        ? value
        : refuse('text with half a surrogate pair', 'be well-formed Unicode', 'encode binary data as base64');
    case 'number':
      if (Number.isFinite(value)) return Object.is(value, -0) ? 0 : value;
      return refuse(String(value), 'be a finite number');
    case 'object':
      break;
    case 'symbol':
      if (value === remove) return value;
      return refuse('a symbol', 'be data', 'use `remove` to drop an entry');
    case 'undefined':
      return refuse('nothing', 'have a value', 'leave the field out; in an overlay, `remove` drops an optional field');
    default:
      return refuse(show(value), 'be data: text, a number, true or false, a list or a section');
  }
  if (value === null) return refuse('null', 'have a value', 'leave the field out; in an overlay, `remove` drops an optional field');
  if (above.includes(value)) return refuse('a section that contains itself', 'be a tree');
  if (above.length >= maxDepth) return refuse(`more than ${maxDepth} levels`, 'be flatter');
  const inside = [...above, value];
  try {
    if (Array.isArray(value)) return Array.from(value, (item, index) => plain(item, [...path, index], issues, inside));
    const entry = added(value);
    if (entry) return add(plain(entry.entry, path, issues, inside) as object);
    const prototype = Object.getPrototypeOf(value) as unknown;
    if (prototype !== null && prototype !== Object.prototype && Object.getPrototypeOf(prototype) !== null) {
      return refuse('an instance of a class', 'be a plain section', 'write its fields as `{ … }`');
    }
    const keys = Object.keys(value);
    return Object.fromEntries(keys.map((key) => [key, plain((value as Record<string, unknown>)[key], [...path, key], issues, inside)]));
  } catch {
    return refuse('a section that cannot be read', 'be plain data, without getters or proxies that throw');
  }
}
