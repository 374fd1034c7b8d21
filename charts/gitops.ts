import type { App } from 'cdk8s';
import { ExactObject } from '../lib/components/exact-object.ts';
import { kustomization } from '../lib/components/kustomization.ts';
import type { CompleteCluster, CompleteFleet } from '../lib/model/complete.ts';
import { FileChart } from './file-chart.ts';

/** What Flux is pointed at for the identity, which comes before every cluster. */
export function identityGitopsChart(app: App, fleet: CompleteFleet): void {
  new ExactObject(new FileChart(app, 'gitops/identity.yaml'), 'kustomization', kustomization(fleet, 'identity', 'identity', []));
}

/** What Flux is pointed at for one cluster: each by itself, so that one that fails holds up no other. */
export function clusterGitopsChart(app: App, fleet: CompleteFleet, { name }: CompleteCluster): void {
  new ExactObject(
    new FileChart(app, `gitops/cluster-${name}.yaml`),
    'kustomization',
    kustomization(fleet, `cluster-${name}`, `clusters/${name}`, ['identity']),
  );
}
