import type { Path } from '../model/path.ts';
import { added, type Layer } from './layers.ts';
import { isSection } from './merge.ts';

/**
 * The layer that set the value at `path`: the newest one that writes it, or replaces it whole from above. For a value that nobody wrote, the
 * newest layer that wrote the nearest section around it. What a cluster does not say itself may come from `clusterDefaults`.
 */
export function layerOf(layers: readonly Layer[], path: Path): Layer | undefined {
  const reach = depth(layers, path);
  const [root, , ...rest] = path;
  if (root === 'clusters' && reach.depth < path.length && rest.length > 0) {
    const shared = depth(layers, ['clusterDefaults', ...rest]);
    if (shared.depth + 1 > reach.depth) return shared.layer;
  }
  return reach.layer;
}

function depth(layers: readonly Layer[], path: Path): { layer: Layer | undefined; depth: number } {
  let best: { layer: Layer | undefined; depth: number } = { layer: layers.at(-1), depth: -1 };
  for (const layer of layers) {
    const reached = written(layer.value, path);
    if (reached >= best.depth) best = { layer, depth: reached };
  }
  return best;
}

/** How many keys of `path` a layer writes; a value that replaces the rest whole counts as writing it all. */
function written(value: unknown, path: Path): number {
  let here = value;
  for (let i = 0; i < path.length; i++) {
    const entry = added(here);
    if (entry) here = entry.entry;
    const key = path[i] as string | number;
    if (typeof here !== 'object' || here === null) return i;
    if (!Object.hasOwn(here, key)) return isSection(here) ? i : Math.max(i, path.length - 1);
    here = (here as Record<string | number, unknown>)[key];
  }
  return path.length;
}
