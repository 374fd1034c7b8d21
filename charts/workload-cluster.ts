import type { App } from 'cdk8s';
import { WorkloadCluster } from '../lib/components/cluster.ts';
import { ControlPlane } from '../lib/components/control-plane.ts';
import { NodePool } from '../lib/components/node-pool.ts';
import type { CompleteCluster, CompleteFleet } from '../lib/model/complete.ts';
import { FileChart } from './file-chart.ts';

/** One workload cluster: a file for the cluster, one for its control plane, one for each node pool. */
export function workloadClusterCharts(app: App, fleet: CompleteFleet, cluster: CompleteCluster): void {
  const folder = `clusters/${cluster.name}`;
  new WorkloadCluster(new FileChart(app, `${folder}/cluster.yaml`), 'cluster', { fleet, cluster });
  new ControlPlane(new FileChart(app, `${folder}/control-plane.yaml`), 'control-plane', { fleet, cluster });
  for (const pool of cluster.nodePools)
    new NodePool(new FileChart(app, `${folder}/node-pool-${pool.name}.yaml`), 'node-pool', { fleet, cluster, pool });
}
