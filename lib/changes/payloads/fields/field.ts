import type { KubeObject } from '../../../model/object.ts';
import type { FrozenField } from '../../frozen/field.ts';

/** A field that the server of a workload cluster holds immutable, or that the cluster's controllers rely on. */
export interface LiveField extends Pick<FrozenField, 'type' | 'path' | 'label' | 'absent' | 'part' | 'source'> {
  /** Whether the server refuses a change; by default it refuses every one. */
  readonly counts?: (was: KubeObject, now: KubeObject) => boolean;
  /** Whether the values may be shown although they stand in `data`; by default they may not. */
  readonly isShown?: boolean;
  /** Follows the word "must"; absent: the field must stay as it is. */
  readonly must?: string;
  readonly fix: string;
  /** One sentence: what would happen; absent: the server refuses the patch. */
  readonly why?: string;
}

/** The way for objects that others name: the new one comes beside the old one. */
export const beside = 'set it back, and give the new value to one of another name, which comes beside the old one';

/** The way for objects that nothing is lost with. */
export const remake =
  'set it back, or give the object another name; to keep the name, delete the object in the workload cluster: Cluster API makes it again';
