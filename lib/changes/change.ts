import { textAt } from '../admission/server/section.ts';
import type { Issue } from '../model/issue.ts';
import { type Name, type Placed, placedId } from '../model/placed.ts';

/** An object that is in both, with other content. */
export interface Update {
  readonly was: Placed;
  readonly now: Placed;
}

/** A change that cannot be made. */
export interface Change extends Update {
  /** The cluster that would have to be another one; the object itself where it belongs to none. */
  readonly cluster: Name;
  /** `object` is the new one, `path` a path in it. */
  readonly issue: Issue;
}

/** What is to be said of a change; the rest follows from the objects. */
export type Words = Pick<Issue, 'code' | 'path' | 'got' | 'must' | 'fix' | 'why'>;

/** Puts words about an object into the form of an issue. */
export const changeOf = (update: Update, words: Words): Change => ({
  ...update,
  cluster: clusterOf(update),
  issue: { ...words, severity: 'error', object: placedId(update.now) },
});

/** The cluster of an object, by what Cluster API reads it from. @see capi 4, 7, 18 */
export function clusterOf({ now: { object } }: Update): Name {
  const { name, namespace } = object.metadata;
  const cluster =
    textAt(object, ['spec', 'clusterName']) || textAt(object, ['metadata', 'labels', 'cluster.x-k8s.io/cluster-name']) || name;
  return { name: cluster, ...(namespace === undefined ? {} : { namespace }) };
}
