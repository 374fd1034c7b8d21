import type { NodeSelectorTerm, Toleration } from './kubernetes.ts';

/**
 * Nodes of the control plane. kubeadm labels them with an empty value and RKE2 with `true`, so only the key can be asked for (addons 1.3, case
 * BC-68).
 */
export const controlPlaneNodes: NodeSelectorTerm = {
  matchExpressions: [{ key: 'node-role.kubernetes.io/control-plane', operator: 'Exists' }],
};

const tolerates = (key: string, effect: 'NoExecute' | 'NoSchedule'): Toleration => ({ key, operator: 'Exists', effect });

/** The taints that a control-plane node keeps for its whole life (addons 1.3). */
export const lastingTaints: readonly Toleration[] = [
  tolerates('CriticalAddonsOnly', 'NoExecute'),
  tolerates('node-role.kubernetes.io/master', 'NoSchedule'),
  tolerates('node-role.kubernetes.io/control-plane', 'NoSchedule'),
  tolerates('node-role.kubernetes.io/etcd', 'NoExecute'),
];

/**
 * The taints that a node has until the cloud controller manager and a network plugin work, or while it is in trouble. The DaemonSet controller adds
 * most of them by itself; without `not-ready:NoSchedule` the cloud controller manager would wait for a network plugin that waits for it (addons 1.3).
 */
export const passingTaints: readonly Toleration[] = [
  tolerates('node.cloudprovider.kubernetes.io/uninitialized', 'NoSchedule'),
  tolerates('node.kubernetes.io/not-ready', 'NoSchedule'),
  tolerates('node.kubernetes.io/not-ready', 'NoExecute'),
  tolerates('node.kubernetes.io/unreachable', 'NoExecute'),
  tolerates('node.kubernetes.io/disk-pressure', 'NoSchedule'),
  tolerates('node.kubernetes.io/memory-pressure', 'NoSchedule'),
  tolerates('node.kubernetes.io/pid-pressure', 'NoSchedule'),
  tolerates('node.kubernetes.io/unschedulable', 'NoSchedule'),
  tolerates('node.kubernetes.io/network-unavailable', 'NoSchedule'),
];
