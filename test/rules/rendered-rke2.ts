import { type Changes, payments } from '../../lib/rules/fixtures/fixture.ts';
import { certificate, publicKey } from '../../lib/rules/fixtures/material.ts';

/** A fleet, and the bytes of user data of its first server and of its worker as the provider made them. */
export interface Rendered {
  readonly changes: Changes;
  readonly server: number;
  readonly worker: number;
}

type Cluster = NonNullable<Parameters<typeof payments>[0]>;

const rke2 = (distribution: object, cluster: Cluster = {}): Changes =>
  payments({ kubernetesVersion: 'v1.34.3+rke2r1', ...cluster, distribution: { type: 'rke2', ...distribution } });

/** Words in a fixed disorder, so that they compress like a person's text. */
function prose(bytes: number, seed: number): string {
  const words = 'node pod image volume zone token audit policy limit quota route proxy cache probe label taint drain claim mount'.split(
    ' ',
  );
  let state = seed;
  let text = '';
  while (text.length < bytes) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    text += `${words[(state >>> 24) % words.length]}${(state >>> 8) % 4099}${state % 7 === 0 ? '\n' : ' '}`;
  }
  return `${text.trimEnd()}\n`;
}

const files = (count: number, content: (i: number) => string): NonNullable<Cluster['files']> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`/etc/app/part-${i}.conf`, { content: content(i), permissions: '0600' }]));

const person = {
  sshAuthorizedKeys: [publicKey, `${publicKey}2`],
  sudo: 'ALL=(ALL) NOPASSWD:ALL',
  groups: ['adm', 'sudo'],
  shell: '/bin/bash',
};

const commands = {
  boot: ['swapoff -a', 'echo "a: b" > /etc/x', "it's: quoted", 'for i in 1 2; do\n  echo $i\ndone\n', '0644', '- dash'],
  before: ['echo before', "printf 'a\\nb' > /etc/x", 'echo "ü €"'],
  after: ['echo after'],
};

const servers = {
  apiServer: { extraArgs: { 'audit-log-maxage': '30', profiling: 'false' }, certSANs: ['api.example.com', '*.example.com', '2001:db8::9'] },
  controllerManager: { extraArgs: { profiling: 'false' } },
  scheduler: { extraArgs: { v: '2' } },
  etcd: { extraArgs: { 'quota-backend-bytes': '8589934592' }, exposeMetrics: true },
  kubelet: { extraArgs: { 'image-gc-high-threshold': '80', 'max-pods': '60' } },
  kubeProxy: { extraArgs: { 'metrics-bind-address': '0.0.0.0' } },
  cni: 'cilium',
  multus: true,
  disabledComponents: ['rke2-metrics-server', 'rke2-ingress-nginx'],
  registrationMethod: 'address',
  registrationAddress: 'join.example.com',
  protectKernelDefaults: true,
  podSecurityAdmissionConfigFile: '/etc/rancher/rke2/psa.yaml',
  systemDefaultRegistry: 'registry.example.com:5000',
};

const machines: Cluster = {
  users: { ops: person, audit: { sshAuthorizedKeys: [publicKey] } },
  ntp: { servers: ['ntp-1.example.com', '192.0.2.7'] },
  trustedCAs: { root: certificate, other: certificate + certificate },
  network: { kubeProxy: false, serviceDomain: 'demo.internal' },
  files: { '/etc/plain.conf': { content: 'a\n\n  b\n' }, '/etc/encoded.conf': { content: 'no end of line' } },
  commands,
  controlPlane: {
    flavor: 'm1.large',
    labels: { 'node.example.com/tier': 'gold' },
    taints: { CriticalAddonsOnly: { value: 'true', effect: 'NoExecute' } },
  },
  nodePools: {
    web: {
      labels: { 'node.example.com/pool': 'web', 'node-role.kubernetes.io/web': '' },
      taints: { spot: { effect: 'NoSchedule' }, 'example.com/a': { value: 'only-for-batch-work-of-the-night', effect: 'NoExecute' } },
      maxPods: 40,
      kubeletExtraArgs: { 'feature-gates': 'A=true' },
    },
  },
};

