import type { Issue } from '../model/issue.ts';
import { show } from '../model/issue.ts';
import { distIssue, type Places } from './places.ts';

/** The file in `dist/<env>` that lists what Capstan owns there: text without an extension, since GitOps engines read every YAML and JSON file. */
export const record = '.capstan';

/** One path a line, relative to `dist/<env>`, with `/`, sorted by code units. */
export const printOwned = (files: Iterable<string>): string =>
  [...files]
    .sort()
    .map((file) => `${file}\n`)
    .join('');

/** Reads the record. What is no path below the environment is an issue and is never followed. Windows line ends are taken as well: git makes them. */
export function parseOwned(text: string, places: Places): { readonly files: readonly string[]; readonly issues: readonly Issue[] } {
  const files = text.split(/\r?\n/).filter((line) => line !== '');
  const bad = files.filter((file) => !isInside(file));
  const issues = bad.map((file) =>
    distIssue(places, record, 'record-unsafe', {
      got: show(file),
      must: `list paths below ${places.shown} only`,
      fix: 'restore the file from git, or take the line out',
      why: 'Capstan removes files that this record lists and a synth no longer makes.',
    }),
  );
  return { files: files.filter(isInside), issues };
}

/** Whether a path is relative, has no empty, `.` or `..` part, no backslash or NUL, and is not the record itself or below it. */
export const isInside = (file: string): boolean =>
  !/[\\\0]/.test(file) &&
  !/^[A-Za-z]:/.test(file) &&
  file !== record &&
  !file.startsWith(`${record}/`) &&
  file.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** Every folder that a path goes through: `a/b/c` gives `a`, `a/b`. */
export function foldersOf(file: string): string[] {
  const folders: string[] = [];
  for (let cut = file.indexOf('/'); cut !== -1; cut = file.indexOf('/', cut + 1)) folders.push(file.slice(0, cut));
  return folders;
}
