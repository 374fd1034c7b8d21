import type { Behaviour } from '../../behaviour.ts';
import { partitionTypeExpression } from '../kubeadm-config.ts';
import { kubeadmConfigTemplate } from '../kubeadm-config-template.ts';
import { withoutHollow } from './moves.ts';

const config = ['spec', 'template', 'spec'];

/** `bootstrap.cluster.x-k8s.io/v1beta1`: what the webhooks look at has the same shape there. */
export const olderKubeadmConfigTemplate: Behaviour = {
  expressions: [partitionTypeExpression(config)],
  older: {
    current: kubeadmConfigTemplate,
    converted: (object) => withoutHollow(object, [...config, 'ignition']),
    returned: (object) => object,
    references: [],
  },
};
