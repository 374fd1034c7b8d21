import type { Issue } from '../model/issue.ts';
import type { KubeObject } from '../model/object.ts';
import { type Path, printPath, valueAt } from '../model/path.ts';
import { fullName } from '../model/placed.ts';
import type { Validator } from '../model/schema.ts';
import { readCanonical } from '../yaml/canonical.ts';
import { metadata } from './metadata.ts';
import { schema } from './schema.ts';
import { setResources } from './set-resources.ts';
import { type Finding, issueOf, kindOf, type Subject } from './subject.ts';

/** Cluster API cannot read a shorter value, and then applies nothing of the ConfigMap (capi 6). */
const leastBytes = 32;

/** Loads what is known of the kinds of objects, then answers by kind. */
export type Known = (objects: readonly KubeObject[]) => Promise<ReadonlyMap<string, Validator>>;

/**
 * Judges what ClusterResourceSets carry into workload clusters: each text of the ConfigMaps that a set among the same files names. Objects of known kinds must
 * fit their closed schemas, others may be anything. A text that stands in several namespaces is judged once.
 */
export function openPayloads(known: Known): (subjects: readonly Subject[]) => Promise<ReadonlyMap<Subject, readonly Issue[]>> {
  const judged = new Map<string, readonly Fault[]>();
  const faultsOf = async (text: string): Promise<readonly Fault[]> => {
    const faults = judged.get(text) ?? (await judge(text, known));
    judged.set(text, faults);
    return faults;
  };
  return async (subjects) => {
    const found = new Map<Subject, Issue[]>();
    for (const subject of setResources(subjects, 'ConfigMap')) {
      const issues: Issue[] = [];
      for (const [key, text] of texts(subject.object)) {
        for (const { severity, ...fault } of await faultsOf(text))
          issues.push({ ...issueOf(subject, { ...fault, path: ['data', key] }), severity });
      }
      found.set(subject, issues);
    }
    return found;
  };
}

type Fault = Omit<Finding, 'path'> & Pick<Issue, 'severity'>;

const texts = (object: KubeObject): readonly (readonly [key: string, text: string])[] =>
  Object.entries((object['data'] ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

async function judge(text: string, known: Known): Promise<readonly Fault[]> {
  const bytes = Buffer.byteLength(text);
  if (bytes < leastBytes) return [short(bytes)];
  const values = readCanonical(text) ?? (await read(text));
  if (values === undefined) return [unreadable];
  const objects = values.flat().filter(isObject);
  if (objects.length < values.flat().length) return [unreadable];
  const validators = await known(objects);
  return objects.flatMap((object) => (object.kind === 'List' ? [list] : ofObject(object, validators.get(kindOf(object)))));
}

/** The YAML reader is slow to load; what Capstan printed itself is read without it. */
async function read(text: string): Promise<readonly unknown[] | undefined> {
  const { parseDocuments } = await import('../yaml/documents.ts');
  const documents = parseDocuments('', text, { unpack: false });
  return documents.some(({ issues }) => issues.length > 0) ? undefined : documents.map(({ value }) => value);
}

/** An unknown field is dropped without a word where Cluster API applies it, so it is no more than a warning; a wrong type fails (capi 6). */
function ofObject(given: KubeObject, validator: Validator | undefined): readonly Fault[] {
  if (validator === undefined) return [];
  const object = asCreated(given);
  const name = `${object.kind} '${fullName(object.metadata)}'`;
  return [...metadata({ file: '', object, validator }), ...schema({ file: '', object, validator })].map(
    ({ path, got, ...finding }): Fault => ({
      ...finding,
      severity: finding.code === 'admission/unknown-field' ? 'warning' : 'error',
      got: `${name}: ${described(object, path, got)}`,
    }),
  );
}

const described = (object: KubeObject, path: Path, got: string | undefined): string => {
  const place = `\`${printPath(path)}\``;
  return got === undefined ? `${valueAt(object, path) === undefined ? 'no ' : ''}${place}` : `${got} at ${place}`;
};

/** What the server takes of an object: no `null`, and no `status`, which generators of manifests like to leave behind. */
function asCreated({ status: _, ...object }: KubeObject): KubeObject {
  return withoutNulls(object) as KubeObject;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, child]) => (child === null ? [] : [[key, withoutNulls(child)]])));
}

const isObject = (value: unknown): value is KubeObject =>
  typeof valueAt(value, ['apiVersion']) === 'string' &&
  typeof valueAt(value, ['kind']) === 'string' &&
  (valueAt(value, ['kind']) === 'List' || typeof valueAt(value, ['metadata', 'name']) === 'string');

const why = 'Such a payload fails in the workload cluster, again and again, and the set does not say why.';

const short = (bytes: number): Fault => ({
  code: 'admission/payload-short',
  severity: 'error',
  got: `${bytes} bytes`,
  must: `have at least ${leastBytes} bytes`,
  why: 'Cluster API cannot read a shorter value, and then applies nothing of the ConfigMap.',
});

const unreadable: Fault = {
  code: 'admission/payload-unreadable',
  severity: 'error',
  got: 'a text that is no list of objects with names',
  must: 'be YAML or JSON with an `apiVersion`, a `kind` and a name in each document',
  why,
};

const list: Fault = {
  code: 'admission/payload-list',
  severity: 'error',
  got: 'a `kind: List`',
  must: 'hold objects one by one: a List is not unpacked',
  why,
};
