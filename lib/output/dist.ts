import { mkdirSync, renameSync } from 'node:fs';
import type { Issue } from '../model/issue.ts';
import { takeLock } from './lock.ts';
import { distIssue, type Places, placesOf } from './places.ts';
import { keptState, type Plan, planOf } from './plan.ts';
import { restore, retire, stuck } from './recover.ts';
import { buildStaging } from './stage.ts';
import { removeTree, typeAt } from './tree.ts';

/** What a write did; nothing at all where there are issues. */
export interface WriteReport {
  readonly environment: string;
  /** Whether the folder was replaced: by other files, or by another record of them. */
  readonly changed: boolean;
  /** Files that are new or have other bytes, relative to `dist/<env>`, sorted. */
  readonly written: readonly string[];
  /** Files of an earlier synth that are no longer made, sorted. */
  readonly removed: readonly string[];
  /** The number of files that stayed as they were. */
  readonly unchanged: number;
  /** Why nothing was written. */
  readonly issues: readonly Issue[];
}

/** How often the build starts again because hand-kept files changed under it. */
const attempts = 3;

/**
 * Makes `dist/<env>` hold exactly `files`, beside what is kept there by hand. The new folder is built aside and takes the old one's name by two renames; a
 * run that is killed at any moment leaves the old folder, the new one, or what `recover` puts back. Where nothing would change, nothing is touched.
 *
 * @param root the `dist` folder; made if it is missing. `files` maps paths below `dist/<env>`, with `/`, to their text.
 * @throws TypeError for an environment's or a file's name that leaves its folder; Error of the file system (a full disk). `dist/<env>` is then as
 * it was; or new, if it was the removal of the former folder that failed.
 */
export function writeEnvironment(root: string, environment: string, files: ReadonlyMap<string, string>): WriteReport {
  const places = placesOf(root, environment);
  const first = planOf(places, files);
  if (first.done) return report(places, first, false);
  mkdirSync(root, { recursive: true });
  const lock = takeLock(places.lock);
  if ('heldBy' in lock) return refused(places, [locked(places, lock.heldBy)]);
  try {
    if (restore(places) === 'stuck') return refused(places, [stuck(places)]);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const plan = planOf(places, files);
      if (plan.issues.length > 0) return refused(places, plan.issues);
      if (plan.done) return report(places, plan, false);
      if (replace(places, files, plan)) return report(places, plan, true);
    }
    return refused(places, [changing(places)]);
  } finally {
    lock.release();
  }
}

/** False where hand-kept files changed while the new folder was built; the old one is then untouched. */
function replace(places: Places, files: ReadonlyMap<string, string>, plan: Plan): boolean {
  const { folder, staging, old, gone } = places;
  try {
    buildStaging(places, files, plan);
    if (keptState(places) !== plan.state) {
      removeTree(staging);
      return false;
    }
    const replaces = typeAt(folder) !== undefined;
    if (replaces) renameSync(folder, old);
    renameSync(staging, folder);
    if (replaces) retire(old, gone);
    return true;
  } catch (error) {
    restore(places);
    throw error;
  }
}

const report = ({ environment }: Places, { written, removed, same }: Plan, changed: boolean): WriteReport => ({
  environment,
  changed,
  written,
  removed,
  unchanged: same.size,
  issues: [],
});

const refused = ({ environment }: Places, issues: readonly Issue[]): WriteReport => ({
  environment,
  changed: false,
  written: [],
  removed: [],
  unchanged: 0,
  issues,
});

const locked = (places: Places, pid: number): Issue =>
  distIssue(places, '', 'locked', {
    got: `process ${pid}, which is writing it`,
    must: 'be written by one run at a time',
    fix: `wait until that run has ended; if process ${pid} is no run of Capstan, delete ${places.lock}`,
    why: 'Two runs at once would replace the folder under each other.',
  });

const changing = (places: Places): Issue =>
  distIssue(places, '', 'changing', {
    got: `hand-kept files that changed ${attempts} times while the new folder was built`,
    must: 'hold still for the moment of the swap',
    fix: 'stop what writes there, then run again',
    why: 'A file that is saved during the swap could be lost.',
  });
