import { compareIssues, type Issue, isAccepted, isError, type Origin } from '../model/issue.ts';
import { printPath } from '../model/path.ts';

/**
 * Ways to print: `text` for people, `json` for programs, `github` for annotations on a pull request; `sarif` for code scanning and `junit` for test
 * reports, where a command lists findings.
 */
export const formats = ['text', 'json', 'github', 'sarif', 'junit'] as const;
export type Format = (typeof formats)[number];

/** The formats of a command. */
export function formatsOf(command: string): readonly Format[] {
  if (command === 'check' || command === 'vet') return formats;
  return command === 'explain' || command === 'secrets' ? ['text', 'json'] : ['text', 'json', 'github'];
}

/** Wraps text in a terminal's codes, or leaves it as it is. */
export interface Colours {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
}

const code = (on: number, off: number, enabled: boolean) => (text: string) => (enabled ? `\u001b[${on}m${text}\u001b[${off}m` : text);

export const colours = (enabled: boolean): Colours => ({
  bold: code(1, 22, enabled),
  dim: code(2, 22, enabled),
  red: code(31, 39, enabled),
  yellow: code(33, 39, enabled),
});

/** `overlays/prod/fleet.ts:12:5`: what editors and terminals open by a click. */
export const printOrigin = ({ file, line, column }: Origin): string =>
  line === undefined ? file : column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;

/** Where an issue is, in the user's words: the object, the path, or neither where the file says it all. */
export function printPlace({ code, path, object, origin }: Issue): string {
  if (object && object.kind !== '') {
    const name = object.namespace === undefined ? object.name : `${object.namespace}/${object.name}`;
    return shortened(path.length === 0 ? `${object.kind} ${name}` : `${object.kind} ${name} ${printPath(path)}`);
  }
  return path.length === 0 && (origin ?? object ?? code.startsWith('call/')) ? '' : shortened(printPath(path));
}

/** Room for the longest path of a fleet that is right; a key may be anything before it is checked. */
const longestPlace = 1000;

const shortened = (place: string): string => (place.length > longestPlace ? `${place.slice(0, longestPlace).toWellFormed()}…` : place);

/** The file of an issue: where the value was written, or the file of `dist` that would hold the object. */
export const printFile = ({ object, origin }: Issue): string => (origin ? printOrigin(origin) : (object?.file ?? ''));

/**
 * Issues as people read them, ordered by path: place and file, then got, must, fix, why and the code. Blocks are parted by an empty line; ends in a
 * line break unless there is nothing. Accepted warnings are left to `printAccepted`.
 */
export function printIssues(issues: readonly Issue[], colour: Colours): string {
  return [...issues]
    .filter((issue) => !isAccepted(issue))
    .sort(compareIssues)
    .map((issue) => printIssue(issue, colour))
    .join('\n');
}

/** Accepted warnings, a line each with the reason, ordered by path; empty where there are none. */
export function printAccepted(issues: readonly Issue[], { dim }: Colours): string {
  return [...issues]
    .filter(isAccepted)
    .sort(compareIssues)
    .map((issue) => `  ${dim('accepted')} ${printPlace(issue)}: ${issue.code} (${issue.accepted})\n`)
    .join('');
}

function printIssue(issue: Issue, { bold, dim, yellow }: Colours): string {
  const place = printPlace(issue);
  const file = printFile(issue);
  const rows: [string, string | undefined][] = [
    ['got', issue.got],
    ['must', issue.must],
    ['fix', issue.fix],
    ['why', issue.why],
    ['code', issue.code],
  ];
  const head = [
    isError(issue) ? '' : yellow('warning'),
    place === '' ? '' : bold(place),
    file === '' ? '' : place === '' ? bold(file) : dim(file),
  ].filter((part) => part !== '');
  const lines = rows.filter(([, text]) => text !== undefined).map(([name, text]) => `  ${dim(name.padEnd(5))} ${indented(text ?? '')}`);
  return [...(head.length === 0 ? [] : [head.join('   ')]), ...lines, ''].join('\n');
}

/** Text of several lines stays under its first. */
const indented = (text: string): string => text.replaceAll('\n', '\n        ');

/** `2 problems`, `1 problem and 1 warning`, `3 warnings`, `no problems`; `, 2 warnings accepted` behind it where the fleet accepts some. */
export function printCount(issues: readonly Issue[]): string {
  const errors = issues.filter(isError).length;
  const accepted = issues.filter(isAccepted).length;
  const warnings = issues.length - errors - accepted;
  const parts = [...(errors > 0 ? [counted(errors, 'problem')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])];
  const count = parts.length === 0 ? 'no problems' : parts.join(' and ');
  return accepted === 0 ? count : `${count}, ${counted(accepted, 'warning')} accepted`;
}

/** `1 file`, `2 files`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Issues as JSON prints them, in the order of the text: the data, and `place`, the path as people write it. */
export const issuesData = (issues: readonly Issue[]): object[] => [...issues].sort(compareIssues).map(issueData);

const issueData = (issue: Issue): object => ({
  code: issue.code,
  severity: issue.severity,
  place: printPlace(issue),
  path: issue.path,
  ...(issue.origin ? { origin: issue.origin } : {}),
  ...(issue.object ? { object: issue.object } : {}),
  ...(issue.got === undefined ? {} : { got: issue.got }),
  must: issue.must,
  ...(issue.fix === undefined ? {} : { fix: issue.fix }),
  ...(issue.why === undefined ? {} : { why: issue.why }),
  ...(issue.accepted === undefined ? {} : { accepted: issue.accepted }),
});
