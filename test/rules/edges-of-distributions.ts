import { type Changes, payments } from '../../lib/rules/fixtures/fixture.ts';
import { publicKey } from '../../lib/rules/fixtures/material.ts';
import type { Edges } from './edge.ts';

const none: readonly string[] = [];
const at = (place: string): readonly string[] => [`clusters.payments.${place}`];
type Cluster = Parameters<typeof payments>[0];

/** The cluster of the minimal fleet under RKE2, and under kubeadm. */
const rke2 = (given: object = {}, more: Cluster = {}): Changes =>
  payments({ kubernetesVersion: 'v1.34.3+rke2r1', distribution: { type: 'rke2', ...given }, ...more });
const kubeadm = (given: object, more: Cluster = {}): Changes => payments({ distribution: { type: 'kubeadm', ...given }, ...more });
const version = (kubernetesVersion: string): Changes => rke2({}, { kubernetesVersion });
const schedule = (text: string): Changes => rke2({}, { backup: { schedule: text } });
const file = (target: string, given: object = {}, more: Cluster = {}): Changes =>
  rke2(given, { files: { [target]: { content: 'x\n' } }, ...more });
const numbered = <T>(count: number, key: string, value: T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${key}-${i}`, value]));
const taints = (group: 'controlPlane' | 'web', key: string, value = ''): Changes => {
  const given = { taints: { [key]: { value, effect: 'NoExecute' } } };
  return payments(group === 'controlPlane' ? { controlPlane: given } : { nodePools: { web: given } });
};
const control = 'node-role.kubernetes.io/control-plane';
const s3 = { endpoint: 's3.example.com', bucket: 'etcd', credentialsSecret: 's3' };

export const edgesOfDistributions: Edges = {
  'arguments/jinja': [
    {
      changes: rke2({ kubeProxy: { extraArgs: { v: '{{ .X }}' } } }),
      finds: at('distribution.kubeProxy.extraArgs.v'),
    },
    { changes: rke2({ format: 'ignition', kubeProxy: { extraArgs: { v: '{{ .X }}' } } }), finds: none },
  ],
  'arguments/owned': [
    { changes: kubeadm({ auditPolicySecret: 'audit', apiServer: { extraArgs: { 'audit-log-maxage': '5' } } }), finds: none },
    { changes: kubeadm({ apiServer: { extraArgs: { 'audit-policy-file': '/etc/audit.yaml' } } }), finds: none },
    ...[kubeadm, rke2].map((under) => ({
      changes: under({ auditPolicySecret: 'audit', apiServer: { extraArgs: { 'audit-policy-file': '/etc/audit.yaml' } } }),
      finds: at('distribution.apiServer.extraArgs.audit-policy-file'),
      says: ['keep `auditPolicySecret`'],
    })),
    {
      changes: rke2({ kubeProxy: { extraArgs: { 'cluster-cidr': '10.42.0.0/16', v: '2' } } }),
      finds: at('distribution.kubeProxy.extraArgs.cluster-cidr'),
    },
    {
      changes: rke2({ apiServer: { extraArgs: { 'secure-port': '6444' } } }),
      finds: at('distribution.apiServer.extraArgs.secure-port'),
      says: ['RKE2 has 6443'],
    },
  ],
  'backup/schedule-form': [
    ...['* * * * *', '0 0 1 1 0', '59 23 31 12 6', '*/15 0-23/2 ? DEC SAT', '1,2,59 0 1-31 feb sun-sat'].map((text) => ({
      changes: schedule(text),
      finds: none,
    })),
    ...[
      ['60 0 1 1 0', 'minute'],
      ['0 24 1 1 0', 'hour'],
      ['0 0 0 1 0', 'day of the month'],
      ['0 0 32 1 0', 'day of the month'],
      ['0 0 1 13 0', 'month'],
      ['0 0 1 0 0', 'month'],
      ['0 0 1 1 7', 'day of the week'],
      ['mon 0 1 1 0', 'minute'],
      ['*/0 0 1 1 0', 'minute'],
      ['*/5/2 0 1 1 0', 'minute'],
      ['30-10 0 1 1 0', 'minute'],
      ['1-2-3 0 1 1 0', 'minute'],
      ['5, 0 1 1 0', 'minute'],
      ['0 0 1 smarch 0', 'month'],
    ].map(([text = '', field = '']) => ({ changes: schedule(text), finds: at('backup.schedule'), says: [`for the ${field}`] })),
  ],
  'cluster/certificate-validity': [
    { changes: rke2({}, { controlPlane: { certificatesExpiryDays: 365 } }), finds: none },
    {
      changes: kubeadm({}, { controlPlane: { certificatesExpiryDays: 365 } }),
      finds: at('controlPlane.certificatesExpiryDays'),
    },
  ],
  'cluster/label-reserved': [{ changes: payments({ labels: { 'addons.capstan/x': 'y' } }), finds: at('labels["addons.capstan/x"]') }],
  'cluster/secret-name-reserved': [
    {
      changes: payments({ addons: { credentials: { type: 'existingSecret', name: 'payments-ca' } } }),
      finds: at('addons.credentials.name'),
    },
    ...['payments-token', 'payments-cca', 'payments-peer-etcd'].map((name) => ({
      changes: rke2({ auditPolicySecret: name }),
      finds: at('distribution.auditPolicySecret'),
    })),
    { changes: kubeadm({ auditPolicySecret: 'payments-ca' }), finds: at('distribution.auditPolicySecret') },
    {
      changes: rke2({ secretsEncryption: { provider: 'aescbc', keySecret: 'payments-etcd' } }),
      finds: at('distribution.secretsEncryption.keySecret'),
    },
    { changes: rke2({ secretsEncryption: { provider: 'aescbc', keySecret: 'key' } }), finds: none },
    { changes: rke2({}, { backup: { s3: { ...s3, credentialsSecret: 'payments-sa' } } }), finds: at('backup.s3.credentialsSecret') },
    { changes: rke2({}, { backup: { s3 } }), finds: none },
    { changes: rke2({}, { backup: { s3: { ...s3, caSecret: 'payments-ca' } } }), finds: at('backup.s3.caSecret') },
  ],
  'cluster/version-form': [
    ...['v1.34.3+rke2r1', 'v1.34.3+rke2r12'].map((text) => ({ changes: version(text), finds: none })),
    ...[
      ['v1.34.3', "'v1.34.3+rke2r1'"],
      ['v1.34', "'v1.34.0+rke2r1'"],
      ['v1.34.3+rke2r0', "'v1.34.3+rke2r1'"],
      ['v1.34.3+rke2r100', "'v1.34.3+rke2r1'"],
      ['v1.34.3+k3s1', "'v1.34.3+rke2r1'"],
      ['v1.34.3+rke2r1.x', "'v1.34.3+rke2r1'"],
      ['v1.34.3-rc1+rke2r1', "'v1.34.3+rke2r1'"],
      ['v1.34.3+rke2r1-rc1', "'v1.34.3+rke2r1'"],
      ['latest', "'v1.34.3+rke2r1'"],
      ['1.34.3+rke2r1', "'v1.34.3+rke2r1'"],
    ].map(([text = '', right = '']) => ({ changes: version(text), finds: at('kubernetesVersion'), says: [right] })),
  ],
  'cluster/version-unsupported': [
    { changes: version('v1.36.1+rke2r1'), finds: none },
    { changes: version('v1.37.0+rke2r1'), finds: at('kubernetesVersion') },
  ],
  'command/jinja': [
    { changes: rke2({}, { commands: { before: ['echo {{ .X }}'] } }), finds: at('commands.before[0]') },
    { changes: rke2({ format: 'ignition' }, { commands: { before: ['echo {{ .X }}'] } }), finds: none },
  ],
  'control-plane/flavor-too-small': [
    {
      changes: {
        cloud: { flavors: { tiny: { vcpus: 1, memory: '1Gi', disk: '20Gi' } } },
        ...rke2({}, { controlPlane: { flavor: 'tiny' } }),
      },
      finds: none,
    },
  ],
  'distribution/cannot': [
    {
      changes: rke2({}, { commands: { boot: ['true'] }, users: { ops: { sshAuthorizedKeys: [publicKey] } } }),
      finds: none,
    },
    {
      changes: rke2({ format: 'ignition' }, { nodePools: { web: { commands: { boot: ['true'] } } } }),
      finds: at('nodePools.web.commands.boot'),
      says: ['rke2 with Ignition', "format: 'cloud-config'"],
    },
    { changes: rke2({ format: 'ignition' }, { commands: { before: ['true'], after: ['true'] } }), finds: none },
    { changes: kubeadm({}, { backup: { retention: 9 } }), finds: at('backup'), says: ['kubeadm takes no snapshots'] },
    { changes: rke2({}, { backup: { retention: 9 } }), finds: none },
    {
      changes: rke2({}, { nodePools: { web: { files: { '/etc/motd': { content: 'x\n', append: true } } } } }),
      finds: at('nodePools.web.files["/etc/motd"].append'),
    },
    { changes: rke2({}, { files: { '/etc/motd': { content: 'x\n', append: false } } }), finds: none },
    { changes: rke2({}, { nodePools: { web: { rolloutAfter: '2027-01-02T03:04:05Z' } } }), finds: none },
  ],
  'distribution/gzip-ignition': [
    { changes: rke2({ gzipUserData: true }), finds: none },
    { changes: rke2({ format: 'ignition', gzipUserData: false }), finds: none },
  ],
  'distribution/registration-address': [
    { changes: rke2({ registrationMethod: 'address' }), finds: at('distribution.registrationAddress'), says: ['port 9345'] },
    {
      changes: rke2({ registrationMethod: 'internal-first', registrationAddress: '10.0.0.9' }),
      finds: at('distribution.registrationAddress'),
      says: ["'internal-first'"],
    },
    { changes: rke2({ registrationMethod: 'internal-only-ips' }), finds: none },
  ],
  'file/path-taken': [
    ...[
      '/etc/rancher/rke2/config.yaml',
      '/var/lib/rancher/rke2/server/tls/x',
      '/var/lib/rancher/rke2/server/db/x',
      '/run/cluster-api/x',
    ].map((target) => ({ changes: file(target), finds: at(`files["${target}"]`) })),
    ...[
      '/etc/kubernetes/pki/ca.crt',
      '/etc/rancher/rke2/config.yaml.d/90.yaml',
      '/etc/rancher/rke2/registries.yaml',
      '/etc/rancher/rke2/audit-policy.yaml',
      '/opt/rke2-cis-script.sh',
      '/etc/rancher/rke2/etcd-s3-ca.crt',
      '/var/lib/rancher/rke2/server/cred/encryption-config.json',
      '/var/lib/rancher/rke2/server/manifests/x.yaml',
    ].map((target) => ({ changes: file(target), finds: none })),
    {
      changes: file('/etc/rancher/rke2/audit-policy.yaml', { auditPolicySecret: 'audit' }),
      finds: at('files["/etc/rancher/rke2/audit-policy.yaml"]'),
    },
    { changes: file('/etc/kubernetes/audit/policy.yaml', { auditPolicySecret: 'audit' }), finds: none },
    { changes: kubeadm({}, { files: { '/etc/kubernetes/audit/policy.yaml': { content: 'x\n' } } }), finds: none },
    { changes: kubeadm({}, { files: { '/opt/rke2-cis-script.sh': { content: 'x\n' } } }), finds: none },
    {
      changes: kubeadm({ auditPolicySecret: 'audit' }, { files: { '/etc/kubernetes/audit/policy.yaml': { content: 'x\n' } } }),
      finds: at('files["/etc/kubernetes/audit/policy.yaml"]'),
    },
    { changes: file('/opt/rke2-cis-script.sh', { cisProfile: 'cis' }), finds: at('files["/opt/rke2-cis-script.sh"]') },
    {
      changes: file('/var/lib/rancher/rke2/server/cred/encryption-config.json', {
        secretsEncryption: { provider: 'aescbc', keySecret: 'key' },
      }),
      finds: at('files["/var/lib/rancher/rke2/server/cred/encryption-config.json"]'),
    },
    {
      changes: file('/etc/rancher/rke2/etcd-s3-ca.crt', {}, { backup: { s3: { ...s3, caSecret: 'ca' } } }),
      finds: at('files["/etc/rancher/rke2/etcd-s3-ca.crt"]'),
    },
  ],
  'file/too-long': [
    {
      changes: rke2({}, { files: { '/f': { content: `${'x'.repeat(10240)}\n` } }, trustedCAs: { root: `${'x'.repeat(10240)}\n` } }),
      finds: none,
    },
  ],
  'machines/labels-too-long': [
    { changes: rke2({}, { nodePools: { web: { labels: numbered(40, 'node.example.com/some-label-x', 'y') } } }), finds: none },
  ],
  'machines/too-many-entries': [{ changes: rke2({}, { commands: { before: Array(1001).fill('x') } }), finds: none }],
  'network/port-taken': [{ changes: rke2({}, { network: { apiServerPort: 2379 } }), finds: none }],
  'network/supervisor-port': [{ changes: payments({ network: { apiServerPort: 9345 } }), finds: none }],
  'node-pool/taint-form': [
    { changes: taints('controlPlane', 'a key'), finds: at('controlPlane.taints["a key"]') },
    { changes: taints('controlPlane', 'dedicated', 'a b'), finds: at('controlPlane.taints.dedicated.value') },
    { changes: payments({ controlPlane: { taints: {} } }), finds: none },
  ],
  'node-pool/taint-reserved': [
    { changes: taints('controlPlane', control), finds: none },
    { changes: taints('web', control), finds: at(`nodePools.web.taints["${control}"]`) },
    { changes: taints('controlPlane', 'node.kubernetes.io/not-ready'), finds: at('controlPlane.taints["node.kubernetes.io/not-ready"]') },
    { changes: taints('controlPlane', 'CriticalAddonsOnly', 'true'), finds: none },
  ],
};
