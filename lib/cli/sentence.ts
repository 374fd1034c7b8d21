import type { Issue } from '../model/issue.ts';
import { printPlace } from './report.ts';

/** An issue in one line, for formats that have one text: place, got, must, fix, why, and why it is accepted. */
export function printSentence(issue: Issue): string {
  const place = printPlace(issue);
  const parts = [
    issue.got === undefined ? undefined : `got ${issue.got}`,
    `must ${issue.must}`,
    issue.fix === undefined ? undefined : `fix: ${issue.fix}`,
    issue.why === undefined ? undefined : `why: ${issue.why}`,
    issue.accepted === undefined ? undefined : `accepted: ${issue.accepted}`,
  ];
  return `${place === '' ? '' : `${place}: `}${parts.filter((part) => part !== undefined).join('; ')}`;
}
