import type { Change } from '../changes/change.ts';
import type { Issue } from '../model/issue.ts';
import type { Placed } from '../model/placed.ts';
import { delivering, deliveringKinds, withUnchanged } from '../output/delivering.ts';
import { differingObjects, differingTexts } from '../output/differing.ts';
import { placesOf } from '../output/places.ts';
import { guardedKinds, removals } from '../output/removal.ts';
import type { Project } from './project.ts';

/** A fresh synth of an environment, beside the `dist` that it would replace. */
export interface Synth {
  readonly project: Project;
  /** The `dist` folder. */
  readonly root: string;
  readonly environment: string;
  /** The texts of the files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The values of `--allow-removal`. */
  readonly allowed: readonly string[];
}

/**
 * What would be lost, and what cannot be changed, if a synth took the place of what is in `dist`. Costs a comparison of texts where nothing differs: the rest
 * is loaded, and the files read, only where something does.
 */
export async function stopsOf({ project, root, environment, files, allowed }: Synth): Promise<readonly Issue[]> {
  const texts = differingTexts(root, environment, files);
  if (texts.value === undefined || texts.value.was.size === 0) return texts.issues;
  const [{ changeableKinds, changes }, { stops }, { payloadStops }, { payloadChanges }, { judging }, { knownSchemas }] = await Promise.all([
    import('../changes/changes.ts'),
    import('../changes/stops.ts'),
    import('../changes/payloads/stops.ts'),
    import('../changes/payloads/payload-changes.ts'),
    import('../admission/server/judge.ts'),
    import('./known-schemas.ts'),
  ]);
  const judge = judging(knownSchemas(project.root, project.root));
  const places = placesOf(root, environment);
  const found: Change[] = [];
  const deliveries = { was: [] as Placed[], now: [] as Placed[] };
  const { value: alone = { was: [], now: [] }, issues } = await differingObjects(
    texts.value,
    { root, environment, kinds: [...guardedKinds, ...changeableKinds, ...deliveringKinds] },
    ({ was, now }) => {
      found.push(...changes(was, now, judge));
      deliveries.was.push(...delivering(was));
      deliveries.now.push(...delivering(now));
    },
  );
  // What moved to another folder is compared as well.
  found.push(...changes(alone.was, alone.now, judge));
  const { was, now } = await withUnchanged(deliveries, texts.value, files, places);
  return [
    ...texts.issues,
    ...issues,
    ...removals(alone, places.shown, allowed),
    ...stops(found, places.shown, allowed),
    ...(was.length === 0 ? [] : payloadStops(payloadChanges(was, now, await opener()), places.shown, allowed)),
  ];
}

/** Reads payloads. Loaded where one differs, since the reader of YAML is slow to load. */
const opener = async () => (await import('../changes/payloads/open.ts')).openPayload;
