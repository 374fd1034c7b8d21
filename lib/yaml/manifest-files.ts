import { belongsTo, type ManifestDocument, type ManifestFault, type ManifestFile } from '../model/addons/manifests.ts';
import type { Fleet } from '../model/fleet.gen.ts';
import { show } from '../model/issue.ts';
import { namedFiles } from '../model/named-files.ts';
import type { KubeObject } from '../model/object.ts';
import { printPath } from '../model/path.ts';
import type { ProjectFiles } from '../model/project-files.ts';
import { onceForText } from '../model/remembered.ts';
import { type Document, parseDocuments } from './documents.ts';
import { firstFault } from './json.ts';
import { printedBytes } from './printed.ts';
import { unsafeNumber } from './unsafe-number.ts';

/** The texts of the files that a fleet names, with those among them read that are manifests. Never throws. */
export function withManifests(fleet: Fleet, texts: ReadonlyMap<string, string>): ProjectFiles {
  const sources = [...new Set(namedFiles(fleet).flatMap(({ as, name }) => (as === 'manifests' ? [name] : [])))];
  const named = [...texts].filter(([file]) => sources.some((source) => belongsTo(source, file)));
  return Object.assign(new Map(texts), { manifests: new Map(named.map(([file, text]) => [file, manifestFile(file)(text)])) });
}

/** Environments of one project share most of their files. */
const manifestFile = onceForText((file) => onceForText((text) => readFile(file, text)));

/** Every object of a text, as kubectl would apply it: a `kind: List` and a JSON array are taken apart, which Cluster API would not do with a List (capi 6). */
function readFile(file: string, text: string): ManifestFile {
  const documents: ManifestDocument[] = [];
  const faults: ManifestFault[] = [];
  for (const { value, issues, document } of parsed(file, text)) {
    for (const { got = '', must, fix, origin } of issues) {
      const line = origin?.line === undefined ? '' : `:${origin.line}`;
      faults.push({ got: `${got} in ${file}${line}`, must, ...(fix === undefined ? {} : { fix }) });
    }
    if (issues.length > 0) continue;
    for (const object of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const fault = faultOf(object, file, document);
      if (fault) faults.push(fault);
      else documents.push({ file, object: object as KubeObject, bytes: printedBytes(object as KubeObject) });
    }
  }
  return { documents, faults };
}

/** Readers go down a value by calling themselves, so one that is nested ten thousand deep ends the stack. */
function parsed(file: string, text: string): readonly Document[] {
  try {
    return parseDocuments(file, text);
  } catch {
    const issue = {
      code: 'vet/unreadable',
      severity: 'error',
      path: [],
      got: 'a text that cannot be read',
      must: 'be nested less deeply',
    } as const;
    return [{ file, document: 0, issues: [issue] }];
  }
}

function faultOf(value: unknown, file: string, document: number): ManifestFault | undefined {
  const where = `in ${file}`;
  const nth = `document ${document + 1} ${where}`;
  if (!isMap(value)) return { got: `${show(value)} as ${nth}`, must: 'be an object with `apiVersion`, `kind` and `metadata.name`' };
  const { apiVersion, kind, metadata } = value;
  if (typeof apiVersion === 'string' && apiVersion.startsWith('kustomize.config.k8s.io/')) {
    const fix = 'keep what `kubectl kustomize` prints, and leave the kustomization out of this folder';
    return { got: `a kustomization ${where}`, must: 'be manifests: Capstan runs no kustomize', fix };
  }
  if (!isText(apiVersion) || !isText(kind) || !isMap(metadata) || !isText(metadata['name'])) {
    return { got: `${nth}, which lacks one`, must: 'have `apiVersion`, `kind` and `metadata.name`, as texts' };
  }
  return whole(value, metadata, `${show(kind)} ${show(metadata['name'])} ${where}`);
}

/** What no server could read, of an object that says what it is. */
function whole(value: Section, metadata: Section, named: string): ManifestFault | undefined {
  if (Object.hasOwn(value, 'sops')) {
    const fix = 'deliver credentials by `addons.credentials`, or from a Secret store that the cluster itself reads';
    return { got: `${named}, encrypted by SOPS`, must: 'be plain: nothing decrypts it in the cluster', fix };
  }
  const { namespace } = metadata;
  if (namespace !== undefined && !isText(namespace))
    return { got: `${named}: ${show(namespace)}`, must: 'have a text as `metadata.namespace`' };
  for (const field of ['labels', 'annotations']) {
    const [key] = Object.entries(isMap(metadata[field]) ? metadata[field] : {}).find(([, text]) => typeof text !== 'string') ?? [];
    if (key !== undefined)
      return { got: `${named}: no text in ${field} at ${show(key)}`, must: `have texts in its ${field}`, fix: 'put the value into quotes' };
  }
  const odd = firstFault(value) ?? unsafeNumber(value);
  return odd && { got: `${named}: ${odd.found} at \`${printPath(odd.path)}\``, must: 'hold only what JSON can say without loss' };
}

type Section = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isMap = (value: unknown): value is Section => typeof value === 'object' && value !== null && !Array.isArray(value);
