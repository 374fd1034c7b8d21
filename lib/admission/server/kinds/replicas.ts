import { int32 } from '../int-or-percent.ts';
import { numberAt, type Section, sectionAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';

const size = (end: string): string => `cluster.x-k8s.io/cluster-api-autoscaler-node-group-${end}-size`;

/**
 * The number of replicas that the webhook settles on: the given one; else the old one held within the autoscaler's bounds, or their lower
 * end for a new object; 1 where the two annotations are not both there. A bound that is no whole number fails the request.
 *
 * @see kubernetes-sigs/cluster-api: core/webhooks/admission/machinedeployment.go, calculateMachineDeploymentReplicas, v1.14.2
 */
export function replicas(object: Section, old: Section | undefined): number | Fault {
  const given = numberAt(object, ['spec', 'replicas']);
  if (given !== undefined) return given;
  const annotations = sectionAt(object, ['metadata', 'annotations']);
  if (!Object.hasOwn(annotations, size('min')) || !Object.hasOwn(annotations, size('max'))) return 1;
  const bounds = ['min', 'max'].map((end) => {
    const text = annotations[size(end)];
    const path = ['metadata', 'annotations', size(end)];
    return int32(String(text)) ?? fault('annotation', path, text, "be a whole number, as '3', without blanks");
  });
  const [min = 0, max = 0] = bounds;
  if (typeof min !== 'number') return min;
  if (typeof max !== 'number') return max;
  const before = old === undefined ? undefined : numberAt(old, ['spec', 'replicas']);
  if (before === undefined || before < min) return min;
  return Math.min(before, max);
}
