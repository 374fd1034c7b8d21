/** Node labels, by the way they reach the node. */
export interface NodeLabels {
  /** Through kubelet's `--node-labels`, when the node registers. */
  readonly kubelet: Readonly<Record<string, string>>;
  /** Through the Machine: Cluster API copies these domains to the node, kubelet would refuse them. */
  readonly machine: Readonly<Record<string, string>>;
}

/** The domains that Cluster API syncs from Machines to Nodes (kubernetes-sigs/cluster-api v1.14: docs/book, metadata-propagation). */
export function isMachineLabel(key: string): boolean {
  const [domain = '', name] = key.split('/');
  if (name === undefined) return false;
  if (domain === 'node-role.kubernetes.io') return true;
  return ['node-restriction.kubernetes.io', 'node.cluster.x-k8s.io'].some((synced) => domain === synced || domain.endsWith(`.${synced}`));
}

export function splitNodeLabels(labels: Readonly<Record<string, string>>): NodeLabels {
  const entries = Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    kubelet: Object.fromEntries(entries.filter(([key]) => !isMachineLabel(key))),
    machine: Object.fromEntries(entries.filter(([key]) => isMachineLabel(key))),
  };
}
