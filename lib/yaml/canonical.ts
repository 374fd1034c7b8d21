import type { KubeObject } from '../model/object.ts';
import { printManifest } from './print.ts';

/**
 * The objects of a text that `printManifest` wrote; `undefined` for any other text, which a YAML reader must read. Ten times as fast as one, and as sure: what
 * was read is printed again, and counts only where the same text comes out, since no two values are printed alike.
 */
export function readCanonical(text: string): readonly KubeObject[] | undefined {
  // What a person writes mostly has a comment, a blank line or a marker in the first line.
  if (!text.startsWith('apiVersion: ')) return undefined;
  try {
    const objects = text.split(/^---\n/m).map((part) => document(part.split('\n')) as KubeObject);
    return printManifest(objects) === text ? objects : undefined;
  } catch {
    return undefined;
  }
}

/** A key, bare or in quotes, with its colon; what follows is the value. */
const entry = /^("(?:[^"\\]|\\.)*"|[^\s"'[\]{},#&*!|>%@`?-][^\s:]*(?::[^\s:]+)*):(?: |$)/;
const number = /^-?[0-9]+(?:\.[0-9]+)?(?:e[+-][0-9]+)?$/;
const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

/** Reads one document. It is not strict: what it takes for something else is not printed back as it was. */
function document(lines: readonly string[]): unknown {
  let at = 0;
  const lineAt = (place: number): string => lines[place] ?? '';
  const indentOf = (line: string): number => line.length - line.trimStart().length;

  /** Entries at `indent`; the first one's line begins with `first`, which may stand behind a dash. */
  function map(indent: number, first: string): unknown {
    const entries: [string, unknown][] = [];
    for (let line = first; ; line = lineAt(at).slice(indent)) {
      const [head = '', name = ''] = entry.exec(line) ?? [];
      if (head === '') throw new SyntaxError('no entry');
      at++;
      entries.push([name.startsWith('"') ? quoted(name) : name, value(line.slice(head.length), indent, head.endsWith(':'))]);
      if (at >= lines.length || lineAt(at) === '' || indentOf(lineAt(at)) !== indent || lineAt(at)[indent] === '-') break;
    }
    return Object.fromEntries(entries);
  }

  function value(rest: string, indent: number, isBelow: boolean): unknown {
    if (!isBelow) return scalar(rest, indent);
    const next = lineAt(at);
    return next.startsWith('- ', indent) ? list(indent, next.slice(indent)) : map(indent + 2, next.slice(indent + 2));
  }

  function list(indent: number, first: string): unknown {
    const items: unknown[] = [];
    for (let line = first; ; line = lineAt(at).slice(indent)) {
      items.push(item(line.slice(2), indent));
      if (!lineAt(at).startsWith('- ', indent) || indentOf(lineAt(at)) !== indent) break;
    }
    return items;
  }

  function item(text: string, indent: number): unknown {
    if (text.startsWith('- ')) return list(indent + 2, text);
    if (entry.test(text)) return map(indent + 2, text);
    at++;
    return scalar(text, indent);
  }

  function scalar(text: string, indent: number): unknown {
    if (text === '|' || text === '|-') return block(indent + 2, text === '|' ? '\n' : '');
    if (text === '[]') return [];
    if (text === '{}') return {};
    if (text.startsWith('"')) return quoted(text);
    return words.has(text) ? words.get(text) : number.test(text) ? Number(text) : text;
  }

  function block(indent: number, end: string): string {
    const from = at;
    while (at < lines.length - 1 && (lineAt(at) === '' || indentOf(lineAt(at)) >= indent)) at++;
    return `${lines
      .slice(from, at)
      .map((line) => line.slice(indent))
      .join('\n')}${end}`;
  }

  const whole = map(0, lineAt(0));
  if (at !== lines.length - 1 || lineAt(at) !== '') throw new SyntaxError('more than a document');
  return whole;
}

/** Text in double quotes: JSON's escapes, and YAML's for letters beyond the first 65,536. */
const quoted = (text: string): string =>
  JSON.parse(text.includes('\\U') ? text.replace(/(?<=(?<!\\)(?:\\\\)*)\\U([0-9a-f]{8})/g, wide) : text) as string;

const wide = (_: string, code: string): string => String.fromCodePoint(Number.parseInt(code, 16));
