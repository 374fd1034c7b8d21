// Takes out what the ConfigMaps of ClusterResourceSets bring to workload clusters.
//
//   node .ci/payloads.mjs ENVIRONMENT FOLDER
//
// Writes the texts of each ConfigMap of an environment's folder that a ClusterResourceSet names to a file of FOLDER, and prints how many.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';

const [environment = '', folder = ''] = process.argv.slice(2);
const files = readdirSync(environment, { recursive: true }).filter(
  (file) => /(^|\/)addons(\.yaml$|\/.*\.yaml$)/.test(file) && !/(^|\/)gitops\//.test(file),
);
const objects = files.sort().flatMap((file) => loadAll(readFileSync(join(environment, file), 'utf8')));
const maps = new Map(
  objects.filter(({ kind }) => kind === 'ConfigMap').map((map) => [`${map.metadata.namespace}/${map.metadata.name}`, map]),
);
let written = 0;
for (const { kind, metadata, spec } of objects) {
  if (kind !== 'ClusterResourceSet') continue;
  for (const { kind: type, name } of spec.resources) {
    if (type !== 'ConfigMap') continue;
    const map = maps.get(`${metadata.namespace}/${name}`);
    if (map === undefined) throw new Error(`the set ${metadata.name} names the ConfigMap ${name}, which is not there`);
    const texts = Object.keys(map.data)
      .sort()
      .map((key) => map.data[key]);
    writeFileSync(join(folder, `${metadata.namespace}-${name}.yaml`), texts.join('\n---\n'));
    written++;
  }
}
if (written === 0) throw new Error(`no ClusterResourceSet below ${environment} names a ConfigMap`);
console.log(`${written} ConfigMaps`);
