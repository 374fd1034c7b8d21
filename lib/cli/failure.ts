import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { credentialIn, soundsSecret } from '../model/credential.ts';
import type { Issue, Origin } from '../model/issue.ts';
import { show } from '../model/issue.ts';

/** What esbuild says about a source; `column` counts UTF-8 bytes from 0. */
interface BundleError {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number; readonly lineText: string } | null;
}

/** Why an overlay could not be bundled: syntax errors and imports that lead nowhere, each with its line. `undefined` if `error` says no such thing. */
export function bundleIssues(error: unknown, file: string): Issue[] | undefined {
  const { errors } = error as { errors?: readonly BundleError[] };
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  return (errors as readonly BundleError[]).map(({ text, location }) => {
    const missing = /^Could not (resolve|read)/.test(text);
    return {
      code: missing ? 'overlay/import' : 'overlay/syntax',
      severity: 'error',
      path: [],
      origin: location === null ? { file } : { file: location.file, line: location.line, column: columnOf(location) },
      ...(location === null ? {} : { got: showLine(location.lineText) }),
      must: `be ${missing ? 'an import that can be found' : 'TypeScript that can be read'}: ${text}`,
      fix: missing ? 'correct the path, which ends in `.ts`; or install the package' : 'correct the line, or the one before it',
    };
  });
}

const columnOf = ({ column, lineText }: { column: number; lineText: string }): number =>
  Buffer.from(lineText).subarray(0, column).toString().length + 1;

/** A line of source for `got`; where it speaks of a credential, without the texts in it. */
export const showLine = (line: string): string => show(soundsSecret(line) ? line.trim().replace(/(['"`]).*$/, '$1…') : line.trim());

/** An overlay that threw: the message, and the line of the project's own file nearest to where it was thrown. */
export function thrownIssue(error: unknown, root: string, file: string): Issue {
  const { name, message, stack } = error instanceof Error ? error : { name: '', message: show(error), stack: '' };
  // Node wraps what is no Error into a paragraph about promises.
  const reason = /The promise rejected with the reason "(.*)"\.$/s.exec(message)?.[1];
  return {
    code: 'overlay/thrown',
    severity: 'error',
    path: [],
    origin: frameIn(stack ?? '', root) ?? { file },
    got: `${reason !== undefined ? 'a promise rejected with ' : name === '' ? '' : `${oneLine(name)}: `}${oneLine(reason ?? message)}`,
    must: 'evaluate without throwing',
    fix: 'correct the line',
  };
}

/** A message may hold anything, down to what steers a terminal. */
function oneLine(text: string): string {
  if (credentialIn(text) !== undefined) return 'a message with a credential in it, which is not shown';
  const line = text
    .slice(0, 1000)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text.length > 1000 ? `${line}…` : line;
}

/** The first frame in a file of the project that is no installed package. */
function frameIn(stack: string, root: string): Origin | undefined {
  for (const frame of stack.split('\n')) {
    const place = /^\s+at (?:.*? \()?((?:file:\/\/)?[^()]+?):(\d+):(\d+)\)?$/.exec(frame);
    if (!place) continue;
    const [, source = '', line, column] = place;
    if (source.startsWith('node:')) continue;
    const file = relative(root, source.startsWith('file:') ? fileURLToPath(source) : source)
      .split(sep)
      .join('/');
    if (file.startsWith('overlays/')) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** A default export that is no fleet at all. */
export function defaultExportIssues(value: unknown, file: string): Issue[] {
  const issue = (code: string, got: string, fix: string): Issue[] => [
    { code, severity: 'error', path: [], origin: { file }, got, must: 'have a fleet as its default export', fix },
  ];
  if (value === undefined) {
    return issue(
      'overlay/default-missing',
      'no default export',
      'write `export default overlay(base, { … })` or `export default defineFleet({ … })`',
    );
  }
  if (value instanceof Promise) return issue('overlay/default-promise', 'a promise', 'write `export default await …`');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return issue('overlay/default-not-fleet', show(value), 'export what `overlay(…)` or `defineFleet(…)` returns');
  }
  return [];
}
