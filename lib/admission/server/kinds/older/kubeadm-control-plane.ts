import type { Behaviour } from '../../behaviour.ts';
import { partitionTypeExpression } from '../kubeadm-config.ts';
import { kubeadmControlPlane } from '../kubeadm-control-plane.ts';
import { type Move, moved, returned, withGroup, withoutHollow } from './moves.ts';

const config = ['spec', 'kubeadmConfigSpec'];
const ref = 'spec.machineTemplate.infrastructureRef';

const moves: readonly Move[] = [
  [ref, 'spec.machineTemplate.spec.infrastructureRef'],
  ['spec.machineTemplate.taints', 'spec.machineTemplate.spec.taints'],
  ['spec.rolloutBefore', 'spec.rollout.before'],
  ['spec.rolloutStrategy', 'spec.rollout.strategy'],
  ['spec.machineNamingStrategy', 'spec.machineNaming'],
];

/** What the webhook fills in or rewrites, by its older path. */
const rewritten: readonly Move[] = [
  ['spec.replicas', 'spec.replicas'],
  ['spec.version', 'spec.version'],
  ['spec.rolloutStrategy', 'spec.rollout.strategy'],
];

/**
 * `controlplane.cluster.x-k8s.io/v1beta1`. The two health check timeouts are one there, so they always agree.
 *
 * @see kubernetes-sigs/cluster-api: controlplane/kubeadm/webhooks/conversion/kubeadmcontrolplane.go, v1.14.2
 */
export const olderKubeadmControlPlane: Behaviour = {
  expressions: [partitionTypeExpression(config)],
  older: {
    current: kubeadmControlPlane,
    converted: (object) => moved(withGroup(withoutHollow(object, [...config, 'ignition']), ref), moves),
    returned: (object, defaulted) => returned(object, defaulted, rewritten),
    references: [ref.split('.')],
  },
};
