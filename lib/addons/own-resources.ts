import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import type { KubeObject } from '../model/object.ts';
import { printManifest } from '../yaml/print.ts';
import { clusterFactsObject } from './cluster-facts.ts';
import { clusterLabels } from './credentials/label.ts';
import { resourceSet } from './resource-set.ts';

/** What no other cluster gets: a ClusterResourceSet of its own with the ConfigMap of its facts and the Secret of that name, which is made elsewhere. */
export function ownResources(fleet: CompleteFleet, cluster: CompleteCluster, secret: string): readonly KubeObject[] {
  const { namespace } = cluster;
  const name = `${cluster.name}-addons`;
  const resources = [{ kind: 'ConfigMap', name } as const, { kind: 'Secret', name: secret } as const];
  return [
    resourceSet({ name, namespace, labels: clusterLabels(cluster), resources }),
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name, namespace },
      data: { 'cluster.yaml': printManifest([clusterFactsObject(fleet, cluster)]) },
    },
  ];
}
