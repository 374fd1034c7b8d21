import { merge } from '../../lib/compose/merge.ts';
import { resolve } from '../../lib/compose/resolve.ts';
import type { CompleteFleet } from '../../lib/model/complete.ts';
import type { Fleet } from '../../lib/model/fleet.gen.ts';
import type { Issue } from '../../lib/model/issue.ts';
import { printPath } from '../../lib/model/path.ts';
import { exampleFiles } from '../../lib/rules/fixtures/files.ts';
import type { Changes } from '../../lib/rules/fixtures/fixture.ts';
import { minimal } from '../../lib/rules/fixtures/minimal.ts';
import { rules } from '../../lib/rules/index.ts';
import { findings } from '../../lib/rules/rule.ts';
import { withManifests } from '../../lib/yaml/manifest-files.ts';
import { withSopsFiles } from '../../lib/yaml/sops-files.ts';

/** The minimal fleet with changes: sections field by field, everything else whole. */
export const fleet = (changes: Changes): Fleet => merge(minimal, changes, undefined, [], []) as Fleet;

/** The same, complete; fails the test where a field without a default is missing. `files` are those of the project. */
export function complete(changes: Changes, files?: Readonly<Record<string, string>>): CompleteFleet {
  const whole = fleet(changes);
  const { value, issues } = resolve(
    'dev',
    whole,
    withSopsFiles(whole, withManifests(whole, files === undefined ? exampleFiles : new Map(Object.entries(files)))),
  );
  if (value === undefined) throw new Error(`the fixture is no whole fleet: ${issues.map(({ path }) => printPath(path)).join(', ')}`);
  return value;
}

/** Every issue of every rule. */
export const issues = (changes: Changes, files?: Readonly<Record<string, string>>): Issue[] => [
  ...findings(rules, complete(changes, files)),
];

/** The same as sorted lines of `code path`. */
export const lines = (changes: Changes): string[] =>
  issues(changes)
    .map(({ code, path }) => `${code} ${printPath(path)}`)
    .sort();

/** The issues of one rule. */
export const found = (code: string, changes: Changes, files?: Readonly<Record<string, string>>): Issue[] =>
  issues(changes, files).filter((issue) => issue.code === code);
