import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiObject, type ApiObjectProps, App, Chart } from 'cdk8s';
import type { Manifest } from '../lib/model/object.ts';

/** Plain cdk8s on the same objects: a chart a cluster, as its users write it, then `App.synth()`. `plain-cdk8s.ts <objects> <out>` */
const [objects = '', outdir = ''] = process.argv.slice(2);
const app = new App({ outdir });
for (const part of readdirSync(objects)) {
  const chart = new Chart(app, part.slice(0, -'.json'.length), { disableResourceNameHashes: true });
  const manifests = JSON.parse(readFileSync(join(objects, part), 'utf8')) as readonly Manifest[];
  for (const [i, object] of manifests.flatMap((manifest) => manifest.objects).entries()) {
    new ApiObject(chart, `object-${i}`, object as ApiObjectProps);
  }
}
app.synth();
