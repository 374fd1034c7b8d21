import { Construct } from 'constructs';
import { clusterAutoscaler } from '../addons/cluster-autoscaler/cluster-autoscaler.ts';
import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import { ExactObject } from './exact-object.ts';

/** The Cluster Autoscaler of one cluster, beside the cluster in the management cluster; nothing where it has none. */
export class ClusterAutoscaler extends Construct {
  constructor(scope: Construct, id: string, { fleet, cluster }: { fleet: CompleteFleet; cluster: CompleteCluster }) {
    super(scope, id);
    for (const object of clusterAutoscaler(fleet, cluster)) new ExactObject(this, object.kind, object);
  }
}