const plain = { gzipUserData: false };
const ignition = { format: 'ignition' };
const { boot: _, ...withoutBoot } = commands;
const { users: __, ...withoutUsers } = machines;

/**
 * Rendered by the code of CAPRKE2 v0.25.0 (its webhook's defaults, then RKE2ConfigReconciler.Reconcile, on controller-runtime's fake client) from the
 * objects that Capstan writes for these fleets, with the endpoint 203.111.222.113; the largest of 10 renderings, since keys are random. What is
 * compressed is what the Secret holds; where less than nine tenths of the limit is left without, it is the size before.
 */
export const rendered: Readonly<Record<string, Rendered>> = {
  'nothing set': { changes: rke2(plain), server: 14116, worker: 887 },
  'nothing set, compressed': { changes: rke2({}), server: 14120, worker: 887 },
  'air-gapped': { changes: rke2({ ...plain, airGapped: true }), server: 14097, worker: 877 },
  'a bit of everything': { changes: rke2({ ...plain, ...servers }, machines), server: 18417, worker: 4772 },
  'users alone': { changes: rke2(plain, { users: { ops: person } }), server: 14425, worker: 1196 },
  'commands alone': { changes: rke2({ ...plain, airGapped: true }, { commands }), server: 14329, worker: 1109 },
  'time servers alone': { changes: rke2(plain, { ntp: { servers: ['ntp.example.com', '2001:db8::123'] } }), server: 14189, worker: 960 },
  'a CIS profile': { changes: rke2({ ...plain, cisProfile: 'cis' }), server: 15623, worker: 2390 },
  'heads of Secrets': {
    changes: rke2(
      {
        ...plain,
        auditPolicySecret: 'audit',
        secretsEncryption: { provider: 'secretbox', keySecret: 'etcd-key' },
        manifestsConfigMap: 'charts',
      },
      {
        files: { '/etc/motd': { content: { name: 'motd', key: 'text' } as never } },
        backup: {
          retention: 9,
          name: 'demo',
          s3: { endpoint: 's3.example.com', bucket: 'etcd', region: 'eu', folder: 'demo', credentialsSecret: 's3', caSecret: 's3-ca' },
        },
      },
    ),
    server: 15279,
    worker: 974,
  },
  'many files': { changes: rke2(plain, { files: files(12, (i) => prose(3000, i)) }), server: 54432, worker: 41203 },
  'many files in base64': { changes: rke2(plain, { files: files(9, (i) => `${prose(3000, i)}\n`) }), server: 51289, worker: 38060 },
  'many files, compressed': { changes: rke2({}, { files: files(12, (i) => prose(5000, i)) }), server: 29514, worker: 21097 },
  'many files in base64, compressed': {
    changes: rke2({}, { files: files(9, (i) => `${prose(5000, i)}\n`) }),
    server: 28634,
    worker: 20460,
  },
  'many short lines, compressed': { changes: rke2({}, { files: files(5, () => 'x\n'.repeat(4000)) }), server: 8958, worker: 879 },
  'a bit of everything, compressed': {
    changes: rke2({ ...servers, cisProfile: 'cis' }, { ...machines, files: { ...machines.files, ...files(9, (i) => prose(9000, i)) } }),
    server: 38619,
    worker: 30162,
  },
  'Ignition, nothing set': { changes: rke2(ignition), server: 15504, worker: 2249 },
  'Ignition, air-gapped, with a CIS profile': {
    changes: rke2({ ...ignition, airGapped: true, cisProfile: 'cis-1.23' }),
    server: 16247,
    worker: 3000,
  },
  'Ignition, a bit of everything': {
    changes: rke2({ ...ignition, ...servers }, { ...withoutUsers, commands: withoutBoot }),
    server: 18610,
    worker: 5198,
  },
  'Ignition, many files': { changes: rke2(ignition, { files: files(20, (i) => prose(3000, i)) }), server: 50462, worker: 37207 },
};
