import type { Behaviour } from '../behaviour.ts';
import { kubeadmConfigExpressions, kubeadmConfigFaults } from './kubeadm-config.ts';

/** A `KubeadmConfig` of its own; it has no defaulting webhook. @see kubernetes-sigs/cluster-api: bootstrap/kubeadm/webhooks/admission/kubeadmconfig.go, v1.14.2 */
export const kubeadmConfig: Behaviour = {
  isTyped: true,
  expressions: kubeadmConfigExpressions(['spec']),
  validate: (object) => kubeadmConfigFaults(object, ['spec']),
};
