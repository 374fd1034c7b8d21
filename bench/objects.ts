import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifests } from '../charts/app.ts';
import { bundle } from '../lib/cli/bundle.mjs';
import { resolve } from '../lib/compose/resolve.ts';
import type { Fleet } from '../lib/model/fleet.gen.ts';
import type { Manifest } from '../lib/model/object.ts';
import { environment } from './fleet.ts';

/**
 * Writes the objects of a fleet as JSON, one file for each of its clusters and one for the rest: what the floors and plain cdk8s start from, so that
 * they print exactly the objects which Capstan prints. Each file holds a list of manifests.
 */
async function writeObjects(project: string, into: string): Promise<void> {
  const { fleet = '' } = await bundle({ root: project, entries: { fleet: `overlays/${environment}/fleet.ts` } });
  const { default: value } = (await import(pathToFileURL(fleet).href)) as { default: Fleet };
  const complete = resolve(environment, value).value;
  if (complete === undefined) throw new Error('the fleet is not complete');
  const parts = new Map<string, Manifest[]>();
  for (const manifest of manifests(complete)) {
    const cluster = /^clusters\/([^/]+)\//.exec(manifest.file)?.[1] ?? 'environment';
    const part = parts.get(cluster);
    if (part) part.push(manifest);
    else parts.set(cluster, [manifest]);
  }
  mkdirSync(into, { recursive: true });
  for (const [name, part] of parts) writeFileSync(join(into, `${name}.json`), JSON.stringify(part));
}

const [project = '', into = ''] = process.argv.slice(2);
await writeObjects(project, into);
