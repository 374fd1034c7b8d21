import type { Behaviour } from '../behaviour.ts';
import { fault } from '../verdict.ts';

/**
 * A kind that its validating webhook refuses as a whole while the feature gate ClusterTopology is off, as it is by default.
 *
 * @see kubernetes-sigs/cluster-api: core/webhooks/admission/clusterclass.go and
 *   controlplane/kubeadm/webhooks/admission/kubeadmcontrolplanetemplate.go, v1.14.2
 */
export const gated: Behaviour = {
  isTyped: true,
  validate: () => [fault('gate', ['spec'], undefined, 'be absent while the feature gate ClusterTopology is off, as it is by default')],
};
