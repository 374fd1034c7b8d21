import type { Issue, Result } from '../model/issue.ts';
import { identity, type Manifest } from '../model/object.ts';
import type { Placed } from '../model/placed.ts';
import { readCanonical } from '../yaml/canonical.ts';
import { type Places, placesOf } from './places.ts';
import { parseManifests, readOwned } from './read.ts';

type Texts = ReadonlyMap<string, string>;

/** The files in which `dist` and a fresh synth differ, by path: as they are, and as they would be. */
export interface DifferingTexts {
  /** Changed and vanished files. */
  readonly was: Texts;
  /** Changed and new files. */
  readonly now: Texts;
}

/** Objects of both. */
export interface Differing {
  readonly was: readonly Placed[];
  readonly now: readonly Placed[];
}

/** Compares texts alone, one file at a time: of an environment that stays as it is, nothing is kept. */
export function differingTexts(root: string, environment: string, files: Texts): Result<DifferingTexts> {
  const alike = new Set<string>();
  const { value: was = new Map<string, string>(), issues } = readOwned(root, environment, (file, text) => {
    if (files.get(file) !== text) return true;
    alike.add(file);
    return false;
  });
  if (was.size === 0) return { value: { was, now: new Map() }, issues };
  return { value: { was, now: new Map([...files].filter(([file]) => !alike.has(file))) }, issues };
}

/**
 * The objects of some kinds in the files that differ, one folder at a time, so that those of many clusters never stand together: `each` gets what a folder
 * held and would hold. The value is what has no counterpart in its folder: it goes, comes, or moves. What Capstan printed itself is read the fast way, and
 * files without an object of `kinds` not at all. An old file that cannot be read is an issue where it goes: one that is made again loses nothing that anybody
 * could name.
 */
export async function differingObjects(
  { was, now }: DifferingTexts,
  { root, environment, kinds }: { readonly root: string; readonly environment: string; readonly kinds: readonly string[] },
  each: (folder: Differing) => void,
): Promise<Result<Differing>> {
  const alone = { was: [] as Placed[], now: [] as Placed[] };
  const issues: Issue[] = [];
  if (was.size === 0) return { value: alone, issues };
  const places = placesOf(root, environment);
  const [old, fresh] = [byFolder(was), byFolder(now)];
  for (const folder of new Set([...old.keys(), ...fresh.keys()])) {
    const before = await readObjects(old.get(folder), kinds, places);
    const after = await readObjects(fresh.get(folder), kinds, places);
    issues.push(...before.issues.filter(({ origin }) => !now.has(origin?.file.slice(places.shown.length + 1) ?? '')));
    each({ was: before.objects, now: after.objects });
    alone.was.push(...without(before.objects, after.objects));
    alone.now.push(...without(after.objects, before.objects));
  }
  return { value: alone, issues };
}

/** Texts by the folder of their files. */
function byFolder(texts: Texts): ReadonlyMap<string, Texts> {
  const folders = new Map<string, Map<string, string>>();
  for (const [file, text] of texts) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const found = folders.get(folder);
    if (found) found.set(file, text);
    else folders.set(folder, new Map([[file, text]]));
  }
  return folders;
}

/** The objects of some kinds in texts, and issues where a text cannot be read. */
export async function readObjects(
  texts: Texts = new Map(),
  kinds: readonly string[],
  places: Places,
): Promise<{ objects: readonly Placed[]; issues: readonly Issue[] }> {
  const worth = new RegExp(`^kind: (?:${kinds.join('|')})$`, 'm');
  const manifests: Manifest[] = [];
  const foreign = new Map<string, string>();
  for (const [file, text] of texts) {
    if (!worth.test(text)) continue;
    const objects = readCanonical(text);
    if (objects?.every(({ metadata }) => typeof metadata?.name === 'string')) manifests.push({ file, objects });
    else foreign.set(file, text);
  }
  const { value = [], issues } = await parseManifests(foreign, places);
  const objects = [...manifests, ...value].flatMap(({ file, objects }) => objects.map((object): Placed => ({ object, file })));
  return { objects: objects.filter(({ object }) => kinds.includes(object.kind)), issues };
}

function without(objects: readonly Placed[], others: readonly Placed[]): readonly Placed[] {
  const names = new Set(others.map(({ object }) => identity(object)));
  return objects.filter(({ object }) => !names.has(identity(object)));
}
