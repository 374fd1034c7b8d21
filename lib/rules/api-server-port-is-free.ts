import { defineRule } from './rule.ts';

/** What listens on control-plane machines already (kubernetes v1.34: cmd/kubeadm/app/constants; kubelet, kube-proxy, etcd). */
const listeners = new Map([
  [22, 'SSH'],
  [2379, 'etcd'],
  [2380, 'etcd'],
  [2381, "etcd's metrics"],
  [10248, "kubelet's health"],
  [10249, "kube-proxy's metrics"],
  [10250, 'kubelet'],
  [10255, 'kubelet'],
  [10256, "kube-proxy's health"],
  [10257, 'the controller manager'],
  [10258, 'the cloud controller manager'],
  [10259, 'the scheduler'],
]);

export const apiServerPortIsFree = defineRule({
  code: 'network/port-taken',
  why: 'The API server cannot listen where another program of the machine does: kubeadm fails on the first machine, or later at random.',
  *check({ clusters }) {
    for (const { path, network, distribution } of clusters) {
      // RKE2's API servers listen on 6443, whatever the load balancer's port is.
      if (distribution.type === 'rke2') continue;
      const port = network.apiServerPort;
      const owner = port >= 30000 && port <= 32767 ? 'services of type NodePort' : listeners.get(port);
      if (owner === undefined) continue;
      yield {
        path: [...path, 'network', 'apiServerPort'],
        got: `${port}, which belongs to ${owner}`,
        must: 'be a port that nothing else on a control-plane machine uses',
        fix: 'leave it out to have 6443, or use 443',
      };
    }
  },
});
