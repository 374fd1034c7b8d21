import { textAt } from '../../../admission/server/section.ts';
import { isKept } from './again.ts';
import { type LiveField, remake } from './field.ts';

const selectors: readonly LiveField[] = ['Deployment', 'DaemonSet', 'ReplicaSet'].map((kind) => ({
  type: `apps/${kind}`,
  path: ['spec', 'selector'],
  label: 'the selector of a workload',
  fix: remake,
  source: `kubernetes Validate${kind}Update`,
}));

/** The server lets change replicas, ordinals, template, update strategy, history, retention of claims and `minReadySeconds`; these are the others. */
const statefulSets: readonly LiveField[] = [
  { path: 'selector', label: 'the selector of a workload' },
  { path: 'serviceName', label: 'the Service of a stateful set', absent: '' },
  { path: 'podManagementPolicy', label: 'the order of Pods of a stateful set', absent: 'OrderedReady' },
  { path: 'volumeClaimTemplates', label: 'the claims of a stateful set', absent: [] },
].map(({ path, ...field }) => ({
  ...field,
  type: 'apps/StatefulSet',
  path: ['spec', path],
  fix: remake,
  source: 'kubernetes ValidateStatefulSetUpdate',
}));

const mode = ['spec', 'completionMode'];

/** Of a Job that was never suspended; template and selector of one that was may change in parts until it starts. */
const ofJobs: readonly Omit<LiveField, 'type' | 'fix' | 'source'>[] = [
  { path: ['spec', 'template'], label: 'the Pods of a Job' },
  { path: ['spec', 'selector'], label: 'the selector of a Job' },
  {
    path: ['spec', 'completions'],
    label: 'the completions of a Job that is not indexed',
    absent: 1,
    counts: (_, now) => textAt(now, mode) !== 'Indexed',
  },
  { path: mode, label: 'how a Job completes', absent: 'NonIndexed' },
  { path: ['spec', 'podFailurePolicy'], label: 'when a Job fails' },
  { path: ['spec', 'backoffLimitPerIndex'], label: 'when a Job fails' },
  { path: ['spec', 'successPolicy'], label: 'when a Job succeeds' },
  { path: ['spec', 'managedBy'], label: 'the controller of a Job', absent: 'kubernetes.io/job-controller' },
];

const jobs: readonly LiveField[] = ofJobs.map(({ counts, ...field }) => ({
  ...field,
  type: 'batch/Job',
  counts: (was, now) => isKept(was) && counts?.(was, now) !== false,
  fix: remake,
  source: 'kubernetes ValidateJobSpecUpdate',
}));

export const workloadFields: readonly LiveField[] = [...selectors, ...statefulSets, ...jobs];
