import type { CompleteFleet } from '../model/complete.ts';
import { type Issue, isError, type Severity } from '../model/issue.ts';
import { type Path, printPath } from '../model/path.ts';
import { matches, type PathPattern, parsePattern } from '../model/path-pattern.ts';
import { didYouMean } from '../model/suggest.ts';

/** An entry of the fleet's `acceptedWarnings`. */
interface Acceptance {
  readonly code: string;
  readonly text: string;
  readonly pattern: PathPattern | undefined;
  readonly reason: string;
  /** Where it is written. */
  readonly path: Path;
}

/**
 * Marks the warnings that a fleet accepts, by code and path, with the reason given there. An acceptance that fits no warning is a warning of
 * its own, so that none outlives what it was for; one that would accept an error is an error. `severities` has every rule that ran, by code.
 */
export function accept(
  issues: readonly Issue[],
  { acceptedWarnings }: Pick<CompleteFleet, 'acceptedWarnings'>,
  severities: ReadonlyMap<string, Severity>,
): Issue[] {
  const acceptances = Object.entries(acceptedWarnings).flatMap(([code, paths]) =>
    Object.entries(paths).map(([text, reason]): Acceptance => {
      return { code, text, reason, pattern: parsePattern(text), path: ['acceptedWarnings', code, text] };
    }),
  );
  if (acceptances.length === 0) return [...issues];
  const byCode = new Map(Object.keys(acceptedWarnings).map((code) => [code, acceptances.filter((acceptance) => acceptance.code === code)]));
  const used = new Set<Acceptance>();
  const marked = issues.map((issue) => {
    const fitting = byCode.get(issue.code)?.filter(({ pattern }) => pattern !== undefined && matches(pattern, issue.path)) ?? [];
    if (isError(issue)) return issue;
    for (const acceptance of fitting) used.add(acceptance);
    const [first] = fitting;
    return first === undefined ? issue : { ...issue, accepted: first.reason };
  });
  const idle = acceptances.filter((acceptance) => !used.has(acceptance));
  return [...marked, ...idle.map((acceptance) => idleIssue(acceptance, issues, severities))];
}

const why = 'An acceptance that covers nothing would silently cover the next problem at its place.';

function idleIssue({ code, text, pattern, path }: Acceptance, issues: readonly Issue[], severities: ReadonlyMap<string, Severity>): Issue {
  const unused = { code: 'acceptance/unused', severity: 'warning', path, why } as const;
  if (severities.get(code) === 'error') {
    return {
      code: 'acceptance/error',
      severity: 'error',
      path,
      got: `'${code}', which is an error`,
      must: 'accept warnings only',
      fix: `put right what \`${code}\` finds, and leave this out`,
      why: 'What an error stops would fail in the cloud; no reason changes that.',
    };
  }
  if (!severities.has(code)) {
    return {
      ...unused,
      got: `'${code}', which no rule has`,
      must: 'begin with the code of a warning',
      fix: didYouMean(code, [...severities.keys()]) ?? 'leave it out',
    };
  }
  if (pattern === undefined) {
    return {
      ...unused,
      got: `'${text}'`,
      must: 'be a path as messages print it, with `*` for any one key',
      fix: "write it as in 'clusters.*.endpoint.allowedCIDRs[0]'",
    };
  }
  const places = issues.filter((issue) => issue.code === code).map((issue) => printPath(issue.path));
  return {
    ...unused,
    got: `'${text}', where \`${code}\` finds nothing`,
    must: 'fit a warning that there is',
    fix: didYouMean(text, places) ?? 'leave it out',
  };
}
