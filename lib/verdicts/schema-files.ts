import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaOf } from '../admission/server/kind.ts';
import type { SchemaNode } from '../model/schema.ts';

/** The schemas of a folder such as `schemas`: each is read when it is first asked for, and remembered. A missing file is a kind without a schema. */
export function schemaFiles(folder: string): SchemaOf {
  const known = new Map<string, SchemaNode | undefined>();
  return (apiVersion, kind) => {
    const key = `${apiVersion}/${kind}`;
    if (!known.has(key)) known.set(key, read(folder, apiVersion, kind));
    return known.get(key);
  };
}

function read(folder: string, apiVersion: string, kind: string): SchemaNode | undefined {
  const slash = apiVersion.indexOf('/');
  const [group, version] = slash < 0 ? ['core', apiVersion] : [apiVersion.slice(0, slash), apiVersion.slice(slash + 1)];
  for (const place of ['crds', 'builtin']) {
    try {
      return JSON.parse(readFileSync(join(folder, place, group, `${kind}.${version}.json`), 'utf8')) as SchemaNode;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}
