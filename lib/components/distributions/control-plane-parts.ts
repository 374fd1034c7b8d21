import type { CompleteCluster, CompleteMachines } from '../../model/complete.ts';
import { controlPlaneName } from '../../model/names.ts';
import { splitNodeLabels } from '../../model/node-labels.ts';
import { pruneGuard } from '../guards.ts';
import type { Reference } from '../machine-template.ts';
import { section } from '../section.ts';

/** What control planes of either kind are called; with the guard against pruning. */
export const controlPlaneMetadata = ({ name, namespace }: CompleteCluster, annotations: Readonly<Record<string, string>> = {}) => ({
  name: controlPlaneName(name),
  namespace,
  labels: { 'cluster.x-k8s.io/cluster-name': name },
  annotations: { ...annotations, ...pruneGuard },
});

/** `spec.machineTemplate`, the same in either kind: the labels that reach nodes through their Machines, the template, the timeouts. */
export const machineTemplateOf = ({ controlPlane }: CompleteCluster, template: Reference) => ({
  ...section('metadata', section('labels', splitNodeLabels(controlPlane.labels).machine)),
  spec: { infrastructureRef: template, deletion: deletion(controlPlane) },
});

/** How long the deletion of a Machine may wait; a change rolls nothing. */
export const deletion = ({ timeouts }: CompleteMachines) => ({
  nodeDrainTimeoutSeconds: timeouts.nodeDrainSeconds,
  nodeVolumeDetachTimeoutSeconds: timeouts.volumeDetachSeconds,
  nodeDeletionTimeoutSeconds: timeouts.nodeDeletionSeconds,
});
