import { auditPolicyKey } from '../../../model/audit-policy.ts';
import type { Kubeadm } from '../../../model/fleet.gen.ts';

const policyFolder = '/etc/kubernetes/audit';
const logFolder = '/var/log/kubernetes/audit';
const policy = `${policyFolder}/policy.yaml`;

/** The audit policy's file on control-plane machines, from its Secret; none without a policy. */
export const auditPolicyFile = ({ auditPolicySecret }: Kubeadm) =>
  auditPolicySecret === undefined
    ? []
    : [
        {
          path: policy,
          owner: 'root:root',
          permissions: '0600',
          contentFrom: { secret: { name: auditPolicySecret, key: auditPolicyKey } },
        },
      ];

/**
 * What the API server needs to audit by that policy: arguments, which a fleet's own win over, and the two folders. A folder is mounted and not the
 * file, since a file that is replaced keeps its old content in the pod (addons 4.4).
 */
export function auditedServer({ auditPolicySecret }: Kubeadm) {
  if (auditPolicySecret === undefined) return { args: {}, extraVolumes: [] };
  const args = {
    'audit-policy-file': policy,
    'audit-log-path': `${logFolder}/audit.log`,
    'audit-log-maxage': '30',
    'audit-log-maxbackup': '10',
    'audit-log-maxsize': '100',
  };
  const extraVolumes = [
    { name: 'audit-log', hostPath: logFolder, mountPath: logFolder, pathType: 'DirectoryOrCreate' },
    { name: 'audit-policy', hostPath: policyFolder, mountPath: policyFolder, readOnly: true, pathType: 'DirectoryOrCreate' },
  ];
  return { args, extraVolumes };
}
