import { isDeepStrictEqual } from 'node:util';
import { identity } from '../model/object.ts';
import type { Placed } from '../model/placed.ts';
import { type Differing, type DifferingTexts, readObjects } from './differing.ts';
import type { Places } from './places.ts';

/** The kinds that say which payload reaches which cluster. */
export const deliveringKinds: readonly string[] = ['Cluster', 'ClusterResourceSet', 'ConfigMap'];

/** The objects of these kinds: of a Cluster its name and labels alone, since those of a whole environment stand together. */
export const delivering = (objects: readonly Placed[]): readonly Placed[] =>
  objects.flatMap((each) => {
    const { apiVersion, kind, metadata } = each.object;
    if (!deliveringKinds.includes(kind)) return [];
    return [kind === 'Cluster' ? { ...each, object: { apiVersion, kind, metadata } } : each];
  });

/**
 * What delivers to clusters, before and after: `differing` are the objects of the files that differ, as `delivering` gives them; with them go those that stay
 * as they are beside a set or ConfigMap that changes, and the shared add-ons of namespaces where a Cluster asks for others than before. What is in neither is
 * the same on both sides, so nothing can be missed. Reads nothing where no set, ConfigMap or label differs.
 *
 * @param files the texts of the fresh synth, by path.
 */
export async function withUnchanged(
  differing: Differing,
  { was, now }: DifferingTexts,
  files: ReadonlyMap<string, string>,
  places: Places,
): Promise<Differing> {
  const folders = new Set([
    ...[...differing.was, ...differing.now].filter(({ object }) => object.kind !== 'Cluster').map(({ file }) => folderOf(file)),
    ...relabelled(differing).map((namespace) => `addons/${namespace}/`),
  ]);
  if (folders.size === 0) return { was: [], now: [] };
  const texts = new Map([...files].filter(([file]) => folders.has(folderOf(file)) && !now.has(file) && !was.has(file)));
  const { objects } = await readObjects(texts, deliveringKinds, places);
  const unchanged = delivering(objects);
  return { was: [...differing.was, ...unchanged], now: [...differing.now, ...unchanged] };
}

/** The namespaces of Clusters with other labels than before. */
function relabelled({ was, now }: Differing): readonly string[] {
  const labels = new Map(now.map(({ object }) => [identity(object), object.metadata.labels]));
  return was.flatMap(({ object: { metadata }, object }) => {
    const fresh = labels.get(identity(object));
    if (object.kind !== 'Cluster' || isDeepStrictEqual(metadata.labels, fresh)) return [];
    return metadata.namespace === undefined ? [] : [metadata.namespace];
  });
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
