import { may } from '../access.ts';
import type { PolicyRule } from '../kubernetes.ts';

/**
 * `system:cloud-controller-manager`. Of upstream's table these are left out: ServiceAccounts and their tokens, and the role of the node controller, which
 * only `--use-service-account-credentials=true` needs; and every Secret of the cluster, which was for the same and which no line of the controller
 * reads: its own is mounted.
 *
 * @see addons 1.4: manifests/controller-manager/cloud-controller-manager-roles.yaml, the same from 1.34 to 1.36; for Secrets `pkg/openstack/` and `pkg/util/`
 */
export const managerRole: readonly PolicyRule[] = [
  may('get create update', 'coordination.k8s.io', 'leases'),
  may('create patch update', '', 'events'),
  may('*', '', 'nodes'),
  may('patch', '', 'nodes/status'),
  may('list patch update watch', '', 'services'),
  may('patch', '', 'services/status'),
  may('*', '', 'persistentvolumes'),
  may('create get list watch update', '', 'endpoints'),
  may('get list watch', '', 'configmaps'),
];
