import type { KubeObject } from '../model/object.ts';
import { identity } from '../model/object.ts';
import { type Path, valueAt } from '../model/path.ts';
import type { Placed } from '../model/placed.ts';

/** The objects before a change, or after it, by `keyOf`. */
export type Side = ReadonlyMap<string, Placed>;

/** `group/Kind namespace/name`. No namespace is the namespace `default`, as the server has it. */
export function keyOf(object: KubeObject): string {
  const { name, namespace } = object.metadata;
  return identity({ ...object, metadata: { name, ...(namespace === undefined || namespace === 'default' ? {} : { namespace }) } });
}

/** `group/Kind`: versions of one group hold the same objects. */
export const typeOf = (object: KubeObject): string => keyOf(object).split(' ')[0] ?? '';

/** Of two objects with the same name the later one counts, as the server would have it. */
export const sideOf = (placed: Iterable<Placed>): Side => new Map([...placed].map((each) => [keyOf(each.object), each]));

/** The object that a reference in the same namespace names, or `undefined`. The group is the caller's, since references of v1beta1 name a version instead. */
export function referred(side: Side, owner: KubeObject, path: Path, group: string): Placed | undefined {
  const kind = valueAt(owner, [...path, 'kind']);
  const name = valueAt(owner, [...path, 'name']);
  if (typeof kind !== 'string' || typeof name !== 'string') return undefined;
  const { namespace } = owner.metadata;
  return side.get(keyOf({ apiVersion: `${group}/v1`, kind, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } }));
}
