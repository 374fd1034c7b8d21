import { inDomain } from '../model/kubernetes-names.ts';
import { isMachineLabel } from '../model/node-labels.ts';
import { defineRule, everyMachines } from './rule.ts';

/** What kubelet may set on its own node in the domains of Kubernetes (kubernetes/kubelet v0.34: well_known_labels.go). */
const allowed = new Set([
  'kubernetes.io/hostname',
  'topology.kubernetes.io/zone',
  'topology.kubernetes.io/region',
  'failure-domain.beta.kubernetes.io/zone',
  'failure-domain.beta.kubernetes.io/region',
  'beta.kubernetes.io/instance-type',
  'node.kubernetes.io/instance-type',
  'kubernetes.io/os',
  'kubernetes.io/arch',
  'beta.kubernetes.io/os',
  'beta.kubernetes.io/arch',
]);
const controlPlaneRoles = new Set(['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master']);

export const nodeLabelsAreAllowed = defineRule({
  code: 'machines/label-refused',
  why: 'kubelet ends at once for a label of Kubernetes that is not on its list, so the machine boots and never becomes a node.',
  *check(fleet) {
    for (const { cluster, machines, path } of everyMachines(fleet)) {
      for (const key of Object.keys(machines.labels)) {
        if (controlPlaneRoles.has(key) && machines !== cluster.controlPlane) {
          yield {
            path: [...path, 'labels', key],
            got: `the key '${key}'`,
            must: 'not be on a node pool: what runs on control planes alone would be put there',
            fix: "leave it out, or use another role such as 'node-role.kubernetes.io/worker'",
          };
        } else if (isRefused(key)) {
          yield {
            path: [...path, 'labels', key],
            got: `the key '${key}'`,
            must: 'lie outside `kubernetes.io` and `k8s.io`, or in `node-role.`, `node-restriction.`, `node.` or `kubelet.kubernetes.io`',
            fix: "use a domain of yours such as 'node.example.com/…'",
          };
        }
      }
    }
  },
});

const isRefused = (key: string): boolean =>
  (inDomain(key, 'kubernetes.io') || inDomain(key, 'k8s.io')) &&
  !isMachineLabel(key) &&
  !allowed.has(key) &&
  !inDomain(key, 'node.kubernetes.io') &&
  !inDomain(key, 'kubelet.kubernetes.io');
