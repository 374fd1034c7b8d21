import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../model/issue.ts';
import { isWaiting, takeLock } from './lock.ts';
import { distIssue, environmentOf, type Places, placesOf } from './places.ts';
import { removeTree, typeAt } from './tree.ts';

/** `clean`: nothing was left. `tidied`: leftovers removed. `restored`: the former folder has its name back. `stuck`: only a person can tell. */
export type Recovery = 'clean' | 'tidied' | 'restored' | 'stuck';

/**
 * Undoes what a stopped run left behind, for every environment below `root`; each command calls it first. What a running process holds is left alone.
 *
 * @returns one sentence for each environment where something was found, sorted; none where there is no `dist` yet.
 */
export function recover(root: string): string[] {
  if (typeAt(root) === undefined) return [];
  const left = new Map<string, string[]>();
  for (const entry of readdirSync(root).sort()) {
    const environment = environmentOf(entry);
    if (environment !== undefined) left.set(environment, [...(left.get(environment) ?? []), entry]);
  }
  return [...left].flatMap(([environment, entries]) => recoverEnvironment(placesOf(root, environment), root, entries));
}

function recoverEnvironment(places: Places, root: string, entries: readonly string[]): string[] {
  const lock = takeLock(places.lock);
  if ('heldBy' in lock) return [];
  try {
    for (const entry of entries) {
      if (/-lock\.[0-9]+$/.test(entry) && !isWaiting(entry)) rmSync(join(root, entry), { recursive: true, force: true });
    }
    const recovery = restore(places);
    return [`${places.environment}: ${sentences[recovery].replaceAll('FOLDER', places.shown)}`];
  } finally {
    lock.release();
  }
}

const sentences = {
  clean: 'an earlier run was stopped; FOLDER is whole',
  tidied: 'an earlier run was stopped; FOLDER is whole, and what the run left beside it was removed',
  restored: 'an earlier run was stopped while it replaced FOLDER; the folder was put back as it was before that run',
  stuck: 'an earlier run was stopped while it replaced FOLDER, and somebody has made the folder again since; both were left as they are',
};

/**
 * Reads from the names alone how far a stopped run came, and brings the environment back to one whole folder. To be called with the lock held.
 *
 * | there is | the run was stopped | so |
 * | --- | --- | --- |
 * | staging | while building | staging goes |
 * | old and staging, no folder | between the two renames | old gets its name back, staging goes |
 * | old and folder | after the renames | old goes |
 * | gone | while removing the former folder | gone goes |
 * | old, staging and folder | between the renames, and the folder was made by hand since (`git checkout`) | nothing: old may hold the only copy of hand-kept files |
 */
export function restore({ folder, staging, old, gone }: Places): Recovery {
  const found = { folder: exists(folder), staging: exists(staging), old: exists(old), gone: exists(gone) };
  if (found.gone) removeTree(gone);
  if (found.old && found.folder && found.staging) return 'stuck';
  if (found.old && !found.folder) renameSync(old, folder);
  if (found.staging) removeTree(staging);
  if (found.old && found.folder) retire(old, gone);
  if (found.old && !found.folder) return 'restored';
  return found.staging || found.old || found.gone ? 'tidied' : 'clean';
}

/** Removes the former folder. It is renamed first: half of it must never be taken for the whole. */
export function retire(old: string, gone: string): void {
  renameSync(old, gone);
  removeTree(gone);
}

/** What a write says where `restore` is stuck. */
export const stuck = (places: Places): Issue =>
  distIssue(places, '', 'two-folders', {
    got: `this folder and, from a stopped run, ${places.old}`,
    must: 'be the only one',
    fix: `copy your own files out of ${places.old}, then delete it`,
    why: 'The folder was made again after a run had been stopped while replacing it; hand-kept files may be in the older one only.',
  });

const exists = (path: string): boolean => typeAt(path) !== undefined;
