import type { CompleteCluster, CompleteMachines } from '../model/complete.ts';
import { bundleText, fileText } from '../model/file-text.ts';
import type { Written } from '../model/object.ts';
import type { KubeadmControlPlane } from './crd/kubeadm-control-plane.gen.ts';

/** The same struct in a control plane and in a worker's template. */
export type KubeadmConfig = NonNullable<Written<KubeadmControlPlane>['spec']['kubeadmConfigSpec']>;

const anchors = '/usr/local/share/ca-certificates/capstan';

/** Both families of distributions: Debian's reads the folder itself, Red Hat's wants a copy. containerd reads the trust store when it starts. */
const trustCommand =
  `if command -v update-ca-trust >/dev/null; then install -m 0644 ${anchors}/*.crt /etc/pki/ca-trust/source/anchors/ && update-ca-trust; ` +
  'else update-ca-certificates; fi && systemctl try-restart containerd';

/** What a fleet puts on machines beside Kubernetes: files, accounts, time servers, commands; empty parts are left out, as v1beta2 demands. */
export function machineConfig(cluster: CompleteCluster, { files, commands }: CompleteMachines): KubeadmConfig {
  const { trustedCAs, users, ntpServers } = cluster;
  const trust = trustedCAs.length === 0 ? [] : [trustCommand];
  return {
    ...list('files', [
      ...trustedCAs.map(({ name, pem }) => ({
        path: `${anchors}/${name}.crt`,
        owner: 'root:root',
        permissions: '0644',
        ...fileText(bundleText(pem)),
      })),
      ...files.map(({ target, content, owner, permissions, append }) => ({
        path: target,
        owner,
        permissions,
        ...(append ? { append } : {}),
        ...(typeof content === 'string' ? fileText(content) : { contentFrom: { secret: { name: content.name, key: content.key } } }),
      })),
    ]),
    ...list(
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
    ...list('bootCommands', commands.boot),
    ...list('preKubeadmCommands', [...trust, ...commands.before]),
    ...list('postKubeadmCommands', commands.after),
  };
}

const list = <F extends string, T>(field: F, items: readonly T[]): { readonly [K in F]?: readonly T[] } =>
  (items.length === 0 ? {} : { [field]: items }) as { readonly [K in F]?: readonly T[] };
