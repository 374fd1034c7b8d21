import { ApiObject, App } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { withSubstituteGuard } from '../lib/components/guards.ts';
import type { CompleteFleet } from '../lib/model/complete.ts';
import type { KubeObject, Manifest } from '../lib/model/object.ts';
import { addonCharts } from './addons.ts';
import { FileChart } from './file-chart.ts';
import { clusterGitopsChart, identityGitopsChart } from './gitops.ts';
import { identityCharts } from './identity.ts';
import { requiredSecretsChart } from './required-secrets.ts';
import { workloadClusterCharts } from './workload-cluster.ts';

/** Every object of an environment, by file, sorted by file name. */
export const manifests = (fleet: CompleteFleet): Manifest[] =>
  [...manifestsInParts(fleet)].flat().sort((a, b) => (a.file < b.file ? -1 : 1));

/**
 * The same in parts: first what the environment shares, then each cluster by itself, drawn when it is asked for. Objects take many times the memory
 * of their text, so whoever is done with one part before the next works on thousands of clusters as on one.
 *
 * Each part is a tree of cdk8s's; its `App.synth()` is not used, since its time grows with the square of the number of charts and its YAML does
 * not keep every text.
 */
export function* manifestsInParts(fleet: CompleteFleet): Generator<readonly Manifest[]> {
  yield part((app) => {
    identityGitopsChart(app, fleet);
    identityCharts(app, fleet);
    addonCharts(app, fleet);
    requiredSecretsChart(app, fleet);
  });
  for (const cluster of fleet.clusters) {
    yield part((app) => {
      clusterGitopsChart(app, fleet, cluster);
      workloadClusterCharts(app, fleet, cluster);
    });
  }
}

function part(draw: (app: App) => void): Manifest[] {
  const app = new App();
  draw(app);
  return app.node.children
    .filter((child): child is FileChart => child instanceof FileChart)
    .map((chart) => drawn(chart, objects(chart, [])));
}

const drawn = ({ file, text }: FileChart, found: readonly KubeObject[]): Manifest =>
  text === undefined ? { file, objects: found.map(withSubstituteGuard) } : { file, objects: found, text };

function objects(construct: IConstruct, found: KubeObject[]): readonly KubeObject[] {
  if (ApiObject.isApiObject(construct)) found.push(construct.toJson() as KubeObject);
  for (const child of construct.node.children) objects(child, found);
  return found;
}
