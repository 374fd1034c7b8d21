import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import type { KubeObject } from '../model/object.ts';

/**
 * What differs between clusters that share a payload: a ConfigMap in each workload cluster, from which the controllers take it as environment
 * variables. So the payload itself is the same for all of them.
 */
export const clusterFacts = {
  name: 'capstan-cluster',
  namespace: 'kube-system',
  clusterName: 'cluster-name',
  regional: 'regional',
} as const;

/**
 * `cluster-name` is what load balancers and volumes carry, so it must be the only one of its project and stay as it is: the environment's name and
 * the cluster's. `regional` says whether provider ids hold the region (addons 1.6).
 */
export const clusterFactsObject = ({ environment }: CompleteFleet, { name, providerIDFormat }: CompleteCluster): KubeObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: clusterFacts.name, namespace: clusterFacts.namespace },
  data: {
    [clusterFacts.clusterName]: `${environment}-${name}`,
    [clusterFacts.regional]: String(providerIDFormat === 'regional'),
  },
});

/** An environment variable with one of them. */
export const factVariable = (name: string, key: (typeof clusterFacts)['clusterName' | 'regional']) => ({
  name,
  valueFrom: { configMapKeyRef: { name: clusterFacts.name, key } },
});
