import type { ObjectId, Result } from '../model/issue.ts';
import { identity, type KubeObject, type Manifest } from '../model/object.ts';
import { type FieldChange, fieldChanges } from './fields.ts';
import { placesOf } from './places.ts';
import { parseManifests, readOwned } from './read.ts';
import { isRolling, ownsMachines, type Rollout, rolloutOf, templateKey, templatesOf } from './rollout.ts';

/** An object that is in both, with other content. */
export interface ChangedObject {
  readonly object: ObjectId;
  /** A template's name before its content, and with it the hash in its name, changed. */
  readonly formerName?: string;
  readonly fields: readonly FieldChange[];
  /** The machines that are replaced because of this change. */
  readonly rolls: readonly Rollout[];
}

/** What a synth would change in an environment, as plain data; each list sorted by kind, namespace and name. */
export interface Difference {
  /** Clusters that would go, with their machines; listed among `removed` as well. */
  readonly removedClusters: readonly ObjectId[];
  readonly removed: readonly ObjectId[];
  readonly added: readonly ObjectId[];
  readonly changed: readonly ChangedObject[];
}

/**
 * Compares object by object. Files do not count: an object that moved from one to another is the same. A template of which only the hash at the end of
 * the name and the content differ is a change of that template.
 */
export function compareManifests(before: readonly Manifest[], after: readonly Manifest[]): Difference {
  const was = byIdentity(before);
  const now = byIdentity(after);
  const gone = [...was].filter(([id]) => !now.has(id)).map(([, entry]) => entry);
  const fresh = [...now].filter(([id]) => !was.has(id)).map(([, entry]) => entry);
  const renamed = renames(gone, fresh);
  const replaced = new Set([...renamed.values()]);
  const owners = ownersByTemplate([...now].filter(([id]) => was.has(id)).map(([, { object }]) => object));
  const changed: ChangedObject[] = [];
  for (const [id, { object, file }] of now) {
    const old = was.get(id) ?? renamed.get(object);
    if (old === undefined) continue;
    const former = old.object.metadata.name;
    const renames = former === object.metadata.name ? {} : { formerName: former };
    const fields = fieldChanges(old.object, object).filter(({ path }) => !(path[0] === 'metadata' && path[1] === 'name'));
    if (fields.length === 0 && was.has(id)) continue;
    // A template that keeps its name rolls nothing, whatever changes in it: machines are compared by the name.
    const rolled = was.has(id) ? (isRolling(object, fields) ? [object] : []) : (owners.get(templateKey(object)) ?? []);
    changed.push({ object: idOf(object, file), ...renames, fields, rolls: rolled.map(rolloutOf) });
  }
  const removed = sorted(gone.filter((entry) => !replaced.has(entry)).map(({ object, file }) => idOf(object, file)));
  return {
    removedClusters: removed.filter(({ apiVersion, kind }) => kind === 'Cluster' && apiVersion.startsWith('cluster.x-k8s.io/')),
    removed,
    added: sorted(fresh.filter(({ object }) => !renamed.has(object)).map(({ object, file }) => idOf(object, file))),
    changed: changed.sort((a, b) => compareIds(a.object, b.object)),
  };
}

/** Compares a fresh synth with `dist/<env>`. Only files whose text differs are read; one that cannot be read is an issue and counts as empty. */
export async function differenceFrom(
  root: string,
  environment: string,
  files: ReadonlyMap<string, string>,
  manifests: Iterable<Manifest>,
): Promise<Result<Difference>> {
  const owned = readOwned(root, environment);
  const texts = owned.value ?? new Map<string, string>();
  const before = await parseManifests(new Map([...texts].filter(([file, text]) => files.get(file) !== text)), placesOf(root, environment));
  const after: Manifest[] = [];
  for (const manifest of manifests) if (files.get(manifest.file) !== texts.get(manifest.file)) after.push(manifest);
  return { value: compareManifests(before.value ?? [], after), issues: [...owned.issues, ...before.issues] };
}

interface Entry {
  readonly object: KubeObject;
  readonly file: string;
}

function byIdentity(manifests: readonly Manifest[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const { file, objects } of manifests) for (const object of objects) found.set(identity(object), { object, file });
  return found;
}

const hashed = /^(.+)-[a-z0-9]{8}$/;

/** New template → the one whose place it takes: the same kind, namespace and name up to the hash. Several of one name are paired in order. */
function renames(gone: readonly Entry[], fresh: readonly Entry[]): Map<KubeObject, Entry> {
  const waiting = new Map<string, Entry[]>();
  for (const entry of gone) {
    const stem = stemOf(entry.object);
    if (stem !== undefined) waiting.set(stem, [...(waiting.get(stem) ?? []), entry]);
  }
  const pairs = new Map<KubeObject, Entry>();
  for (const { object } of fresh) {
    const former = waiting.get(stemOf(object) ?? '')?.shift();
    if (former !== undefined) pairs.set(object, former);
  }
  return pairs;
}

function stemOf(object: KubeObject): string | undefined {
  const stem = object.kind.endsWith('Template') ? hashed.exec(object.metadata.name)?.[1] : undefined;
  return stem === undefined ? undefined : identity({ ...object, metadata: { ...object.metadata, name: stem } });
}

/** `Kind namespace/name` of a template → the owners of machines that clone it. */
function ownersByTemplate(objects: readonly KubeObject[]): ReadonlyMap<string, readonly KubeObject[]> {
  const owners = new Map<string, KubeObject[]>();
  for (const object of objects.filter(ownsMachines)) {
    for (const key of templatesOf(object)) owners.set(key, [...(owners.get(key) ?? []), object]);
  }
  return owners;
}

const idOf = ({ apiVersion, kind, metadata: { namespace, name } }: KubeObject, file: string): ObjectId => ({
  file,
  apiVersion,
  kind,
  ...(namespace === undefined ? {} : { namespace }),
  name,
});

const sorted = (ids: readonly ObjectId[]): ObjectId[] => [...ids].sort(compareIds);

const compareIds = (a: ObjectId, b: ObjectId): number => {
  const [x, y] = [a, b].map(({ kind, namespace = '', name, apiVersion }) => [kind, namespace, name, apiVersion].join('\0'));
  return (x ?? '') < (y ?? '') ? -1 : x === y ? 0 : 1;
};
