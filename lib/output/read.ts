import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue, Result } from '../model/issue.ts';
import type { KubeObject, Manifest } from '../model/object.ts';
import { parseOwned, record } from './ownership.ts';
import { distIssue, type Places, placesOf } from './places.ts';
import { scan } from './tree.ts';

/**
 * The text of every file that Capstan owns in `dist/<env>`, by its path there, sorted. Files that the record lists and somebody has deleted, or replaced by
 * a link, are left out; so are those that `keep` does not want, for whoever compares and need not hold two copies of an environment. Where there is no
 * environment yet, or no record, the value is empty.
 */
export function readOwned(
  root: string,
  environment: string,
  keep: (file: string, text: string) => boolean = () => true,
): Result<ReadonlyMap<string, string>> {
  const places = placesOf(root, environment);
  const tree = scan(places.folder);
  if (tree.get(record) !== 'file') return { value: new Map(), issues: [] };
  const { files, issues } = parseOwned(readFileSync(join(places.folder, record), 'utf8'), places);
  const there = files.filter((file) => tree.get(file) === 'file').sort();
  const value = new Map<string, string>();
  for (const file of there) {
    const text = readFileSync(join(places.folder, file), 'utf8');
    if (keep(file, text)) value.set(file, text);
  }
  return { value, issues };
}

/**
 * Reads the YAML files among `texts` back to objects; other files are passed over. A file that is no YAML, or holds something that is no object, is an
 * issue and is left out whole. The reader is loaded by the first call that has something to read, since it is slow to load and slow to run: pass what differs.
 */
export async function parseManifests(texts: ReadonlyMap<string, string>, places: Places): Promise<Result<Manifest[]>> {
  const files = [...texts].filter(([file]) => file.endsWith('.yaml'));
  const issues: Issue[] = [];
  const value: Manifest[] = [];
  if (files.length === 0) return { value, issues };
  const { parseAllDocuments } = await import('yaml');
  for (const [file, text] of files) {
    const objects: KubeObject[] = [];
    const wrong: string[] = [];
    for (const document of parseAllDocuments(text, { prettyErrors: true })) {
      const object: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 100 }) : undefined;
      if (document.errors[0] !== undefined) wrong.push(document.errors[0].message.split('\n')[0] ?? '');
      else if (isObject(object)) objects.push(object);
      else if (object !== null) wrong.push('a document without `apiVersion`, `kind` or `metadata.name`');
    }
    if (wrong[0] === undefined) value.push({ file, objects });
    else issues.push(unreadable(places, file, wrong[0]));
  }
  return { value, issues };
}

/** `dist/<env>` as objects, file by file; what `readOwned` and `parseManifests` say together. */
export async function readEnvironment(root: string, environment: string): Promise<Result<Manifest[]>> {
  const owned = readOwned(root, environment);
  const parsed = await parseManifests(owned.value ?? new Map(), placesOf(root, environment));
  return { value: parsed.value ?? [], issues: [...owned.issues, ...parsed.issues] };
}

function isObject(value: unknown): value is KubeObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { apiVersion, kind, metadata } = value as Readonly<Record<string, unknown>>;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string' || typeof metadata !== 'object' || metadata === null) return false;
  const { name, namespace } = metadata as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && (namespace === undefined || typeof namespace === 'string');
}

/** The reader's words may quote a line of the file, so only the first, which has none, is passed on. */
const unreadable = (places: Places, file: string, got: string): Issue =>
  distIssue(places, file, 'file-unreadable', {
    got,
    must: 'hold Kubernetes objects as YAML',
    fix: 'restore the file from git',
    why: 'Without it nobody can tell what the environment held before.',
  });
