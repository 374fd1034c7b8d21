import { Construct } from 'constructs';
import { addonLabels } from '../addons/index.ts';
import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import { controlPlaneName } from '../model/names.ts';
import type { Written } from '../model/object.ts';
import type { Cluster } from './crd/cluster.gen.ts';
import { distributionObjects } from './distributions/distribution.ts';
import { ExactObject } from './exact-object.ts';
import { pruneGuard } from './guards.ts';
import { terraformCluster } from './terraform-cluster.ts';

/**
 * A workload cluster and its infrastructure: `Cluster` and `TerraformCluster`, both guarded against pruning.
 *
 * `spec.controlPlaneEndpoint` and `spec.paused` are left to the provider and to people: a value in git would undo theirs at every sync.
 */
export class WorkloadCluster extends Construct {
  constructor(scope: Construct, id: string, { fleet, cluster }: { fleet: CompleteFleet; cluster: CompleteCluster }) {
    super(scope, id);
    const labelled = { ...cluster, labels: { ...cluster.labels, ...addonLabels(fleet, cluster) } };
    new ExactObject(this, 'cluster', clusterObject(labelled, distributionObjects(fleet, cluster).controlPlaneKind));
    new ExactObject(this, 'infrastructure', terraformCluster(fleet, cluster));
  }
}

const clusterObject = ({ name, namespace, labels, annotations, network }: CompleteCluster, controlPlaneKind: string): Written<Cluster> => ({
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'Cluster',
  metadata: {
    name,
    namespace,
    ...(Object.keys(labels).length === 0 ? {} : { labels }),
    annotations: { ...annotations, ...pruneGuard },
  },
  spec: {
    clusterNetwork: {
      apiServerPort: network.apiServerPort,
      pods: { cidrBlocks: network.pods },
      services: { cidrBlocks: network.services },
      serviceDomain: network.serviceDomain,
    },
    controlPlaneRef: { apiGroup: 'controlplane.cluster.x-k8s.io', kind: controlPlaneKind, name: controlPlaneName(name) },
    infrastructureRef: { apiGroup: 'infrastructure.cluster.x-k8s.io', kind: 'TerraformCluster', name },
  },
});
