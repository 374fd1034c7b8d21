import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';
import { kubeadm } from './kubeadm/objects.ts';
import type { DistributionObjects } from './objects.ts';
import { rke2 } from './rke2/objects.ts';

/** The one place that tells the distributions apart. */
export function distributionObjects(fleet: CompleteFleet, cluster: CompleteCluster): DistributionObjects {
  const { distribution } = cluster;
  return distribution.type === 'kubeadm' ? kubeadm(fleet, cluster, distribution) : rke2(fleet, cluster, distribution);
}
