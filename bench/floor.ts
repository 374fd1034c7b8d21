import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KubeObject, Manifest } from '../lib/model/object.ts';
import { printManifest } from '../lib/yaml/print.ts';

/** The floor: objects that lie there as JSON are printed and written, nothing else. `floor.ts <json|yaml> <objects> <out>` */
const [how = '', objects = '', out = ''] = process.argv.slice(2);
const print = how === 'json' ? (list: readonly KubeObject[]): string => JSON.stringify(list, undefined, 2) : printManifest;
const folders = new Set<string>();
for (const part of readdirSync(objects)) {
  for (const { file, objects: list } of JSON.parse(readFileSync(join(objects, part), 'utf8')) as readonly Manifest[]) {
    const folder = join(out, dirname(file));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(join(out, file), print(list));
  }
}
