import { comparePaths, type Path } from './path.ts';

/** `error` stops an environment; `warning` is shown and goes on. */
export type Severity = 'error' | 'warning';

/** Where a value was written: a file, relative to the project, and the line if it could be found. */
export interface Origin {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** Which emitted object an issue is about. */
export interface ObjectId {
  readonly file: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
}

/**
 * Something wrong with a fleet, as data: text, JSON and annotations are printed from it alone.
 * `got`, `must` and `fix` are phrases; `must` follows the word "must".
 */
export interface Issue {
  /** Stable, `area/what`: `node-pool/flavor-unknown`. */
  readonly code: string;
  readonly severity: Severity;
  /** In the user's fleet; or in the object, where `object` is given. */
  readonly path: Path;
  readonly origin?: Origin;
  readonly object?: ObjectId;
  /** What was found, printed; absent where nothing was. */
  readonly got?: string;
  readonly must: string;
  readonly fix?: string;
  /** One sentence: what would happen otherwise. */
  readonly why?: string;
  /** The reason why the fleet accepts this warning; absent where it does not. */
  readonly accepted?: string;
}

/** A value, or why there is none; warnings may come beside a value. */
export interface Result<T> {
  readonly value?: T;
  readonly issues: readonly Issue[];
}

export const isError = (issue: Issue): boolean => issue.severity === 'error';

/** Whether a fleet accepts an issue, so that it is told and not shown again. */
export const isAccepted = (issue: Issue): boolean => issue.accepted !== undefined;

/** By path, then code, then text: the same order in every run. */
export const compareIssues = (a: Issue, b: Issue): number =>
  comparePaths(a.path, b.path) || compareText(a.code, b.code) || compareText(a.must, b.must) || compareText(a.got ?? '', b.got ?? '');

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Prints a value for `got`: text in quotes, at most 80 characters, structures by their kind. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    const points = [...value.slice(0, 200)];
    const text = points.length > 80 || value.length > 200 ? `${points.slice(0, 80).join('')}…` : value;
    return `'${[...text].map(visible).join('')}'`;
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a section';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the boolean ${value}`;
  return typeof value === 'undefined' ? 'nothing' : `a ${typeof value}`;
}

/** A sentence with whatever a fleet put into it: on one line or several, of a length to be read, and without characters that cannot be seen. */
export function legible(text: string): string {
  const shown = text.length > 2000 ? `${[...text.slice(0, 1000)].join('')}…` : text;
  return hides.test(shown) ? [...shown].map((char) => (char === '\n' ? char : visible(char))).join('') : shown;
}

/** What no terminal shows, and what moves or turns the text around it. */
const hides = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u00a0]/u;

/** An issue whose sentences are legible. */
export const legibleIssue = <T extends Pick<Issue, 'got' | 'must' | 'fix'>>(issue: T): T => ({
  ...issue,
  must: legible(issue.must),
  ...(issue.got === undefined ? {} : { got: legible(issue.got) }),
  ...(issue.fix === undefined ? {} : { fix: legible(issue.fix) }),
});

/** Control and invisible characters by their code, so that a message shows what cannot be seen. */
const visible = (char: string): string =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u00a0]/u.test(char) ? `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}` : char;
