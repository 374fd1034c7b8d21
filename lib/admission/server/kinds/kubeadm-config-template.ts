import type { Behaviour } from '../behaviour.ts';
import { kubeadmConfigExpressions, kubeadmConfigFaults } from './kubeadm-config.ts';
import { templateMetadataFaults } from './template-metadata.ts';

const config = ['spec', 'template', 'spec'];

/** @see kubernetes-sigs/cluster-api: bootstrap/kubeadm/webhooks/admission/kubeadmconfigtemplate.go, v1.14.2 */
export const kubeadmConfigTemplate: Behaviour = {
  mutating: true,
  expressions: kubeadmConfigExpressions(config),
  validate: (object) => [...kubeadmConfigFaults(object, config), ...templateMetadataFaults(object, ['spec', 'template', 'metadata'])],
};
