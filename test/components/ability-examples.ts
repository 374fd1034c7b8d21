import { expect } from 'vitest';
import { add, type Cluster, type Patch } from '../../lib/index.ts';
import type { Kubeadm, Rke2 } from '../../lib/model/fleet.gen.ts';
import { certificate, publicKey } from '../../lib/rules/fixtures/material.ts';

/** What stands at each of an ability's places: by the end of the place's path. */
export type Values = Readonly<Record<string, unknown>>;

/** An example of one ability: the same words under both distributions, and what becomes of them where it lands. */
export interface Example {
  /** Fields of `distribution`. */
  readonly distribution?: Partial<Omit<Kubeadm, 'type'>> & Partial<Omit<Rke2, 'type'>>;
  readonly cluster?: Patch<Cluster>;
  /** What stands in the cluster without the words as well. */
  readonly before?: Patch<Cluster>;
  readonly kubeadm?: Values;
  readonly rke2?: Values;
}

const profiling = { extraArgs: { v: '2', profiling: 'false' } };
const listed = [
  { name: 'profiling', value: 'false' },
  { name: 'v', value: '2' },
];
const lines = ['profiling=false', 'v=2'];
/** Among the arguments that every node has. */
const argument = (name: string, value: string) => expect.arrayContaining([{ name, value }]);
const line = (text: string) => expect.arrayContaining([text]);
const labels = { 'node.example.com/tier': 'gold', 'node-role.kubernetes.io/gold': '' };
const taints = { dedicated: { value: 'gpu', effect: 'NoSchedule' }, spot: { effect: 'NoExecute' } } as const;
const taintLines = ['dedicated=gpu:NoSchedule', 'spot:NoExecute'];
const taintList = [
  { key: 'dedicated', value: 'gpu', effect: 'NoSchedule' },
  { key: 'spot', effect: 'NoExecute' },
];
const motd = { path: '/etc/motd', owner: 'root:root', permissions: '0644', content: 'hello\n' };
const ca = { path: '/usr/local/share/ca-certificates/capstan/corp.crt', owner: 'root:root', permissions: '0644', content: certificate };
const trust = expect.stringContaining('update-ca-certificates');

const ofDistribution: Readonly<Record<string, Example>> = {
  'distribution.apiServer.extraArgs': {
    distribution: { apiServer: profiling },
    kubeadm: { extraArgs: listed },
    rke2: { extraArgs: lines },
  },
  'distribution.apiServer.certSANs': {
    distribution: { apiServer: { certSANs: ['api.example.com'] } },
    kubeadm: { certSANs: ['api.example.com'] },
    rke2: { tlsSan: ['api.example.com'] },
  },
  'distribution.controllerManager.extraArgs': {
    distribution: { controllerManager: profiling },
    kubeadm: { extraArgs: [{ name: 'cloud-provider', value: 'external' }, ...listed] },
    rke2: { extraArgs: lines },
  },
  'distribution.scheduler.extraArgs': {
    distribution: { scheduler: profiling },
    kubeadm: { extraArgs: listed },
    rke2: { extraArgs: lines },
  },
  'distribution.etcd.extraArgs': { distribution: { etcd: profiling }, kubeadm: { extraArgs: listed }, rke2: { extraArgs: lines } },
  'distribution.kubelet.extraArgs': {
    distribution: { kubelet: { extraArgs: { v: '2' } } },
    kubeadm: { kubeletExtraArgs: argument('v', '2') },
    rke2: { extraArgs: line('v=2') },
  },
  'distribution.auditPolicySecret': {
    distribution: { auditPolicySecret: 'audit' },
    kubeadm: {
      extraArgs: argument('audit-policy-file', '/etc/kubernetes/audit/policy.yaml'),
      extraVolumes: expect.arrayContaining([expect.objectContaining({ hostPath: '/etc/kubernetes/audit', readOnly: true })]),
      files: [
        {
          path: '/etc/kubernetes/audit/policy.yaml',
          owner: 'root:root',
          permissions: '0600',
          contentFrom: { secret: { name: 'audit', key: 'audit-policy.yaml' } },
        },
      ],
    },
    rke2: { auditPolicySecret: { name: 'audit', namespace: 'team-a' } },
  },
  'distribution.featureGates': {
    distribution: { featureGates: { NodeLocalCRISocket: true } },
    kubeadm: { featureGates: { NodeLocalCRISocket: true } },
  },
  'distribution.certificateValidityDays': {
    distribution: { certificateValidityDays: 200 },
    kubeadm: { certificateValidityPeriodDays: 200 },
  },
  'distribution.caCertificateValidityDays': {
    distribution: { caCertificateValidityDays: 7300 },
    kubeadm: { caCertificateValidityPeriodDays: 7300 },
  },
  'distribution.encryptionAlgorithm': {
    distribution: { encryptionAlgorithm: 'ECDSA-P256' },
    kubeadm: { encryptionAlgorithm: 'ECDSA-P256' },
  },
  'distribution.etcd.exposeMetrics': { distribution: { etcd: { exposeMetrics: true } }, rke2: { exposeMetrics: true } },
  'distribution.kubeProxy.extraArgs': { distribution: { kubeProxy: profiling }, rke2: { extraArgs: lines } },
  'distribution.cni': { distribution: { cni: 'cilium' }, rke2: { cni: 'cilium' } },
  'distribution.multus': { distribution: { multus: true }, rke2: { cniMultusEnable: true } },
  'distribution.disabledComponents': {
    distribution: { disabledComponents: ['rke2-metrics-server', 'rke2-ingress-nginx'] },
    rke2: { pluginComponents: ['rke2-ingress-nginx', 'rke2-metrics-server'] },
  },
  'distribution.registrationMethod': {
    distribution: { registrationMethod: 'internal-first' },
    rke2: { registrationMethod: 'internal-first' },
  },
  'distribution.registrationAddress': {
    distribution: { registrationAddress: 'join.example.com' },
    rke2: { registrationAddress: 'join.example.com', tlsSan: ['join.example.com'] },
  },
  'distribution.cisProfile': { distribution: { cisProfile: 'cis' }, rke2: { cisProfile: 'cis' } },
  'distribution.protectKernelDefaults': { distribution: { protectKernelDefaults: true }, rke2: { protectKernelDefaults: true } },
  'distribution.podSecurityAdmissionConfigFile': {
    distribution: { podSecurityAdmissionConfigFile: '/etc/rancher/rke2/psa.yaml' },
    rke2: { podSecurityAdmissionConfigFile: '/etc/rancher/rke2/psa.yaml' },
  },
  'distribution.secretsEncryption': {
    distribution: { secretsEncryption: { provider: 'secretbox', keySecret: 'etcd-key' } },
    rke2: { secretsEncryption: { provider: 'secretbox', encryptionKeySecret: { name: 'etcd-key', namespace: 'team-a' } } },
  },
  'distribution.manifestsConfigMap': {
    distribution: { manifestsConfigMap: 'charts' },
    rke2: { manifestsConfigMapReference: { name: 'charts', namespace: 'team-a' } },
  },
  'distribution.airGapped': { distribution: { airGapped: true }, rke2: { airGapped: true } },
  'distribution.systemDefaultRegistry': {
    distribution: { systemDefaultRegistry: 'registry.example.com:5000' },
    rke2: { systemDefaultRegistry: 'registry.example.com:5000' },
  },
  'distribution.format': {
    distribution: { format: 'ignition' },
    rke2: { format: 'ignition', extraArgs: ['cloud-provider=external'], gzipUserData: undefined },
  },
  'distribution.gzipUserData': { distribution: { gzipUserData: false }, rke2: { gzipUserData: undefined } },
};

