import type { Path } from './path.ts';

/** A path of which some keys are left open; `anyKey` stands for each of those. */
export type PathPattern = readonly (string | number | typeof anyKey)[];

/** One key or one list position, whatever it is. */
export const anyKey: unique symbol = Symbol('any key');

/** One step of a printed path: a bare key, `*`, a list position, or a key in quotes. */
const step =
  /\.?(?:(?<open>\*)|(?<bare>[A-Za-z_$][A-Za-z0-9_$-]*))|\[(?:(?<openPosition>\*)|(?<position>0|[1-9][0-9]{0,8})|(?<quoted>"(?:[^"\\]|\\.)*"))\]/y;

/**
 * Reads a path as `printPath` prints it, with `*` for any one key or position: `clusters.*.files["/etc/motd"].content`, `servers[*]`. `undefined` for
 * what is none.
 */
export function parsePattern(text: string): PathPattern | undefined {
  const pattern: (string | number | typeof anyKey)[] = [];
  step.lastIndex = 0;
  for (let at = 0; at < text.length; at = step.lastIndex) {
    const groups = step.exec(text)?.groups;
    const dotted = text[at] === '.';
    if (groups === undefined || (dotted ? at === 0 : at > 0 && text[at] !== '[')) return undefined;
    if (groups['quoted'] !== undefined) {
      const key = unquoted(groups['quoted']);
      if (key === undefined) return undefined;
      pattern.push(key);
    } else if (groups['position'] !== undefined) pattern.push(Number(groups['position']));
    else pattern.push(groups['bare'] ?? anyKey);
  }
  return pattern.length === 0 ? undefined : pattern;
}

/** Whether a path is one of those that a pattern stands for: as long, and alike in every key that is given. */
export const matches = (pattern: PathPattern, path: Path): boolean =>
  pattern.length === path.length && pattern.every((key, i) => key === anyKey || key === path[i]);

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
