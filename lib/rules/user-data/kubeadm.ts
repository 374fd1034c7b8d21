import type { CompleteCluster, CompleteMachines, CompleteNodePool } from '../../model/complete.ts';
import { bundleText, fileText } from '../../model/file-text.ts';
import type { Kubeadm } from '../../model/fleet.gen.ts';
import { onceForObject, onceForText } from '../../model/remembered.ts';
import { trustAnchors } from '../../model/trust.ts';
import type { Estimator, Part } from './parts.ts';

/** Keys, certificates and head of a first control plane, as Cluster API v1.14.2 renders them. */
const certificates = { 'RSA-2048': 12300, 'RSA-3072': 17000, 'RSA-4096': 21800, 'ECDSA-P256': 3900, 'ECDSA-P384': 4500 } as const;
const kubeadmConfiguration = 1700;
/** The head of the policy's file, five arguments and two mounts of the API server. */
const auditing = 900;
/** Of a worker without anything of its own: join configuration, two arguments of kubelet, a placeholder file. */
const worker = 1230;
const perFile = 60;
const perLine = 6;
const perArgument = 40;

/** What kubeadm's bootstrap provider makes, by the rendering of Cluster API v1.14. */
export const kubeadmUserData: Estimator<'kubeadm'> = (_, cluster, distribution, machines) => {
  const { encryptionAlgorithm = 'RSA-2048' } = distribution;
  const saved = machines === cluster.controlPlane ? certificates[encryptionAlgorithm] - certificates['ECDSA-P256'] : 0;
  return {
    parts: [...sharedParts(cluster), ...own(cluster, distribution, machines)],
    ...(saved === 0 ? {} : { saving: `\`encryptionAlgorithm: ECDSA-P256\` saves ${saved} bytes` }),
  };
};

/** Told once for each cluster: every group of its machines has them. */
const sharedParts = onceForObject(({ trustedCAs, users, ntpServers, distribution }: CompleteCluster): readonly Part[] => {
  const keys = users.flatMap((user) => [user.name, user.sudo ?? '', ...user.sshAuthorizedKeys]);
  return [
    ...trustedCAs.map(({ name, pem }) => ({
      what: `the trusted CA '${name}'`,
      bytes: fileBytes(`${trustAnchors}/${name}.crt`, bundleText(pem)),
    })),
    ...(trustedCAs.length === 0 ? [] : [{ what: 'the command that trusts the CAs', bytes: 350 }]),
    { what: 'users', bytes: keys.reduce((sum, text) => sum + Buffer.byteLength(text) + 16, 0) },
    { what: 'time servers', bytes: ntpServers.reduce((sum, text) => sum + text.length + 8, 0) },
    { what: "kubelet's arguments on every machine", bytes: argumentBytes(distribution.kubelet?.extraArgs) },
  ];
});

function own(cluster: CompleteCluster, distribution: Kubeadm, machines: CompleteMachines): readonly Part[] {
  const { boot, before, after } = machines.commands;
  const isControlPlane = machines === cluster.controlPlane;
  const { apiServer, controllerManager, scheduler, etcd, auditPolicySecret, encryptionAlgorithm = 'RSA-2048' } = distribution;
  const args = [apiServer, controllerManager, scheduler, etcd].map((program) => argumentBytes(program?.extraArgs));
  return [
    ...(isControlPlane
      ? [
          { what: `certificates (${encryptionAlgorithm})`, bytes: certificates[encryptionAlgorithm] },
          { what: "kubeadm's configuration", bytes: kubeadmConfiguration + args.reduce((sum, bytes) => sum + bytes, 0) },
          ...(auditPolicySecret === undefined ? [] : [{ what: 'auditing', bytes: auditing }]),
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
