import type { ClusterResourceSet } from '../components/crd/cluster-resource-set.gen.ts';
import type { Written } from '../model/object.ts';

/** Its resources are applied in their order to every Cluster of its namespace that carries the label. */
export interface SetOfResources {
  readonly name: string;
  readonly namespace: string;
  /** One label and its value; never changed under one name. */
  readonly labels: Readonly<Record<string, string>>;
  /** 1 to 100. A Secret must have the type `addons.cluster.x-k8s.io/resource-set`. */
  readonly resources: ClusterResourceSet['spec']['resources'];
}

/**
 * A ClusterResourceSet. `Reconcile` applies again when the content changes, which `ApplyOnce` would not; it must be said, since leaving it out later is
 * refused, and neither it nor the selector may ever change (capi 6). No guard against pruning: nothing leaves a workload cluster when its set goes, and
 * a set that nobody asks for any more should go, with the ConfigMaps that it owns.
 */
export const resourceSet = ({ name, namespace, labels, resources }: SetOfResources): Written<ClusterResourceSet> => ({
  apiVersion: 'addons.cluster.x-k8s.io/v1beta2',
  kind: 'ClusterResourceSet',
  metadata: { name, namespace },
  spec: { clusterSelector: { matchLabels: labels }, resources, strategy: 'Reconcile' },
});
