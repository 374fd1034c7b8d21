import manifest from '../../package.json' with { type: 'json' };
import { compareIssues, type Issue } from '../model/issue.ts';
import type { FindingList } from './finding-list.ts';
import { printPlace } from './report.ts';
import { printSentence } from './sentence.ts';

/**
 * The findings as a SARIF 2.1.0 log of one run, as code scanning reads them: each code is a rule, each issue a result with level, message, file and
 * line, and its path as a logical location. A refused call is an unsuccessful invocation without results.
 *
 * @see oasis-tcs/sarif-spec: sarif-v2.1.0, parts 3.14 (run), 3.20 (invocation), 3.27 (result), 3.28 (location)
 */
export function sarif({ examined, refused = [] }: FindingList): object {
  const issues = examined.flatMap((each) => [...each.issues].sort(compareIssues));
  const codes = [...new Map(issues.map((issue) => [issue.code, issue])).values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  const places = new Map(codes.map(({ code }, index) => [code, index]));
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'capstan', version: manifest.version, rules: codes.map(rule) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The folder that files are named from.' } } },
        invocations: [{ executionSuccessful: refused.length === 0, toolExecutionNotifications: refused.map(notification) }],
        results: issues.map((issue) => result(issue, places.get(issue.code) ?? 0)),
      },
    ],
  };
}

const rule = ({ code, severity, why }: Issue): object => ({
  id: code,
  ...(why === undefined ? {} : { fullDescription: { text: why } }),
  defaultConfiguration: { level: severity },
  help: { text: `Run \`capstan explain ${code}\`.` },
});

const notification = (issue: Issue): object => ({
  level: 'error',
  message: { text: printSentence(issue) },
  descriptor: { id: issue.code },
});

const result = (issue: Issue, ruleIndex: number): object => ({
  ruleId: issue.code,
  ruleIndex,
  level: issue.severity,
  message: { text: printSentence(issue) },
  locations: [location(issue)],
  ...(issue.accepted === undefined ? {} : { suppressions: [{ kind: 'external', justification: issue.accepted }] }),
});

/** Code scanning takes no location without a line, so that an issue whose line is unknown stands at the first. */
function location(issue: Issue): object {
  const { origin, object } = issue;
  const file = origin?.file ?? object?.file;
  const logical = printPlace(issue);
  const region = { startLine: origin?.line ?? 1, ...(origin?.column === undefined ? {} : { startColumn: origin.column }) };
  return {
    ...(file === undefined ? {} : { physicalLocation: { artifactLocation: artifact(file), region } }),
    ...(logical === '' ? {} : { logicalLocations: [{ fullyQualifiedName: logical }] }),
  };
}

/** A file as a URI from the root of the sources; an absolute one as itself. */
function artifact(file: string): object {
  const uri = file.toWellFormed().split(/[/\\]/).map(encodeURIComponent).join('/');
  return file.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: '%SRCROOT%' };
}
