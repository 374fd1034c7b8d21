import { resolve } from '../compose/resolve.ts';
import type { CompleteFleet } from '../model/complete.ts';
import type { Fleet } from '../model/fleet.gen.ts';
import { type Issue, isError } from '../model/issue.ts';
import { policyIssue, readTeamRules, type TeamRule, teamIssues } from '../rules/team.ts';
import { checkFleet } from '../schema/fleet.ts';
import { thrownIssue } from './failure.ts';
import type { Policy, Progress, RuleFile } from './load.ts';
import { readProjectFiles } from './project-files.ts';

/** What the thread of an overlay knows, for its team's rules. */
export interface Surroundings {
  readonly root: string;
  readonly environment: string;
  /** Told before anything of the team's runs, so that one that never ends can be named. */
  readonly tell: (progress: Progress) => void;
  /** Changes of built-in prototypes since the thread began. */
  readonly changed: (file: string) => readonly Issue[];
}

/**
 * Loads a team's rules and runs them over a fleet that is composed and not yet complete. They are programs of the team's, so this happens in the
 * thread of the overlay. Whatever they do wrong is an issue that names the file and the rule. A fleet that does not fit the schema or cannot be
 * completed is judged by no rule; that is told elsewhere.
 */
export async function policyOf(files: readonly RuleFile[], fleet: unknown, surroundings: Surroundings): Promise<Policy> {
  const { root, environment, tell, changed } = surroundings;
  const rules: TeamRule[] = [];
  const issues: Issue[] = [];
  const taken = new Map<string, string>();
  for (const { file, bundle } of files) {
    tell({ running: file });
    try {
      const read = readTeamRules(((await import(bundle)) as Record<string, unknown>)['default'], file, taken);
      rules.push(...(read.value ?? []));
      issues.push(...read.issues);
    } catch (error) {
      issues.push({ ...thrownIssue(error, root, file), code: 'policy/thrown' });
    }
    issues.push(...changed(file));
  }
  const complete = rules.length === 0 ? undefined : await completed(environment, fleet, root);
  for (const rule of complete === undefined ? [] : rules) {
    tell({ running: rule.file, code: rule.code });
    try {
      issues.push(...teamIssues(rule, complete as CompleteFleet));
    } catch (error) {
      issues.push(thrownBy(rule, error, root));
    }
    issues.push(...changed(rule.file));
    if (issues.some(({ code }) => code === 'overlay/prototype-changed')) break;
  }
  return { rules: rules.map(({ code, severity, why, file }) => ({ code, severity, why, file })), issues };
}

/** Frozen, so that no rule can change what the next one sees. */
async function completed(environment: string, fleet: unknown, root: string): Promise<CompleteFleet | undefined> {
  if (checkFleet(fleet).some(isError)) return undefined;
  const { files } = await readProjectFiles(root, fleet as Fleet);
  const { value } = resolve(environment, fleet as Fleet, files);
  return value === undefined ? undefined : frozen(value);
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const child of Object.values(value)) frozen(child);
  return value;
}

function thrownBy({ code, file }: TeamRule, error: unknown, root: string): Issue {
  const { got = '', origin = { file } } = thrownIssue(error, root, file);
  return { ...policyIssue('thrown', file, `${got} from \`${code}\``, 'judge every fleet without throwing', 'correct the rule'), origin };
}
