import { type Issue, isAccepted, isError } from '../model/issue.ts';
import type { Examined, FindingList } from './finding-list.ts';
import { colours, printAccepted, printIssues } from './report.ts';
import { element, escapeXml } from './xml.ts';

/**
 * The findings as JUnit XML: a suite for each group, a case for each thing looked at. Errors make a case fail; warnings stand in its output, since JUnit has
 * no word for them. A refused call is one case with an error.
 */
export function junit({ command, examined, refused = [] }: FindingList): string {
  const suites = [...grouped(examined)].map(([group, cases]) => suite(group, cases));
  if (refused.length > 0) suites.push(refusal(command, refused));
  const sum = (key: 'tests' | 'failures' | 'errors'): number => suites.reduce((all, each) => all + each[key], 0);
  const root = element(
    'testsuites',
    { name: `capstan ${command}`, tests: sum('tests'), failures: sum('failures'), errors: sum('errors') },
    suites.map(({ xml }) => `\n${xml}`).concat('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

interface Suite {
  readonly xml: string;
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
}

function grouped(examined: readonly Examined[]): ReadonlyMap<string, readonly Examined[]> {
  const groups = new Map<string, Examined[]>();
  for (const each of examined) {
    const group = groups.get(each.group);
    if (group) group.push(each);
    else groups.set(each.group, [each]);
  }
  return groups;
}

function suite(group: string, cases: readonly Examined[]): Suite {
  const failures = cases.filter(({ issues }) => issues.some(isError)).length;
  return written(
    group,
    { tests: cases.length, failures, errors: 0 },
    cases.map(({ name, issues }) => testCase(group, name, issues)),
  );
}

function testCase(group: string, name: string, issues: readonly Issue[]): string {
  const errors = issues.filter(isError);
  const warnings = issues.filter((issue) => !isError(issue) && !isAccepted(issue));
  const accepted = printAccepted(issues, colours(false));
  return element('testcase', { classname: group, name, time: 0 }, [
    ...(errors.length > 0 ? [problem('failure', errors)] : []),
    ...(warnings.length > 0 || accepted !== '' ? [element('system-out', {}, [text(warnings), escapeXml(accepted)])] : []),
  ]);
}

function refusal(command: string, refused: readonly Issue[]): Suite {
  const only = element('testcase', { classname: command, name: 'the call', time: 0 }, [problem('error', refused)]);
  return written(command, { tests: 1, failures: 0, errors: 1 }, [only]);
}

const written = (name: string, counts: Omit<Suite, 'xml'>, cases: readonly string[]): Suite => ({
  ...counts,
  xml: element('testsuite', { name, ...counts, skipped: 0, time: 0 }, cases.map((each) => `\n${each}`).concat('\n')),
});

const problem = (name: 'failure' | 'error', issues: readonly Issue[]): string =>
  element(name, { type: issues[0]?.code, message: `must ${issues.map(({ must }) => must).join('; must ')}` }, [text(issues)]);

const text = (issues: readonly Issue[]): string => escapeXml(printIssues(issues, colours(false)));
