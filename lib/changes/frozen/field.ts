import type { KubeObject } from '../../model/object.ts';
import type { Path } from '../../model/path.ts';

/** What stands around a field, before a change or after it. */
export interface Surroundings {
  readonly object: KubeObject;
  /** The infrastructure cluster that a Cluster refers to; for any other object, and where the reference leads nowhere, the object itself. */
  readonly infrastructure: KubeObject;
}

/** A field that cannot change once its cluster exists, although the API server takes the change. */
export interface FrozenField {
  /** `group/Kind`; versions do not count. */
  readonly type: string;
  readonly path: Path;
  /** In people's words, for `docs/changes.md`. */
  readonly label: string;
  /** What counts where the field is absent, or `''`; by default nothing does. `null` is a value of its own. */
  readonly absent?: unknown;
  /** The part of a value that counts; by default the whole. */
  readonly part?: (value: unknown) => unknown;
  /** Whether a change harms; by default every change does. */
  readonly counts?: (was: Surroundings, now: Surroundings) => boolean;
  /** One sentence: what would happen. */
  readonly why: string;
  /** Where the fact stands, by the short names of `docs/sources.md`. */
  readonly source: string;
}
