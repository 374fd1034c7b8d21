import type { CompleteCluster, CompleteFleet, CompleteMachines, CompleteNodePool } from '../model/complete.ts';
import { bundleText, fileText } from '../model/file-text.ts';
import type { Path } from '../model/path.ts';
import { onceForObject, onceForText } from '../model/remembered.ts';

/** 65,535 characters of base64 hold 49,149 bytes (captf 11.2, M6). */
export const limit = 49149;

/** What one thing takes of the user data, in bytes. */
export interface Part {
  readonly what: string;
  readonly bytes: number;
}

/** Keys, certificates and head of a first control plane, as Cluster API v1.14.2 renders them. */
const certificates = { 'RSA-2048': 12300, 'RSA-3072': 17000, 'RSA-4096': 21800, 'ECDSA-P256': 3900, 'ECDSA-P384': 4500 } as const;
const kubeadmConfiguration = 1700;
/** Of a worker without anything of its own: join configuration, two arguments of kubelet, a placeholder file. */
const worker = 1230;
const perFile = 60;
const anchors = '/usr/local/share/ca-certificates/capstan/.crt';
const perLine = 6;
const perArgument = 40;

/** The user data of one group of machines. */
interface UserData {
  readonly parts: readonly Part[];
  readonly bytes: number;
  readonly path: Path;
}

const reckoned = new WeakMap<CompleteFleet, readonly UserData[]>();

/** The user data of every group of machines, estimated as Cluster API v1.14 renders it; Secrets count as nothing, since their size is not known. */
export function everyUserData(fleet: CompleteFleet): readonly UserData[] {
  const before = reckoned.get(fleet);
  if (before !== undefined) return before;
  const all = fleet.clusters.flatMap((cluster) => {
    const shared = sharedParts(cluster);
    return [cluster.controlPlane, ...cluster.nodePools].map((machines) => {
      const parts = [...shared, ...own(cluster, machines)];
      return { parts, bytes: parts.reduce((sum, part) => sum + part.bytes, 0), path: machines.path };
    });
  });
  reckoned.set(fleet, all);
  return all;
}

/** The three largest parts, for a message. */
export const largest = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => b.bytes - a.bytes || (a.what < b.what ? -1 : 1))
    .slice(0, 3)
    .map(({ what, bytes }) => `${what} (${bytes})`)
    .join(', ');

function sharedParts({ trustedCAs, users, ntpServers, distribution }: CompleteCluster): Part[] {
  const keys = users.flatMap((user) => [user.name, user.sudo ?? '', ...user.sshAuthorizedKeys]);
  return [
    ...trustedCAs.map(({ name, pem }) => ({ what: `the trusted CA '${name}'`, bytes: fileBytes(`${anchors}${name}`, bundleText(pem)) })),
    ...(trustedCAs.length === 0 ? [] : [{ what: 'the command that trusts the CAs', bytes: 350 }]),
    { what: 'users', bytes: keys.reduce((sum, text) => sum + Buffer.byteLength(text) + 16, 0) },
    { what: 'time servers', bytes: ntpServers.reduce((sum, text) => sum + text.length + 8, 0) },
    { what: "kubelet's arguments on every machine", bytes: argumentBytes(distribution.kubelet?.extraArgs) },
  ];
}

function own(cluster: CompleteCluster, machines: CompleteMachines): Part[] {
  const { boot, before, after } = machines.commands;
  const isControlPlane = machines === cluster.controlPlane;
  const { apiServer, controllerManager, scheduler, etcd, encryptionAlgorithm = 'RSA-2048' } = cluster.distribution;
  const args = [apiServer, controllerManager, scheduler, etcd].map((program) => argumentBytes(program?.extraArgs));
  return [
    ...(isControlPlane
      ? [
          { what: `certificates (${encryptionAlgorithm})`, bytes: certificates[encryptionAlgorithm] },
          { what: "kubeadm's configuration", bytes: kubeadmConfiguration + args.reduce((sum, bytes) => sum + bytes, 0) },
        ]
      : [{ what: 'what every worker has', bytes: worker }]),
    { what: "kubelet's arguments, labels and taints", bytes: nodeBytes(machines) },
    ...machines.files.map(({ target, content, owner }) => ({
      what: `the file ${target}`,
      bytes: typeof content === 'string' ? fileBytes(`${target}${owner}`, content) : perFile,
    })),
    { what: 'commands', bytes: [...boot, ...before, ...after].reduce((sum, text) => sum + commandBytes(text), 0) },
  ];
}

const fileBytes = (head: string, text: string): number => pastedBytes(text) + head.length + perFile;

/** As the bootstrap provider pastes a file: every line indented, or one line of base64. */
const pastedBytes = onceForText((text) => {
  const { content } = fileText(text);
  return Buffer.byteLength(content) + content.split('\n').length * perLine;
});

/** Commands are printed in quotes, so a quote or a line end in them takes two bytes. */
const commandBytes = onceForText((text) => Buffer.byteLength(JSON.stringify(text)) + 5);

/** What one group of machines adds to kubelet's arguments, and its taints. */
function nodeBytes(machines: CompleteMachines & Partial<Pick<CompleteNodePool, 'taints' | 'maxPods' | 'kubeletExtraArgs'>>): number {
  const { labels, taints = [], maxPods, kubeletExtraArgs } = machines;
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return (
    argumentBytes(pairs.length === 0 ? undefined : { 'node-labels': pairs.join(',') }) +
    argumentBytes(maxPods === undefined ? undefined : { 'max-pods': String(maxPods) }) +
    argumentBytes(kubeletExtraArgs) +
    taints.reduce((sum, { key, value, effect }) => sum + key.length + value.length + effect.length + perArgument, 0)
  );
}

const argumentBytes = (args: Readonly<Record<string, string>> | undefined): number => (args === undefined ? 0 : listBytes(args));

/** Clusters that take their arguments from `clusterDefaults` share the very object. */
const listBytes = onceForObject((args: Readonly<Record<string, string>>) =>
  Object.entries(args).reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value) + perArgument, 0),
);
