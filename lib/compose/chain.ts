import type { Path } from '../model/path.ts';
import type { Layer } from './layers.ts';
import { isSection } from './merge.ts';

/** One place that says something about a value. */
export interface Link {
  /** Relative to the project; absent where it could not be told. */
  readonly file?: string;
  /** Where it is written: the path asked for, the same below `clusterDefaults`, or a value above that was written whole. */
  readonly path: Path;
  /** What is written there; absent where an entry is removed, or where the value above has no such field. */
  readonly value?: unknown;
  /** The one whose value counts. Of a section, which is merged of all, none. */
  readonly wins: boolean;
}

/**
 * Everything that the layers, in outline, say about the value at a path, weakest first: what `clusterDefaults` say counts less than what the cluster says,
 * whichever file wrote it; within each, the older file counts less. The last link wins, unless it removed a cluster's own value: then the last of
 * `clusterDefaults` does, if there is one.
 */
export function chainOf(layers: readonly Layer[], path: Path): readonly Link[] {
  const [root, name, ...rest] = path;
  const own = linksAt(layers, path);
  const shared = root === 'clusters' && name !== undefined && rest.length > 0 ? linksAt(layers, ['clusterDefaults', ...rest]) : [];
  const winner = [own.at(-1), shared.at(-1)].find((link) => link !== undefined && Object.hasOwn(link, 'value'));
  return [...shared, ...own].map((link) => ({ ...link, wins: link === winner && !isSection(link.value) }));
}

type Written = Omit<Link, 'wins'>;

function linksAt(layers: readonly Layer[], path: Path): readonly Written[] {
  return layers.flatMap(({ file, value }): readonly Written[] => {
    const found = written(value, path);
    return found === undefined ? [] : [{ ...(file === undefined ? {} : { file }), ...found }];
  });
}

/** What one layer says of a path; `undefined` where it says nothing. */
function written(root: unknown, path: Path): Pick<Link, 'path' | 'value'> | undefined {
  let here = root;
  for (const [depth, key] of path.entries()) {
    if (depth > 0 && !isSection(here) && !hasKey(here, key)) return { path: path.slice(0, depth) };
    if (!hasKey(here, key)) return undefined;
    here = (here as Readonly<Record<string | number, unknown>>)[key];
  }
  // In outline, `null` is `remove`.
  return here === null ? { path } : { path, value: here };
}

const hasKey = (value: unknown, key: string | number): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, key);
