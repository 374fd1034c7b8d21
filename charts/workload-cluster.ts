import type { App } from 'cdk8s';
import { WorkloadCluster } from '../lib/components/cluster.ts';
import { ClusterAddons, hasOwnAddons } from '../lib/components/cluster-addons.ts';
import { ClusterAutoscaler } from '../lib/components/cluster-autoscaler.ts';
import { ControlPlane } from '../lib/components/control-plane.ts';
import { ExactObject } from '../lib/components/exact-object.ts';
import { NodePool } from '../lib/components/node-pool.ts';
import type { CompleteCluster, CompleteFleet } from '../lib/model/complete.ts';
import { FileChart } from './file-chart.ts';

/**
 * One workload cluster: a file for the cluster, one for its control plane, one for each node pool, and one for what its add-ons need of their own. A Secret
 * that SOPS has encrypted is a file by itself, copied to the byte.
 */
export function workloadClusterCharts(app: App, fleet: CompleteFleet, cluster: CompleteCluster): void {
  const folder = `clusters/${cluster.name}`;
  new WorkloadCluster(new FileChart(app, `${folder}/cluster.yaml`), 'cluster', { fleet, cluster });
  if (cluster.addons.clusterAutoscaler !== undefined)
    new ClusterAutoscaler(new FileChart(app, `${folder}/autoscaler.yaml`), 'autoscaler', { fleet, cluster });
  new ControlPlane(new FileChart(app, `${folder}/control-plane.yaml`), 'control-plane', { fleet, cluster });
  for (const pool of cluster.nodePools)
    new NodePool(new FileChart(app, `${folder}/node-pool-${pool.name}.yaml`), 'node-pool', { fleet, cluster, pool });
  if (!hasOwnAddons(cluster)) return;
  new ClusterAddons(new FileChart(app, `${folder}/addons.yaml`), 'addons', { fleet, cluster });
  const { credentials } = cluster.addons;
  if (credentials?.type !== 'sopsFile' || credentials.object === undefined) return;
  new ExactObject(new FileChart(app, `${folder}/credentials.yaml`, credentials.text), 'credentials', credentials.object);
}
