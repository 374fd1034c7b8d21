import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { ObjectId } from '../model/issue.ts';
import type { KubeObject } from '../model/object.ts';

/** An object as it stands in a file of `dist`. */
export interface Written {
  /** With the folder of `dist`: `dist/dev/clusters/payments/cluster.yaml`. */
  readonly file: string;
  /** Relative to the environment's folder: `clusters/payments/cluster.yaml`. */
  readonly within: string;
  readonly object: KubeObject;
}

/** Which object an issue is about. */
export const objectId = ({ file, object: { apiVersion, kind, metadata } }: Written): ObjectId => ({
  file,
  apiVersion,
  kind,
  ...(metadata.namespace === undefined ? {} : { namespace: metadata.namespace }),
  name: metadata.name,
});

/** The environments of a `dist` folder: its folders, hidden ones left out, in the order of code units. */
export const environmentsIn = (dist: string): readonly string[] =>
  readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

/**
 * Every object of an environment, file by file in the order of code units.
 *
 * @throws A file that is no YAML, or a document that is no object with `apiVersion`, `kind` and `metadata.name`; the message names the file.
 */
export function writtenObjects(dist: string, environment: string): readonly Written[] {
  const folder = join(dist, environment);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ya?ml|json)$/.test(file));
  return files.sort().flatMap((within) => {
    const file = join(folder, within);
    return documents(readFileSync(file, 'utf8'), file).map((object) => ({ file, within, object }));
  });
}

function documents(text: string, file: string): readonly KubeObject[] {
  return [...parseAllDocuments(text)].flatMap((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${file}: ${error.message.split('\n')[0]}`);
    const value: unknown = document.toJS();
    if (value === null) return [];
    if (!isObject(value)) throw new Error(`${file}: a document must be a Kubernetes object with apiVersion, kind and metadata.name`);
    return [value];
  });
}

/** The least that makes a Kubernetes object; what else it holds, the API server judges. */
function isObject(value: unknown): value is KubeObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { apiVersion, kind, metadata } = value as Partial<Record<string, unknown>>;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string' || typeof metadata !== 'object' || metadata === null) return false;
  return typeof (metadata as { name?: unknown }).name === 'string';
}
