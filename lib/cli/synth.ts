import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Issue, isError } from '../model/issue.ts';
import { type WriteReport, writeEnvironment } from '../output/dist.ts';
import { recover } from '../output/recover.ts';
import type { Call } from './call.ts';
import { lendManifests, scratchFolder } from './cdk8s.ts';
import { isComplete, type Outcome, overEnvironments } from './environments.ts';
import { counted, printCount } from './report.ts';
import { stopsOf } from './stops.ts';

/**
 * `capstan synth`: builds environments and swaps each that passes into `dist`. `allowed` names clusters and identities that may be dropped from there.
 * What an earlier run left half done is put right first.
 */
export async function synth(call: Call, allowed: readonly string[]): Promise<number> {
  const dist = join(call.project.root, 'dist');
  const scratch = scratchFolder(call.workingDirectory, dist);
  for (const sentence of [...recover(dist), ...orphans(dist, call)]) call.note(`${sentence}\n`);
  return overEnvironments(call, async (build) => {
    if (!isComplete(build)) return nothing(build.issues);
    const { environment, files, objects } = build;
    const issues = [...build.issues, ...(await stopsOf({ project: call.project, root: dist, environment, files, allowed }))];
    if (issues.some(isError)) return nothing(issues);
    const report = writeEnvironment(dist, environment, files);
    const all = [...issues, ...report.issues];
    if (all.some(isError)) return nothing(all);
    if (scratch !== undefined) lendManifests(scratch, build);
    return done(objects, all, report);
  });
}

const nothing = (issues: readonly Issue[]): Outcome => ({
  issues,
  summary: `${printCount(issues)}, nothing written`,
  result: { changed: false, written: [], removed: [] },
});

function done(objects: number, issues: readonly Issue[], { changed, written, removed, unchanged }: WriteReport): Outcome {
  const files = written.length + unchanged;
  const parts = [
    ...(written.length > 0 ? [`${written.length} written`] : []),
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
  ];
  return {
    issues,
    summary: `${counted(objects, 'object')} in ${counted(files, 'file')}: ${parts.join(', ')}`,
    result: { objects, files, changed, written, removed, unchanged },
  };
}

/** Folders of `dist` that no overlay makes any more. They stay, since what a GitOps engine reads is not deleted on a guess. */
function orphans(dist: string, { project }: Call): string[] {
  if (!existsSync(dist)) return [];
  const made = readdirSync(dist).filter((folder) => existsSync(join(dist, folder, '.capstan')));
  const left = made.filter((folder) => !project.environments.includes(folder) && !folder.startsWith('.')).sort();
  return left.map((folder) => `${folder}: no overlay makes dist/${folder} any more; delete the folder once its clusters are gone`);
}
