import { compareIssues, type Issue, isAccepted, type Origin } from '../model/issue.ts';
import { printSentence } from './sentence.ts';

/**
 * GitHub's workflow commands, one line an issue, which a runner shows at the line of the file. Nothing that a fleet says can end the command early or
 * begin another one.
 *
 * @see actions/toolkit: packages/core/src/command.ts, `escapeData` and `escapeProperty`
 */
export function printAnnotations(issues: readonly Issue[]): string {
  return [...issues].sort(compareIssues).map(printAnnotation).join('');
}

function printAnnotation(issue: Issue): string {
  const { file, line, column }: Partial<Origin> = issue.origin ?? (issue.object ? { file: issue.object.file } : {});
  const places: [string, string | number | undefined][] = [
    ['file', file],
    ['line', line],
    ['col', column],
    ['title', issue.code],
  ];
  const properties = places.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`]));
  return `::${isAccepted(issue) ? 'notice' : issue.severity} ${properties.join(',')}::${escapeText(printSentence(issue))}\n`;
}

const escapeText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
