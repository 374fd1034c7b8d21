import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../model/issue.ts';
import { foldersOf, isInside, parseOwned, printOwned, record } from './ownership.ts';
import { distIssue, type Places } from './places.ts';
import { type EntryType, scan, type Tree, typeAt } from './tree.ts';

/** What a write would do to `dist/<env>`. */
export interface Plan {
  /** Hand-kept: all that is there and not ours. Carried over as it is. */
  readonly kept: ReadonlyMap<string, EntryType>;
  /** Names, sizes and times of all that is not ours, to see a change by. */
  readonly state: string;
  /** Files whose bytes are there already. */
  readonly same: ReadonlySet<string>;
  /** Files to write, the record not counted; sorted. */
  readonly written: readonly string[];
  /** Our files that are no longer made; sorted. */
  readonly removed: readonly string[];
  /** Whether not even the record changes. */
  readonly done: boolean;
  readonly issues: readonly Issue[];
}

/**
 * Compares `dist/<env>` with the files to be there. Only reads.
 *
 * @throws TypeError for a file name that leaves the folder or is the record's: a bug of whoever named it.
 */
export function planOf(places: Places, files: ReadonlyMap<string, string>): Plan {
  for (const file of files.keys()) if (!isInside(file)) throw new TypeError(`${JSON.stringify(file)} is no file of an environment`);
  const issues: Issue[] = [];
  const type = typeAt(places.folder);
  if (type !== undefined && type !== 'folder') issues.push(notAFolder(places, type));
  const tree = scan(places.folder);
  const before = ownedIn(places, tree, issues);
  const kept = keptOf(tree, before);
  const state = stateOf(places, kept);
  const same = new Set<string>();
  const written: string[] = [];
  for (const [file, text] of files) {
    const there = tree.get(file) === 'file' && Buffer.from(text).equals(readFileSync(join(places.folder, file)));
    if (there) same.add(file);
    else written.push(file);
  }
  for (const [file, type] of kept) if (same.has(file) && type === 'file') kept.delete(file);
  issues.push(...clashes(places, files, kept));
  const removed = before.filter((file) => tree.get(file) === 'file' && !files.has(file));
  const done = issues.length === 0 && written.length === 0 && printOwned(before) === printOwned(files.keys()) && tree.has(record);
  return { kept, state, same, written: written.sort(), removed: removed.sort(), done, issues };
}

/** What tells whether somebody changed the hand-kept entries while the new folder was built: compared with the plan's `state`. */
export function keptState(places: Places): string {
  const tree = scan(places.folder);
  return stateOf(places, keptOf(tree, ownedIn(places, tree, [])));
}

function stateOf(places: Places, kept: ReadonlyMap<string, EntryType>): string {
  const line = ([path, type]: [string, EntryType]): string => {
    if (type === 'folder') return path;
    const stats = lstatSync(join(places.folder, path), { throwIfNoEntry: false });
    return `${path}\0${type}\0${stats?.ino}\0${stats?.size}\0${stats?.mtimeMs}\0${stats?.mode}`;
  };
  return [...kept].map(line).join('\n');
}

function ownedIn(places: Places, tree: Tree, issues: Issue[]): readonly string[] {
  const type = tree.get(record);
  if (type === undefined) return [];
  if (type !== 'file') {
    issues.push(occupied(places, record, type));
    return [];
  }
  const owned = parseOwned(readFileSync(join(places.folder, record), 'utf8'), places);
  issues.push(...owned.issues);
  return owned.files;
}

/** An empty folder that no file of ours was in is hand-kept; one that our files leave empty is ours. */
function keptOf(tree: Tree, owned: readonly string[]): Map<string, EntryType> {
  const files = new Set(owned);
  const folders = new Set(owned.flatMap(foldersOf));
  const isKept = ([path, type]: [string, EntryType]): boolean =>
    path !== record && !(type === 'file' && files.has(path)) && !(type === 'folder' && folders.has(path));
  return new Map([...tree].filter(isKept));
}

/** Files to be written where something hand-kept stands, or below it, or above it. */
function* clashes(places: Places, files: ReadonlyMap<string, string>, kept: ReadonlyMap<string, EntryType>): Generator<Issue> {
  if (kept.size === 0) return;
  const above = new Set([...kept.keys()].flatMap(foldersOf));
  const told = new Set<string>();
  for (const file of files.keys()) {
    const blocked = [...foldersOf(file).filter((folder) => (kept.get(folder) ?? 'folder') !== 'folder'), file].find(
      (path) => kept.has(path) || (path === file && above.has(path)),
    );
    if (blocked === undefined || told.has(blocked)) continue;
    told.add(blocked);
    yield occupied(places, blocked, kept.get(blocked) ?? 'folder');
  }
  for (const [path, type] of kept) {
    if (type !== 'other') continue;
    yield distIssue(places, path, 'entry-unusual', {
      got: 'a socket, a pipe or a device',
      must: 'be a file, a folder or a link',
      fix: 'move it out of the folder',
      why: 'The folder is replaced whole, and such an entry cannot be carried over.',
    });
  }
}

const words = { file: 'a file', folder: 'a folder', link: 'a link', other: 'a socket, a pipe or a device' };

const occupied = (places: Places, file: string, type: EntryType): Issue =>
  distIssue(places, file, 'file-occupied', {
    got: `${words[type]} that Capstan has not made`,
    must: 'be free: a file of this environment goes there',
    fix: 'move it elsewhere; or delete it, if an earlier synth made it',
    why: `Files that ${record} does not list belong to somebody else and are never overwritten.`,
  });

const notAFolder = (places: Places, type: EntryType): Issue =>
  distIssue(places, '', 'not-a-folder', {
    got: words[type],
    must: 'be a folder',
    fix: 'move it away; the next synth makes the folder',
    why: 'Links are not followed, so that nothing outside the folder is ever changed.',
  });
