import type { Judge } from '../admission/server/judge.ts';
import { same } from '../admission/server/section.ts';
import type { Path } from '../model/path.ts';
import type { Placed } from '../model/placed.ts';
import type { Change, Update } from './change.ts';
import { frozenChanges } from './frozen.ts';
import { refusedChanges } from './refused.ts';
import { keyOf, sideOf } from './side.ts';
import { versionChanges } from './versions.ts';
import { isWatched, watchedKinds } from './watched.ts';

/** The kinds of which a change may be one that cannot be made; a file without any of them need not be read. Of frozen and versioned kinds each is watched too. */
export const changeableKinds: readonly string[] = watchedKinds;

/**
 * Every change that cannot be made, of objects that are in both: what the server takes and what then breaks or does nothing, versions that skip or go back,
 * and with `judge` what the server refuses. Objects are the same by group, kind, namespace and name, wherever they stand. In the order of the old objects;
 * linear in their number. Pure.
 */
export function changes(old: Iterable<Placed>, fresh: Iterable<Placed>, judge?: Judge): readonly Change[] {
  const [was, now] = [sideOf(old), sideOf(fresh)];
  return [...was.values()].flatMap((before) => {
    const after = now.get(keyOf(before.object));
    if (after === undefined || same(before.object, after.object)) return [];
    const update: Update = { was: before, now: after };
    const versions = versionChanges(update, now);
    const refused =
      judge === undefined || !isWatched(update) ? [] : refusedChanges(update, judge).filter(({ issue }) => !isTold(issue.path, versions));
    return [...versions, ...refused, ...frozenChanges(update, was, now).filter(({ issue }) => !isTold(issue.path, refused))];
  });
}

/** Whether somebody has spoken of a field, or of one above or below it. */
const isTold = (path: Path, told: readonly Change[]): boolean =>
  told.some(({ issue }) => path.every((key, index) => index >= issue.path.length || issue.path[index] === key));
