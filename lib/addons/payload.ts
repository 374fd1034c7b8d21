import type { KubeObject } from '../model/object.ts';

/** What one add-on puts into workload clusters. Clusters whose payloads are equal share one. */
export interface Payload {
  /** The add-on: `cloud-controller-manager`. Part of names in the management cluster and of the label by which a Cluster asks for it. */
  readonly addon: string;
  /** Its release, such as `v1.34.1`; absent for manifests of the user's own. */
  readonly release?: string;
  /** For the workload cluster, in the order in which they are wanted. */
  readonly objects: readonly KubeObject[];
}
