import { type Changes, payments, web } from '../../lib/rules/fixtures/fixture.ts';
import { further, pool } from '../../lib/rules/fixtures/minimal.ts';
import type { Edges } from './edge.ts';

const none: readonly string[] = [];
const at = (place: string): readonly string[] => [`clusters.payments.${place}`];
const numbered = <T>(count: number, key: string, value: T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${key}-${i}`, value]));
const named = (cluster: string, ...pools: string[]): Changes => ({
  clusters: { [cluster]: { ...further, nodePools: Object.fromEntries(pools.map((name) => [name, pool])) } },
});
const file = (target: string, content: string, more: object = {}) => payments({ files: { [target]: { content } }, ...more });
const distribution = (given: object) => payments({ distribution: { type: 'kubeadm', ...given } });
const flavor = (vcpus: number, memory: string): Changes => ({
  cloud: { flavors: { odd: { vcpus, memory, disk: '40Gi' } } },
  ...payments({ controlPlane: { flavor: 'odd' } }),
});
const jobs = (activeDeadline: string, lockTimeout: string) => payments({ terraform: { jobs: { activeDeadline, lockTimeout } } });
const healthCheck = (given: object) => payments({ healthChecks: { nodePools: given } });
const args = (shared: number, own: number, more: object = {}) =>
  payments({
    distribution: { type: 'kubeadm', kubelet: { extraArgs: numbered(shared, 'shared', '1') } },
    nodePools: { web: { kubeletExtraArgs: numbered(own, 'own', '1'), ...more } },
  });
const tooMany = at('nodePools.web.kubeletExtraArgs');

/** Labels that make so many characters in one argument: 15 pairs of 63 with commas behind, and one that fills up. */
const labels = (length: number): Record<string, string> => ({
  ...Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`k${i + 10}`, 'v'.repeat(59)])),
  last: 'v'.repeat(length - 15 * 64 - 5),
});

/** 31 bits of seconds, and one more. */
const most = '2147483647s';
const over = '2147483648s';
const times = (time: string, apply: string, driftInterval = '30m'): Changes =>
  payments({
    controlPlane: { remediation: { retryPeriod: time, minHealthyPeriod: time } },
    nodePools: { web: { timeouts: { nodeDrain: time, volumeDetach: time, nodeDeletion: time }, minReady: time } },
    terraform: { drift: { interval: time }, machines: { driftInterval } },
    healthChecks: { nodePools: { nodeStartup: time, nodeUnready: time, apply } },
  });

/** A pool whose user data is reckoned as so many bytes: 1,230 for a worker, 60 and 28 for the file and its names, 12 for the indentation. */
const userData = (bytes: number) => web({ files: { '/opt/filler-of-data': { content: `${'a'.repeat(bytes - 1331)}\n` } } });
const limit = 49149;
const near = 44234;

export const edgesOfMachines: Edges = {
  'arguments/owned': [
    { changes: web({ maxPods: 60, kubeletExtraArgs: { 'max-pods': '60' } }), finds: at('nodePools.web.kubeletExtraArgs.max-pods') },
    { changes: web({ kubeletExtraArgs: { 'max-pods': '60' } }), finds: none },
    { changes: web({ maxPods: 60, kubeletExtraArgs: { v: '2' } }), finds: none },
  ],
  'cluster/certificate-validity': [
    { changes: distribution({ certificateValidityDays: 90, caCertificateValidityDays: 90 }), finds: none },
    {
      changes: distribution({ caCertificateValidityDays: 100 }),
      finds: at('distribution.caCertificateValidityDays'),
      says: ['write at least 365'],
    },
    {
      changes: payments({ distribution: { type: 'kubeadm', certificateValidityDays: 90 }, controlPlane: { certificatesExpiryDays: 90 } }),
      finds: at('controlPlane.certificatesExpiryDays'),
    },
    {
      changes: payments({ distribution: { type: 'kubeadm', certificateValidityDays: 90 }, controlPlane: { certificatesExpiryDays: 89 } }),
      finds: none,
    },
  ],
  'cluster/label-form': [
    { changes: payments({ labels: { 'the owner': 'ops' } }), finds: at('labels["the owner"]') },
    { changes: payments({ annotations: { 'Example.com/owner': 'ops' } }), finds: none },
  ],
  'cluster/label-reserved': [
    ...[
      'captf.infrastructure.cluster.x-k8s.io/op',
      'clusterctl.cluster.x-k8s.io/block-move',
      'kubectl.kubernetes.io/last-applied-configuration',
      'kustomize.toolkit.fluxcd.io/name',
      'kustomize.toolkit.fluxcd.io/namespace',
      'kustomize.toolkit.fluxcd.io/prune',
    ].map((key) => ({ changes: payments({ annotations: { [key]: 'x' } }), finds: at(`annotations["${key}"]`) })),
    { changes: payments({ annotations: { 'kustomize.toolkit.fluxcd.io/reconcile': 'disabled' } }), finds: none },
  ],
  'control-plane/flavor-too-small': [
    { changes: flavor(2, '1Gi'), finds: at('controlPlane.flavor') },
    { changes: flavor(1, '8Gi'), finds: at('controlPlane.flavor') },
    { changes: flavor(2, '1660157Ki'), finds: none },
    { changes: flavor(2, '1660156Ki'), finds: at('controlPlane.flavor') },
  ],
  'cluster/duration-too-long': [
    { changes: times(most, '2147481847s'), finds: none },
    {
      changes: times(over, '2147481848s'),
      finds: [
        'controlPlane.remediation.minHealthyPeriod',
        'controlPlane.remediation.retryPeriod',
        'healthChecks.nodePools.apply',
        'healthChecks.nodePools.nodeStartup',
        'healthChecks.nodePools.nodeUnready',
        'nodePools.web.minReady',
        'nodePools.web.timeouts.nodeDeletion',
        'nodePools.web.timeouts.nodeDrain',
        'nodePools.web.timeouts.volumeDetach',
        'terraform.drift.interval',
      ].flatMap(at),
    },
    {
      changes: payments({ terraform: { machines: { driftInterval: most } } }),
      finds: ['terraform.machines.driftInterval', 'terraform.machines.driftInterval'].flatMap(at),
    },
  ],
  'cluster/kustomization-name-too-long': [
    { changes: named('c'.repeat(51)), finds: none },
    { changes: named('c'.repeat(52)), finds: [`clusters.${'c'.repeat(52)}`] },
  ],
  'cluster/secret-name-reserved': [
    {
      changes: { identity: { credentials: { type: 'existingSecret', name: 'payments-ca', namespace: 'payments' } } },
      finds: ['identity.credentials.name'],
    },
    { changes: { identity: { credentials: { type: 'existingSecret', name: 'payments-ca' } } }, finds: none },
    {
      changes: payments({ terraform: { variablesFrom: [{ kind: 'Secret', name: 'payments-sa' }] } }),
      finds: at('terraform.variablesFrom[0].name'),
    },
    { changes: payments({ terraform: { variablesFrom: [{ kind: 'ConfigMap', name: 'payments-sa' }] } }), finds: none },
  ],
  'cluster/tag-form': [
    { changes: payments({ tags: { k: 'v'.repeat(253) } }), finds: none },
    { changes: payments({ tags: { k: `${'v'.repeat(252)}🙂` } }), finds: none }, // 255 characters, more code units
    { changes: payments({ tags: { kk: 'v'.repeat(253) } }), finds: at('tags.kk') },
  ],
  'file/path-form': [
    { changes: file('/etc/./motd', 'x\n'), finds: at('files["/etc/./motd"]'), says: ["write '/etc/motd'"] },
    { changes: file('/etc//motd', 'x\n'), finds: at('files["/etc//motd"]'), says: ["write '/etc/motd'"] },
    { changes: file('/etc/motd/', 'x\n'), finds: at('files["/etc/motd/"]'), says: ["write '/etc/motd'"] },
    { changes: file('/srv/../etc/motd', 'x\n'), finds: at('files["/srv/../etc/motd"]'), says: ["write '/etc/motd'"] },
  ],
  'file/path-taken': [
    {
      changes: file('/usr/local/share/ca-certificates/capstan/root.crt', 'x\n', { trustedCAs: { root: 'pem' } }),
      finds: at('files["/usr/local/share/ca-certificates/capstan/root.crt"]'),
      says: ["the trusted CA 'root'"],
    },
    { changes: file('/usr/local/share/ca-certificates/capstan/other.crt', 'x\n', { trustedCAs: { root: 'pem' } }), finds: none },
    { changes: file('/opt/root.crt', 'x\n', { trustedCAs: { root: 'pem' } }), finds: none },
  ],
  'file/too-long': [
    { changes: payments({ trustedCAs: { root: `${'x'.repeat(10239)}\n` } }), finds: none },
    { changes: payments({ trustedCAs: { root: `${'x'.repeat(10240)}\n` } }), finds: at('trustedCAs.root') },
    { changes: file('/f', 'x'.repeat(7680)), finds: none },
    { changes: file('/f', 'x'.repeat(7681)), finds: at('files["/f"].content'), says: ['of base64', '7680 bytes'] },
    // Characters count, not the halves that JavaScript keeps some in.
    { changes: file('/f', `${'🚀'.repeat(6000)}\n`), finds: none },
  ],
  'health-check/apply-short': [
    { changes: healthCheck({ apply: '300s' }), finds: none },
    { changes: healthCheck({ apply: '299s' }), finds: at('healthChecks.nodePools.apply'), says: ["'15m'"] },
  ],
  'health-check/node-startup': [
    { changes: healthCheck({ nodeStartup: '30s' }), finds: none },
    { changes: healthCheck({ nodeStartup: '29s' }), finds: at('healthChecks.nodePools.nodeStartup') },
  ],
  'health-check/node-unready-short': [
    { changes: healthCheck({ nodeUnready: '60s' }), finds: none },
    { changes: healthCheck({ nodeUnready: '59s' }), finds: at('healthChecks.nodePools.nodeUnready') },
  ],
  'machines/label-form': [{ changes: web({ labels: { 'the owner': 'ops' } }), finds: at('nodePools.web.labels["the owner"]') }],
  'machines/labels-too-long': [
    { changes: web({ labels: labels(1024) }), finds: none },
    { changes: web({ labels: labels(1025) }), finds: at('nodePools.web.labels') },
    { changes: web({ labels: { ...labels(1024), 'node-role.kubernetes.io/worker': '' } }), finds: none },
  ],
  'machines/names-cut': [
    { changes: named('c'.repeat(43)), finds: none },
    { changes: named('c'.repeat(44)), finds: [`clusters.${'c'.repeat(44)}.controlPlane`] },
    { changes: named('c', 'p'.repeat(49)), finds: none },
    { changes: named('c', 'p'.repeat(50)), finds: [`clusters.c.nodePools.${'p'.repeat(50)}`] },
    { changes: named('c', 'p'.repeat(61)), finds: [`clusters.c.nodePools.${'p'.repeat(61)}`] },
    { changes: named('c', 'p'.repeat(62)), finds: none },
  ],
  'machines/too-many-entries': [
    { changes: payments({ commands: { before: Array(1000).fill('x') } }), finds: none },
    {
      changes: payments({ commands: { before: Array(1000).fill('x') }, trustedCAs: { root: 'pem' } }),
      finds: ['controlPlane.commands.before', 'nodePools.web.commands.before'].flatMap(at),
    },
    {
      changes: payments({ files: numbered(200, '/opt/f', { content: 'x\n' }), trustedCAs: { root: 'pem' } }),
      finds: ['controlPlane.files', 'nodePools.web.files'].flatMap(at),
      says: ['201 files and trusted CAs'],
    },
    { changes: args(50, 48), finds: none },
    { changes: args(50, 49), finds: tooMany },
    { changes: args(50, 48, { labels: { a: 'b' } }), finds: tooMany },
    { changes: args(50, 48, { labels: { 'node-role.kubernetes.io/worker': '' } }), finds: none },
    { changes: args(50, 48, { maxPods: 60 }), finds: tooMany },
  ],
  'machines/user-data-large': [
    { changes: userData(near), finds: none },
    { changes: userData(near + 1), finds: at('nodePools.web') },
    { changes: userData(limit), finds: at('nodePools.web') },
    { changes: userData(limit + 1), finds: none },
  ],
  'machines/user-data-too-large': [
    { changes: userData(limit), finds: none },
    { changes: userData(limit + 1), finds: at('nodePools.web') },
  ],
  'node-pool/name-too-long': [
    { changes: named('c', 'p'.repeat(61)), finds: none },
    { changes: named('c', 'p'.repeat(62)), finds: [`clusters.c.nodePools.${'p'.repeat(62)}`], says: ['at most 61 characters'] },
    { changes: named('c'.repeat(62), 'p'), finds: [`clusters.${'c'.repeat(62)}.nodePools.p`], says: ["shorten the cluster's name"] },
    { changes: named('c'.repeat(61), 'pp'), finds: [`clusters.${'c'.repeat(61)}.nodePools.pp`], says: ['at most 1 characters'] },
  ],
  'node-pool/scaling-bounds': [{ changes: web({ scaling: { type: 'autoscale', min: 2, max: 2 } }), finds: none }],
  'secret/literal': [
    { changes: file('/etc/app.conf', 'password = hunter2-example\n'), finds: at('files["/etc/app.conf"].content') },
    ...['simple', 'jwt,pub-key=/etc/etcd/jwt.pub,priv-key=/etc/etcd/jwt.key,sign-method=RS256'].map((kind) => ({
      changes: distribution({ etcd: { extraArgs: { 'auth-token': kind } } }),
      finds: none,
    })),
    { changes: distribution({ etcd: { extraArgs: { 'auth-token': 'abcd1234' } } }), finds: at('distribution.etcd.extraArgs.auth-token') },
    { changes: distribution({ etcd: { extraArgs: { 'join-token': 'abcd1234' } } }), finds: at('distribution.etcd.extraArgs.join-token') },
    {
      changes: distribution({ apiServer: { extraArgs: { 'auth-token': 'abcd1234' } } }),
      finds: at('distribution.apiServer.extraArgs.auth-token'),
    },
  ],
  'terraform/deadline-short': [
    { changes: jobs('2000s', '1m'), finds: none },
    { changes: jobs('1999s', '1m'), finds: at('terraform.jobs.activeDeadline') },
  ],
  'terraform/health-check-interval': [
    { changes: payments({ terraform: { machines: { remediation: { healthCheckInterval: '24h' } } } }), finds: none },
    {
      changes: payments({ terraform: { machines: { remediation: { healthCheckInterval: '86401s' } } } }),
      finds: at('terraform.machines.remediation.healthCheckInterval'),
    },
  ],
  'terraform/job-limits': [
    { changes: jobs('1s', '0s'), finds: none },
    { changes: jobs('0s', '0s'), finds: at('terraform.jobs.activeDeadline') },
    { changes: jobs('86401s', '3601s'), finds: ['terraform.jobs.activeDeadline', 'terraform.jobs.lockTimeout'].flatMap(at) },
  ],
  'terraform/lock-outlasts-deadline': [
    { changes: jobs('60s', '60s'), finds: at('terraform.jobs'), says: ['write a longer'] },
    { changes: jobs('61s', '61s'), finds: at('terraform.jobs'), says: ['below 61s'] },
    { changes: jobs('61s', '60s'), finds: none },
  ],
};
