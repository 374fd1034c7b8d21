import type { Behaviour } from '../../behaviour.ts';
import { cluster } from '../cluster.ts';
import { ownConditions } from '../machine-health-check.ts';
import { moved, withGroup } from './moves.ts';

const refs = ['spec.controlPlaneRef', 'spec.infrastructureRef'];
const ownCondition = {
  holds: (type: unknown) => !ownConditions.includes(String(type)),
  must: `not be one of ${ownConditions.join(', ')}`,
};

/** `cluster.x-k8s.io/v1beta1`. @see kubernetes-sigs/cluster-api: core/webhooks/conversion/cluster.go, v1.14.2 */
export const olderCluster: Behaviour = {
  expressions: [
    { at: ['spec', 'topology', 'controlPlane', 'machineHealthCheck', 'unhealthyMachineConditions', '*', 'type'], ...ownCondition },
    {
      at: ['spec', 'topology', 'workers', 'machineDeployments', '*', 'machineHealthCheck', 'unhealthyMachineConditions', '*', 'type'],
      ...ownCondition,
    },
  ],
  older: {
    current: cluster,
    converted: (object) => moved(refs.reduce(withGroup, object), [['spec.topology.class', 'spec.topology.classRef.name']]),
    returned: (object) => object,
    references: refs.map((path) => path.split('.')),
  },
};
