import { merge } from '../../lib/compose/merge.ts';
import { resolve } from '../../lib/compose/resolve.ts';
import type { CompleteFleet } from '../../lib/model/complete.ts';
import type { Fleet } from '../../lib/model/fleet.gen.ts';
import type { Issue } from '../../lib/model/issue.ts';
import { printPath } from '../../lib/model/path.ts';
import type { Changes } from '../../lib/rules/fixtures/fixture.ts';
import { minimal } from '../../lib/rules/fixtures/minimal.ts';
import { rules } from '../../lib/rules/index.ts';
import { findings } from '../../lib/rules/rule.ts';

/** The minimal fleet with changes: sections field by field, everything else whole. */
export const fleet = (changes: Changes): Fleet => merge(minimal, changes, undefined, [], []) as Fleet;

/** The same, complete; fails the test where a field without a default is missing. */
export function complete(changes: Changes): CompleteFleet {
  const { value, issues } = resolve('dev', fleet(changes));
  if (value === undefined) throw new Error(`the fixture is no whole fleet: ${issues.map(({ path }) => printPath(path)).join(', ')}`);
  return value;
}

/** Every issue of every rule. */
export const issues = (changes: Changes): Issue[] => [...findings(rules, complete(changes))];

/** The same as sorted lines of `code path`. */
export const lines = (changes: Changes): string[] =>
  issues(changes)
    .map(({ code, path }) => `${code} ${printPath(path)}`)
    .sort();

/** The issues of one rule. */
export const found = (code: string, changes: Changes): Issue[] => issues(changes).filter((issue) => issue.code === code);
