import type { Behaviour } from '../behaviour.ts';
import { isIntOrPercent } from '../int-or-percent.ts';
import { readSelector } from '../label-selector.ts';
import { isSection, numberAt, type Section, sectionAt, textAt, withAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';

const clusterLabel = 'cluster.x-k8s.io/cluster-name';
const path = (...keys: string[]): string[] => ['spec', ...keys];

/** `unhealthyMachineConditions[].type` that Cluster API writes itself, so that a check on it would chase its own tail. */
export const ownConditions = ['Ready', 'Available', 'HealthCheckSucceeded', 'OwnerRemediated', 'ExternallyRemediated'];

/** @see kubernetes-sigs/cluster-api: core/webhooks/admission/machinehealthcheck.go, v1.14.2 */
export const machineHealthCheck: Behaviour = {
  mutating: true,
  defaults: (object) => {
    const cluster = textAt(object, path('clusterName'));
    const label = sectionAt(object, ['metadata', 'labels'])[clusterLabel];
    const labelled = label === cluster ? object : withAt(object, ['metadata', 'labels', clusterLabel], cluster);
    const timeout = path('checks', 'nodeStartupTimeoutSeconds');
    return { object: numberAt(object, timeout) === undefined ? withAt(labelled, timeout, 600) : labelled, faults: [] };
  },
  expressions: [
    {
      at: path('checks', 'unhealthyMachineConditions', '*', 'type'),
      holds: (type) => !ownConditions.includes(String(type)),
      must: `not be one of ${ownConditions.join(', ')}`,
    },
  ],
  validate: (object, old) => [
    ...selectorFaults(object),
    ...(old !== undefined && textAt(old, path('clusterName')) !== textAt(object, path('clusterName'))
      ? [fault('immutable', path('clusterName'), textAt(object, path('clusterName')), `stay '${textAt(old, path('clusterName'))}'`)]
      : []),
    ...startupFaults(numberAt(object, path('checks', 'nodeStartupTimeoutSeconds'))),
    ...triggerFaults(sectionAt(object, path('remediation', 'triggerIf'))['unhealthyLessThanOrEqualTo']),
  ],
};

function selectorFaults(object: Section): Fault[] {
  const given = sectionAt(object, path('selector'));
  const at = path('selector');
  const selector = readSelector(given);
  const faults = typeof selector === 'string' ? [fault('selector', at, given, selector)] : [];
  if (typeof selector !== 'string' && selector.isEmpty)
    faults.push(fault('selector', at, given, 'select something: an empty one selects no machine'));
  const labels = given['matchLabels'];
  const other = isSection(labels) && Object.hasOwn(labels, clusterLabel) ? labels[clusterLabel] : undefined;
  if (other !== undefined && other !== textAt(object, path('clusterName'))) {
    faults.push(fault('selector', at, other, `name no other cluster than '${textAt(object, path('clusterName'))}' in ${clusterLabel}`));
  }
  return faults;
}

const startupFaults = (seconds: number | undefined): Fault[] =>
  seconds === undefined || seconds === 0 || seconds >= 30
    ? []
    : [fault('too-short', path('checks', 'nodeStartupTimeoutSeconds'), seconds, 'be at least 30, or 0 to turn this check off')];

const triggerFaults = (limit: unknown): Fault[] =>
  limit === undefined || isIntOrPercent(limit)
    ? []
    : [
        fault(
          'percentage',
          path('remediation', 'triggerIf', 'unhealthyLessThanOrEqualTo'),
          limit,
          "be a whole number or a whole percentage, as '40%'",
        ),
      ];