const ofCluster: Readonly<Record<string, Example>> = {
  'network.kubeProxy': {
    cluster: { network: { kubeProxy: false } },
    kubeadm: {
      annotations: expect.objectContaining({ 'controlplane.cluster.x-k8s.io/skip-kube-proxy': '' }),
      skipPhases: ['addon/kube-proxy'],
    },
    rke2: { kubernetesComponents: ['cloudController', 'kubeProxy'] },
  },
  'network.serviceDomain': {
    cluster: { network: { serviceDomain: 'demo.internal' } },
    kubeadm: { serviceDomain: 'demo.internal' },
    rke2: { serviceDomain: 'demo.internal', clusterDomain: 'demo.internal' },
  },
  'network.apiServerPort': {
    cluster: { network: { apiServerPort: 443 } },
    kubeadm: { apiServerPort: 443, bindPort: 443 },
    rke2: { apiServerPort: 443 },
  },
  kubernetesVersion: {
    kubeadm: { version: 'v1.34.9' },
    rke2: { version: 'v1.34.9+rke2r1' },
  },
  providerIDFormat: {
    cluster: { providerIDFormat: 'regional' },
    kubeadm: { provider_id_format: 'regional', kubeletExtraArgs: argument('provider-id', 'openstack://RegionOne/{{ v1.instance_id }}') },
    rke2: { provider_id_format: 'regional', extraArgs: line('provider-id=openstack://RegionOne/{{ ds.meta_data.uuid }}') },
  },
  'controlPlane.replicas': { cluster: { controlPlane: { replicas: 5 } }, kubeadm: { replicas: 5 }, rke2: { replicas: 5 } },
  'controlPlane.labels': {
    cluster: { controlPlane: { labels } },
    kubeadm: {
      kubeletExtraArgs: argument('node-labels', 'node.example.com/tier=gold'),
      'metadata.labels': { 'node-role.kubernetes.io/gold': '' },
    },
    rke2: { nodeLabels: ['node.example.com/tier=gold'], 'metadata.labels': { 'node-role.kubernetes.io/gold': '' } },
  },
  'controlPlane.taints': {
    cluster: { controlPlane: { taints } },
    kubeadm: { taints: taintList },
    rke2: { nodeTaints: taintLines },
  },
  'controlPlane.timeouts': {
    cluster: { controlPlane: { timeouts: { nodeDrain: '1h', nodeDeletion: '0s' } } },
    kubeadm: { deletion: { nodeDrainTimeoutSeconds: 3600, nodeVolumeDetachTimeoutSeconds: 300, nodeDeletionTimeoutSeconds: 0 } },
    rke2: { deletion: { nodeDrainTimeoutSeconds: 3600, nodeVolumeDetachTimeoutSeconds: 300, nodeDeletionTimeoutSeconds: 0 } },
  },
  'controlPlane.maxSurge': { cluster: { controlPlane: { maxSurge: 0 } }, kubeadm: { maxSurge: 0 }, rke2: { maxSurge: 0 } },
  'controlPlane.remediation': {
    cluster: { controlPlane: { remediation: { maxRetry: 0, retryPeriod: '90s' } } },
    kubeadm: { remediation: { maxRetry: 0, retryPeriodSeconds: 90, minHealthyPeriodSeconds: 3600 } },
    rke2: { remediationStrategy: { maxRetry: 0, retryPeriod: '1m30s', minHealthyPeriod: '1h0m0s' } },
  },
  'controlPlane.certificatesExpiryDays': {
    cluster: { controlPlane: { certificatesExpiryDays: 60 } },
    kubeadm: { certificatesExpiryDays: 60 },
  },
  'controlPlane.rolloutAfter': {
    cluster: { controlPlane: { rolloutAfter: '2027-01-02T03:04:05Z' } },
    kubeadm: { after: '2027-01-02T03:04:05Z' },
  },
  'nodePools.*.labels': {
    cluster: { nodePools: { web: { labels } } },
    kubeadm: {
      kubeletExtraArgs: argument('node-labels', 'node.example.com/tier=gold'),
      'metadata.labels': expect.objectContaining({ 'node-role.kubernetes.io/gold': '' }),
    },
    rke2: {
      nodeLabels: ['node.example.com/tier=gold'],
      'metadata.labels': expect.objectContaining({ 'node-role.kubernetes.io/gold': '' }),
    },
  },
  'nodePools.*.taints': { cluster: { nodePools: { web: { taints } } }, kubeadm: { taints: taintList }, rke2: { nodeTaints: taintLines } },
  'nodePools.*.maxPods': {
    cluster: { nodePools: { web: { maxPods: 60 } } },
    kubeadm: { kubeletExtraArgs: argument('max-pods', '60') },
    rke2: { extraArgs: line('max-pods=60') },
  },
  'nodePools.*.kubeletExtraArgs': {
    cluster: { nodePools: { web: { kubeletExtraArgs: { v: '2' } } } },
    kubeadm: { kubeletExtraArgs: argument('v', '2') },
    rke2: { extraArgs: line('v=2') },
  },
  ntp: {
    cluster: { ntp: { servers: ['ntp.example.com'] } },
    kubeadm: { ntp: { enabled: true, servers: ['ntp.example.com'] } },
    rke2: { ntp: { enabled: true, servers: ['ntp.example.com'] } },
  },
  users: {
    cluster: { users: { ops: add({ sshAuthorizedKeys: [publicKey], groups: ['adm', 'sudo'] }) } },
    kubeadm: { users: [{ name: 'ops', groups: 'adm, sudo', sshAuthorizedKeys: [publicKey] }] },
    rke2: { config: `users:\n- name: "ops"\n  groups: "adm, sudo"\n  ssh_authorized_keys:\n  - "${publicKey}"\n` },
  },
  trustedCAs: {
    cluster: { trustedCAs: { corp: add(certificate as never) } },
    kubeadm: { files: [ca], preKubeadmCommands: [trust] },
    rke2: { files: [ca], preRKE2Commands: [trust] },
  },
  files: {
    cluster: { files: { '/etc/motd': add({ content: 'hello\n' }) } },
    kubeadm: { files: [motd] },
    rke2: { files: [motd] },
  },
  'files.*.append': {
    before: { files: { '/etc/motd': add({ content: 'hello\n' }) } },
    cluster: { files: { '/etc/motd': add({ content: 'hello\n', append: true }) } },
    kubeadm: { files: [{ ...motd, append: true }] },
  },
  'commands.boot': {
    cluster: { commands: { boot: ['echo a: b'] } },
    kubeadm: { bootCommands: ['echo a: b'] },
    rke2: { config: 'bootcmd:\n- "echo a: b"\n' },
  },
  'commands.before': {
    cluster: { commands: { before: ['true'] } },
    kubeadm: { preKubeadmCommands: ['true'] },
    rke2: { preRKE2Commands: ['true'] },
  },
  'commands.after': {
    cluster: { commands: { after: ['true'] } },
    kubeadm: { postKubeadmCommands: ['true'] },
    rke2: { postRKE2Commands: ['true'] },
  },
  backup: {
    cluster: { backup: { retention: 9, name: 'demo' } },
    rke2: { backupConfig: { scheduleCron: '0 */12 * * *', retention: '9', snapshotName: 'demo' } },
  },
};

/** By the words of the ability. */
export const examples: Readonly<Record<string, Example>> = { ...ofDistribution, ...ofCluster };
