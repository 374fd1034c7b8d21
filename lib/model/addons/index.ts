import type { CompleteCinderCSI } from './cinder-csi.ts';
import type { CompleteCloudConf } from './cloud-conf.ts';
import type { CompleteCloudControllerManager } from './cloud-controller-manager.ts';
import type { CompleteClusterAutoscaler } from './cluster-autoscaler.ts';
import type { CompleteAddonCredentials } from './credentials.ts';
import type { CompleteManifests } from './manifests.ts';
import type { CompleteManilaCSI } from './manila-csi.ts';

/** What runs in one cluster beside Kubernetes; absent is not installed. */
export interface CompleteAddons {
  readonly credentials?: CompleteAddonCredentials;
  /** Raised by people when the controllers are to read their credential again. */
  readonly credentialRevision: number;
  /** The configuration that the next two read. */
  readonly cloudConf?: CompleteCloudConf;
  readonly cloudControllerManager?: CompleteCloudControllerManager;
  readonly cinderCSI?: CompleteCinderCSI;
  readonly manilaCSI?: CompleteManilaCSI;
  readonly clusterAutoscaler?: CompleteClusterAutoscaler;
  readonly manifests: readonly CompleteManifests[];
}
