import type { CompleteCluster, CompleteMachines } from '../../../model/complete.ts';
import type { Written } from '../../../model/object.ts';
import { trustCommand } from '../../../model/trust.ts';
import type { KubeadmControlPlane } from '../../crd/kubeadm-control-plane.gen.ts';
import { section } from '../../section.ts';
import { type MachineFile, machineFiles } from '../machine-files.ts';

/** The same struct in a control plane and in a worker's template. */
export type KubeadmConfig = NonNullable<Written<KubeadmControlPlane>['spec']['kubeadmConfigSpec']>;

/** containerd reads the trust store when it starts. */
const trust = `${trustCommand} && systemctl try-restart containerd`;

/**
 * What a fleet puts on machines beside Kubernetes: files, accounts, time servers, commands; empty parts are left out, as v1beta2 demands.
 * `more` are files of Kubernetes' own, which stand last.
 */
export function machineConfig(cluster: CompleteCluster, machines: CompleteMachines, more: readonly MachineFile[] = []): KubeadmConfig {
  const { trustedCAs, users, ntpServers } = cluster;
  const { commands } = machines;
  return {
    ...section('files', [...machineFiles(cluster, machines), ...more]),
    ...section(
      'users',
      users.map(({ name, sshAuthorizedKeys, sudo, groups, shell }) => ({
        name,
        sshAuthorizedKeys,
        ...(sudo === undefined ? {} : { sudo }),
        ...(groups === undefined ? {} : { groups: groups.join(', ') }),
        ...(shell === undefined ? {} : { shell }),
      })),
    ),
    ...(ntpServers.length === 0 ? {} : { ntp: { enabled: true, servers: ntpServers } }),
    ...section('bootCommands', commands.boot),
    ...section('preKubeadmCommands', [...(trustedCAs.length === 0 ? [] : [trust]), ...commands.before]),
    ...section('postKubeadmCommands', commands.after),
  };
}
