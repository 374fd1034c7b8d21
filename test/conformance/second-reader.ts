import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { manifests } from '../../charts/app.ts';
import { bundle } from '../../lib/cli/bundle.mjs';
import { environmentsIn } from '../../lib/cli/project.ts';
import { compose } from '../../lib/compose/compose.ts';
import { layersOf } from '../../lib/compose/layers.ts';
import { resolve } from '../../lib/compose/resolve.ts';
import type { Fleet } from '../../lib/model/fleet.gen.ts';
import { identity, type KubeObject } from '../../lib/model/object.ts';

/**
 * `node lib/cli/run.mjs test/conformance/second-reader.ts`, in the project's folder: `kubectl kustomize`, whose YAML reader is Go's, reads each
 * `dist/<env>` and must find, object by object, exactly what the charts hold. Prints how many objects it compared.
 */
const root = resolvePath('.');

/** What the charts of an environment hold, before anything prints it. */
async function charted(environment: string): Promise<readonly KubeObject[]> {
  const { fleet = '' } = await bundle({ root, entries: { fleet: `overlays/${environment}/fleet.ts` } });
  const overlay = ((await import(pathToFileURL(fleet).href)) as { default: unknown }).default;
  const complete = resolve(environment, compose(layersOf(overlay)).value as Fleet);
  if (complete.value === undefined) throw new Error(`${environment}: its fleet is not complete`);
  return manifests(complete.value).flatMap(({ objects }) => objects);
}

/** What kubectl finds in the folder; it wants one file that lists the others, so it gets a copy. */
function kubectlReads(environment: string): readonly KubeObject[] {
  const copy = mkdtempSync(join(tmpdir(), 'capstan-second-reader-'));
  try {
    cpSync(join(root, 'dist', environment), copy, { recursive: true });
    const resources = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ya?ml$/.test(file));
    writeFileSync(join(copy, 'kustomization.yaml'), JSON.stringify({ resources: resources.sort() }));
    const text = execFileSync('kubectl', ['kustomize', copy], { encoding: 'utf8', maxBuffer: 2 ** 30 });
    return parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as KubeObject);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

let wrong = 0;
let compared = 0;
for (const environment of environmentsIn(root)) {
  const read = new Map(kubectlReads(environment).map((object) => [identity(object), object]));
  const objects = await charted(environment);
  for (const object of objects) {
    compared++;
    const same = isDeepStrictEqual(read.get(identity(object)), JSON.parse(JSON.stringify(object)));
    if (same) continue;
    wrong++;
    console.error(`${environment}: ${identity(object)} ${read.has(identity(object)) ? 'reads differently' : 'is not there'}`);
  }
  if (read.size === objects.length) continue;
  wrong++;
  console.error(`${environment}: kubectl reads ${read.size} objects, the charts hold ${objects.length}`);
}
console.log(`${compared} objects compared, ${wrong} differ`);
process.exitCode = wrong > 0 || compared === 0 ? 1 : 0;
