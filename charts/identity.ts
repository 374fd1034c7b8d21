import type { App } from 'cdk8s';
import { ExactObject } from '../lib/components/exact-object.ts';
import { Identity } from '../lib/components/identity.ts';
import { namespace } from '../lib/components/namespace.ts';
import type { CompleteFleet } from '../lib/model/complete.ts';
import { FileChart } from './file-chart.ts';

/** What must be there before any cluster: the namespaces, and the identity that may act in them, with its Secret where SOPS has encrypted one. */
export function identityCharts(app: App, fleet: CompleteFleet): void {
  // A namespace may be called `constructor`, which the tree would take for its own.
  const namespaces = new FileChart(app, 'identity/namespaces.yaml');
  for (const name of [...new Set(fleet.clusters.map((cluster) => cluster.namespace))].sort())
    new ExactObject(namespaces, `namespace-${name}`, namespace(name));
  new Identity(new FileChart(app, 'identity/identity.yaml'), 'identity', fleet);
  const { credentials } = fleet.identity;
  if (credentials.type !== 'sopsFile' || credentials.object === undefined) return;
  new ExactObject(new FileChart(app, 'identity/credentials.yaml', credentials.text), 'credentials', credentials.object);
}
