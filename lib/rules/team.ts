import type { CompleteFleet } from '../model/complete.ts';
import { type Issue, type Result, show } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import type { Rule } from './rule.ts';

/** A rule that a team keeps beside its overlays, and the file that exports it. */
export interface TeamRule extends Rule {
  readonly file: string;
}

/** What codes of a team's own begin with; Capstan never uses it. */
export const area = 'team/';

const codeForm = /^team(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** More findings than any review could read: a rule that yields without end. */
const most = 100_000;
const longest = 2000;

/** The issue of a file of rules that cannot be used; never one of the fleet. */
export const policyIssue = (code: string, file: string, got: string, must: string, fix: string): Issue => ({
  code: `policy/${code}`,
  severity: 'error',
  path: [],
  origin: { file },
  got,
  must,
  fix,
});

/** The rules among the default export of a file. `taken` has the codes of the files before it, by the file, and is added to. */
export function readTeamRules(exported: unknown, file: string, taken: Map<string, string>): Result<readonly TeamRule[]> {
  if (!Array.isArray(exported)) {
    const got = exported === undefined ? 'no default export' : show(exported);
    return {
      issues: [policyIssue('default', file, got, 'have a list of rules as its default export', 'write `export default [ruleA, ruleB]`')],
    };
  }
  const value: TeamRule[] = [];
  const issues: Issue[] = [];
  for (const [i, entry] of (exported as readonly unknown[]).entries()) {
    const rule = readRule(entry);
    if (rule === undefined) {
      const must = 'be a rule: a `code`, a sentence `why`, a function `check`, and a `severity` of `error` or `warning` if any';
      issues.push(policyIssue('rule-form', file, `entry ${i + 1} of the list, ${show(entry)}`, must, 'make it by `defineRule({ … })`'));
    } else if (!codeForm.test(rule.code)) {
      const must = `have a code such as \`${area}pool-owner\`, which begins with \`${area}\``;
      issues.push(policyIssue('code-form', file, show(rule.code), must, `rename the rule '${area}…'`));
    } else if (taken.has(rule.code)) {
      const got = `${show(rule.code)}, which ${taken.get(rule.code)} has as well`;
      issues.push(policyIssue('code-taken', file, got, 'be the only rule of its code', 'rename one of the two'));
    } else {
      taken.set(rule.code, file);
      value.push({ ...rule, file });
    }
  }
  return { value, issues };
}

function readRule(entry: unknown): Rule | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { code, severity = 'error', why, check } = entry as Partial<Record<keyof Rule, unknown>>;
  if (typeof code !== 'string' || typeof why !== 'string' || why === '' || typeof check !== 'function') return undefined;
  if (severity !== 'error' && severity !== 'warning') return undefined;
  return { code, severity, why, check: check as Rule['check'] };
}

/**
 * What a team's rule finds, as issues. A finding that is none stops the rule with an issue that says so.
 *
 * @throws Whatever the rule throws.
 */
export function teamIssues({ code, severity, why, check, file }: TeamRule, fleet: CompleteFleet): readonly Issue[] {
  const found: unknown = check(fleet);
  const refuse = (got: string, must: string, fix: string): Issue => policyIssue('finding-form', file, `${got} from \`${code}\``, must, fix);
  if (typeof (found as Partial<Iterable<unknown>> | undefined)?.[Symbol.iterator] !== 'function' || typeof found === 'string') {
    return [refuse(found instanceof Promise ? 'a promise' : show(found), 'yield findings', 'write it as `*check(fleet) { … }`')];
  }
  const issues: Issue[] = [];
  for (const entry of found as Iterable<unknown>) {
    const finding = readFinding(entry);
    if (finding === undefined) {
      const must = 'have a `path` of keys and positions and a phrase `must`; `got` and `fix` are phrases too';
      return [...issues, refuse(show(entry), must, 'yield `{ path: [...path, key], got, must, fix }`')];
    }
    if (issues.length >= most) return [...issues, refuse(`more than ${most} findings`, 'come to an end', 'look for a loop')];
    issues.push({ code, severity, why, ...finding });
  }
  return issues;
}

function readFinding(entry: unknown): Pick<Issue, 'path' | 'got' | 'must' | 'fix'> | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { path, got, must, fix } = entry as Partial<Record<keyof Issue, unknown>>;
  if (!Array.isArray(path) || !path.every(isKey) || !isPhrase(must)) return undefined;
  if ((got !== undefined && !isPhrase(got)) || (fix !== undefined && !isPhrase(fix))) return undefined;
  return {
    path: [...path] as Path,
    must: must.slice(0, longest),
    ...(got === undefined ? {} : { got: got.slice(0, longest) }),
    ...(fix === undefined ? {} : { fix: fix.slice(0, longest) }),
  };
}

const isKey = (key: unknown): boolean => typeof key === 'string' || (Number.isSafeInteger(key) && (key as number) >= 0);
const isPhrase = (text: unknown): text is string => typeof text === 'string' && text !== '';
