import type { Path } from './path.ts';

/** A key as it stands between dots, or a list position or quoted key in brackets. */
const step = /(?:^|\.)([^.[\]"']+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\[('(?:[^'\\]|\\.)*')\]/y;

/**
 * Reads a path as people type it, wider than `printPath` prints it: a key in brackets may have either quotes, and a bare key anything but dots and brackets:
 * `clusters.payments.files["/etc/motd"].content`, `servers[0]`, `clusters.*`. `undefined` where the text is no path.
 */
export function readPath(text: string): Path | undefined {
  const path: (string | number)[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < text.length) {
    const found = step.exec(text);
    if (!found) return undefined;
    const [, plain, index, quoted, single] = found;
    if (plain !== undefined) path.push(plain);
    else if (index !== undefined) path.push(Number(index));
    else path.push(quoted === undefined ? bare(single ?? '') : unquoted(quoted));
  }
  return path.length === 0 ? undefined : path;
}

/** A key in double quotes, as JSON writes it. */
function unquoted(text: string): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    return bare(text);
  }
}

/** A key without its quotes; a backslash takes the next letter for itself. */
const bare = (text: string): string => text.slice(1, -1).replaceAll(/\\(.)/g, '$1');

/**
 * The path that leads to a value where a key with dots in it was written bare, as `flavors.m1.large`: at each step the shortest key that is there. What leads
 * nowhere stays as it was written.
 */
export function pathIn(root: unknown, path: Path): Path {
  const [first, ...rest] = path;
  if (first === undefined || typeof root !== 'object' || root === null) return path;
  const inner = root as Readonly<Record<string | number, unknown>>;
  for (let taken = 1; taken <= path.length; taken++) {
    const key = taken === 1 ? first : path.slice(0, taken).join('.');
    if (Object.hasOwn(inner, key)) return [key, ...pathIn(inner[key], path.slice(taken))];
  }
  return [first, ...rest];
}
