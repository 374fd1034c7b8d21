import { inDomain } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';
import { everyTaint } from './walks.ts';

const roles = new Set(['node-role.kubernetes.io/master', 'node-role.kubernetes.io/control-plane']);
const exact = new Set(['node.cluster.x-k8s.io/uninitialized', 'node.cluster.x-k8s.io/outdated-revision']);

export const taintsAreFree = defineRule({
  code: 'node-pool/taint-reserved',
  why: 'Controllers set and clear these taints by themselves: one that stands from the start is taken away, or keeps every pod off the nodes for ever.',
  *check(fleet) {
    for (const { key, isControlPlane, path } of everyTaint(fleet)) {
      if (!isReserved(key) && (isControlPlane || !roles.has(key))) continue;
      yield {
        path,
        got: `the key '${key}'`,
        must: 'be a key of your own: Kubernetes, the cloud controller manager or Cluster API set this one',
        fix: "use a domain of yours such as 'example.com/dedicated'",
      };
    }
  },
});

const isReserved = (key: string): boolean =>
  exact.has(key) ||
  inDomain(key, 'node.cloudprovider.kubernetes.io') ||
  (inDomain(key, 'node.kubernetes.io') && key !== 'node.kubernetes.io/out-of-service');
