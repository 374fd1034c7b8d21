import type { App } from 'cdk8s';
import { delivered } from '../lib/addons/delivery.ts';
import { sharedDeliveries } from '../lib/addons/index.ts';
import { ExactObject } from '../lib/components/exact-object.ts';
import { kustomization } from '../lib/components/kustomization.ts';
import type { CompleteFleet } from '../lib/model/complete.ts';
import { FileChart } from './file-chart.ts';

/**
 * What clusters of a namespace share: a file for each add-on, with every release of it that is in use there; and what Flux is pointed at for them all. No
 * cluster waits for it: Cluster API applies a set as soon as both are there.
 */
export function addonCharts(app: App, fleet: CompleteFleet): void {
  const shared = sharedDeliveries(fleet);
  if (shared.length === 0) return;
  const gitops = new FileChart(app, 'gitops/addons.yaml');
  new ExactObject(gitops, 'kustomization', kustomization(fleet, 'addons', 'addons', ['identity']));
  for (const { namespace, addon, deliveries } of shared) {
    const file = new FileChart(app, `addons/${namespace}/${addon}.yaml`);
    for (const delivery of deliveries) {
      for (const object of delivered(delivery, namespace)) new ExactObject(file, `${object.kind}-${object.metadata.name}`, object);
    }
  }
}
