/** Capstan for programs: from a fleet to objects and their text, without files. `lib/index.ts` has the language that fleets are written in. */
import { compose } from './compose/compose.ts';
import { layersOf } from './compose/layers.ts';
import { resolve } from './compose/resolve.ts';
import type { CompleteFleet } from './model/complete.ts';
import type { Fleet } from './model/fleet.gen.ts';
import { type Issue, isError, type Result } from './model/issue.ts';
import { judgement } from './rules/judgement.ts';
import { findings, type Rule } from './rules/rule.ts';
import { checkFleet } from './schema/fleet.ts';
import { withManifests } from './yaml/manifest-files.ts';
import { withSopsFiles } from './yaml/sops-files.ts';

export { manifests } from '../charts/app.ts';
export { admit } from './admission/admit.ts';
export type { Issue, Result, Severity } from './model/issue.ts';
export type { KubeObject, Manifest } from './model/object.ts';
export { rules } from './rules/index.ts';
export { printFile, printManifest } from './yaml/print.ts';

/**
 * What `defineFleet` or `overlay` gave, complete: composed, checked, resolved and judged by Capstan's rules and those in `policy`. No value where an issue is
 * an error; a stage with one is the last. `files` are the texts that the fleet names by `path`: path from the project's root, a folder's files each under its own. `manifests` makes the files of the value with their objects, `printFile` the text of one.
 */
export function complete(
  environment: string,
  fleet: Fleet,
  policy: readonly Rule[] = [],
  files: ReadonlyMap<string, string> = new Map(),
): Result<CompleteFleet> {
  const issues: Issue[] = [];
  const fails = (found: readonly Issue[]): boolean => {
    issues.push(...found);
    return issues.some(isError);
  };
  const composed = compose(layersOf(fleet));
  if (fails(composed.issues) || fails(checkFleet(composed.value))) return { issues };
  // The schema has just said that it is one.
  const { value, issues: missing } = resolve(
    environment,
    composed.value as Fleet,
    withSopsFiles(composed.value as Fleet, withManifests(composed.value as Fleet, files)),
  );
  if (fails(missing) || value === undefined) return { issues };
  return fails(judgement(value, { rules: policy, issues: [...findings(policy, value)] })) ? { issues } : { value, issues };
}
