import type { Behaviour } from '../../behaviour.ts';
import { storedDuration } from '../../go-duration.ts';
import { type Section, textAt, withAt } from '../../section.ts';
import { machineHealthCheck, ownConditions } from '../machine-health-check.ts';
import { type Move, moved, returned } from './moves.ts';

const moves: readonly Move[] = [
  ['spec.maxUnhealthy', 'spec.remediation.triggerIf.unhealthyLessThanOrEqualTo'],
  ['spec.unhealthyMachineConditions', 'spec.checks.unhealthyMachineConditions'],
];

/** `cluster.x-k8s.io/v1beta1`. @see kubernetes-sigs/cluster-api: api/core/v1beta1/conversion.go, v1.14.2 */
export const olderMachineHealthCheck: Behaviour = {
  expressions: [
    {
      at: ['spec', 'unhealthyMachineConditions', '*', 'type'],
      holds: (type) => !ownConditions.includes(String(type)),
      must: `not be one of ${ownConditions.join(', ')}`,
    },
  ],
  older: {
    current: machineHealthCheck,
    converted: (object) => withTimeout(moved(object, moves)),
    returned: (object, defaulted) => returned(object, defaulted, [['metadata.labels', 'metadata.labels']]),
    references: [],
  },
};

/** A duration as whole seconds; the fraction is cut off. */
function withTimeout(object: Section): Section {
  const match = /^(-?)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s)?$/.exec(
    storedDuration(textAt(object, ['spec', 'nodeStartupTimeout'])) ?? '',
  );
  if (!match || match[0] === '') return object;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return withAt(object, ['spec', 'checks', 'nodeStartupTimeoutSeconds'], sign === '-' ? -total : total);
}
