import { same } from '../../admission/server/section.ts';
import type { KubeObject } from '../../model/object.ts';
import { onceForObject } from '../../model/remembered.ts';
import { given } from '../frozen.ts';
import { keyOf, typeOf } from '../side.ts';
import { type AgainField, againFields } from './fields/again.ts';
import type { LiveField } from './fields/field.ts';
import { liveFields } from './fields/index.ts';

/** A field of a payload object that cannot change and does. */
export interface LiveChange {
  readonly field: LiveField;
  readonly was: KubeObject;
  readonly now: KubeObject;
}

/** An object that stays in a payload that changes, and cannot be patched again. */
export interface Again {
  readonly field: AgainField;
  readonly object: KubeObject;
}

/** What a payload's change to another means where it is delivered. */
export interface Pair {
  readonly frozen: readonly LiveChange[];
  readonly again: readonly Again[];
  /** Objects that are in the old payload alone, or in the new one, by `keyOf`. */
  readonly gone: ReadonlyMap<string, KubeObject>;
  readonly come: ReadonlyMap<string, KubeObject>;
}

/** The objects of a payload's text; nothing of one that cannot be read, which others refuse. */
export type Open = (text: string) => readonly KubeObject[];

/** Compares two payloads by their texts. Objects are the same by group, kind, namespace and name. Pure. */
export function pairOf(before: readonly string[], after: readonly string[], open: Open): Pair {
  const [was, now] = [before, after].map((texts) => new Map(texts.flatMap(open).map((object) => [keyOf(object), object])));
  const come = new Map(now);
  const gone = new Map(was);
  const frozen: LiveChange[] = [];
  const again: Again[] = [];
  for (const [key, old] of was ?? []) {
    const fresh = come.get(key);
    if (fresh === undefined) continue;
    gone.delete(key);
    come.delete(key);
    const found = liveChanges(old)(fresh);
    frozen.push(...found);
    const field = found.length > 0 ? undefined : againFields.find(({ type, isLeft }) => type === typeOf(fresh) && isLeft(fresh));
    if (field !== undefined) again.push({ field, object: fresh });
  }
  return { frozen, again, gone, come };
}

const fieldsOf: ReadonlyMap<string, readonly LiveField[]> = new Map(
  liveFields.map(({ type }) => [type, liveFields.filter((field) => field.type === type)]),
);

/** The fields of an object that cannot become those of another, in the order of the table; worked out once for two objects. */
export const liveChanges = onceForObject((was: KubeObject) =>
  onceForObject((now: KubeObject): readonly LiveChange[] =>
    (fieldsOf.get(typeOf(now)) ?? []).flatMap((field) =>
      same(given({ object: was }, field), given({ object: now }, field)) || field.counts?.(was, now) === false ? [] : [{ field, was, now }],
    ),
  ),
);
