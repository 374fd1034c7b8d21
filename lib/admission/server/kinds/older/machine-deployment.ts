import type { Behaviour } from '../../behaviour.ts';
import { machineDeployment } from '../machine-deployment.ts';
import { type Move, moved, returned, withGroup } from './moves.ts';

const refs = ['spec.template.spec.bootstrap.configRef', 'spec.template.spec.infrastructureRef'];

const moves: readonly Move[] = [
  ['spec.strategy', 'spec.rollout.strategy'],
  ['spec.strategy.remediation', 'spec.remediation'],
  ['spec.machineNamingStrategy', 'spec.machineNaming'],
];

/** What the webhook fills in or rewrites, by its older path. */
const rewritten: readonly Move[] = [
  ['metadata.labels', 'metadata.labels'],
  ['spec.replicas', 'spec.replicas'],
  ['spec.selector', 'spec.selector'],
  ['spec.template.metadata', 'spec.template.metadata'],
  ['spec.template.spec.version', 'spec.template.spec.version'],
];

/** `cluster.x-k8s.io/v1beta1`. @see kubernetes-sigs/cluster-api: core/webhooks/conversion/machinedeployment.go, v1.14.2 */
export const olderMachineDeployment: Behaviour = {
  older: {
    current: machineDeployment,
    converted: (object) => moved(refs.reduce(withGroup, object), moves),
    returned: (object, defaulted) => returned(object, defaulted, rewritten),
    references: refs.map((path) => path.split('.')),
  },
};
