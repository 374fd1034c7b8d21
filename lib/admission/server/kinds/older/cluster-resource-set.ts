import type { Behaviour } from '../../behaviour.ts';
import { clusterResourceSet } from '../cluster-resource-set.ts';

/** `addons.cluster.x-k8s.io/v1beta1`: the same shape as the newer version. */
export const olderClusterResourceSet: Behaviour = {
  older: {
    current: clusterResourceSet,
    converted: (object) => object,
    returned: (_, defaulted) => defaulted,
    references: [],
  },
};
