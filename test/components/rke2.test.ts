import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { judging } from '../../lib/admission/server/judge.ts';
import { add, type Cluster, type Fleet, type Patch, rke2, secretKey } from '../../lib/index.ts';
import type { Rke2 } from '../../lib/model/fleet.gen.ts';
import { publicKey } from '../../lib/rules/fixtures/material.ts';
import { schemaOf } from '../admission/server/objects.ts';
import { hostile } from '../laws/hostile.ts';
import { object } from '../synth.ts';

const fleet = (distribution: Omit<Rke2, 'type'> = {}, cluster: Patch<Cluster> = {}, cloud: Patch<Fleet['cloud']> = {}): Patch<Fleet> => ({
  cloud,
  clusters: { demo: { kubernetesVersion: 'v1.34.3+rke2r1', distribution: rke2(distribution), ...cluster } },
});
const servers = (...given: Parameters<typeof fleet>) => object('RKE2ControlPlane', fleet(...given));
const workers = (...given: Parameters<typeof fleet>) => object('RKE2ConfigTemplate', fleet(...given));
const workerSpec = (...given: Parameters<typeof fleet>) => (workers(...given).spec['template'] as { spec: Record<string, unknown> }).spec;

/** Everything that a fleet can say under RKE2, but for Ignition. */
const everything: Parameters<typeof fleet> = [
  {
    apiServer: { extraArgs: { v: '2', profiling: 'false' }, certSANs: ['api.example.com', 'join.example.com'] },
    controllerManager: { extraArgs: { 'bind-address': '0.0.0.0' } },
    scheduler: { extraArgs: { v: '2' } },
    etcd: { extraArgs: { 'quota-backend-bytes': '8589934592' }, exposeMetrics: true },
    kubelet: { extraArgs: { v: '2', 'image-gc-high-threshold': '80' } },
    kubeProxy: { extraArgs: { 'metrics-bind-address': '0.0.0.0' } },
    auditPolicySecret: 'audit',
    cni: 'cilium',
    multus: true,
    disabledComponents: ['rke2-metrics-server', 'rke2-ingress-nginx'],
    registrationMethod: 'address',
    registrationAddress: 'join.example.com',
    cisProfile: 'cis',
    protectKernelDefaults: true,
    podSecurityAdmissionConfigFile: '/etc/rancher/rke2/psa.yaml',
    secretsEncryption: { provider: 'secretbox', keySecret: 'etcd-key' },
    manifestsConfigMap: 'charts',
    airGapped: true,
    systemDefaultRegistry: 'registry.example.com:5000',
    gzipUserData: true,
  },
  {
    network: { kubeProxy: false, serviceDomain: 'demo.internal' },
    ntp: { servers: ['ntp.example.com'] },
    users: { ops: add({ sshAuthorizedKeys: [publicKey], sudo: 'ALL=(ALL) NOPASSWD:ALL' }) },
    commands: { boot: ['swapoff -a'], before: ['echo before'], after: ['echo after'] },
    files: { '/etc/motd': add({ content: secretKey({ name: 'motd', key: 'text' }) }) },
    controlPlane: {
      labels: { 'node.example.com/tier': 'gold', 'node-role.kubernetes.io/gold': '' },
      taints: { CriticalAddonsOnly: { value: 'true', effect: 'NoExecute' } },
      remediation: { maxRetry: 0, retryPeriod: '0s', minHealthyPeriod: '90m' },
      timeouts: { nodeDrain: '0s', volumeDetach: '0s', nodeDeletion: '0s' },
    },
    nodePools: { web: { maxPods: 60, kubeletExtraArgs: { v: '4' }, taints: { spot: { effect: 'NoSchedule' } } } },
    backup: {
      retention: 9,
      name: 'demo',
      s3: { endpoint: 's3.example.com', bucket: 'etcd', region: 'eu', folder: 'demo', credentialsSecret: 's3', caSecret: 's3-ca' },
    },
  },
];

describe('the smallest RKE2ControlPlane', () => {
  test('says what keeps it alive, and nothing else', () => {
    const { spec } = servers();
    expect({ ...spec, machineTemplate: undefined }).toEqual({
      replicas: 3,
      version: 'v1.34.3+rke2r1',
      registrationMethod: 'control-plane-endpoint',
      rolloutStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1 } },
      remediationStrategy: { maxRetry: 3, retryPeriod: '5m0s', minHealthyPeriod: '1h0m0s' },
      gzipUserData: true,
      agentConfig: {
        format: 'cloud-config',
        kubelet: { extraArgs: ['cloud-provider=external', 'provider-id=openstack:///{{ ds.meta_data.uuid }}'] },
      },
      serverConfig: {
        cloudProviderName: 'external',
        clusterDomain: 'cluster.local',
        cni: 'canal',
        disableComponents: { kubernetesComponents: ['cloudController'] },
      },
    });
  });

  test('clones its machines from a template, with the timeouts of the fleet', () => {
    expect(servers().spec['machineTemplate']).toEqual({
      spec: {
        infrastructureRef: {
          apiGroup: 'infrastructure.cluster.x-k8s.io',
          kind: 'TerraformMachineTemplate',
          name: expect.stringMatching(/^demo-control-plane-/),
        },
        deletion: { nodeDrainTimeoutSeconds: 600, nodeVolumeDetachTimeoutSeconds: 300, nodeDeletionTimeoutSeconds: 10 },
      },
    });
  });
});

test('an RKE2ControlPlane that says everything', () => {
  const { spec } = servers(...everything);
  expect(spec['serverConfig']).toEqual({
    auditPolicySecret: { name: 'audit', namespace: 'team-a' },
    cloudProviderName: 'external',
    clusterDomain: 'demo.internal',
    cni: 'cilium',
    cniMultusEnable: true,
    disableComponents: {
      kubernetesComponents: ['cloudController', 'kubeProxy'],
      pluginComponents: ['rke2-ingress-nginx', 'rke2-metrics-server'],
    },
    etcd: {
      backupConfig: {
        scheduleCron: '0 */12 * * *',
        retention: '9',
        snapshotName: 'demo',
        s3: {
          endpoint: 's3.example.com',
          bucket: 'etcd',
          region: 'eu',
          folder: 'demo',
          enforceSslVerify: true,
          s3CredentialSecret: { name: 's3', namespace: 'team-a' },
          endpointCAsecret: { name: 's3-ca', namespace: 'team-a' },
        },
      },
      customConfig: { extraArgs: ['quota-backend-bytes=8589934592'] },
      exposeMetrics: true,
    },
    kubeAPIServer: { extraArgs: ['profiling=false', 'v=2'] },
    kubeControllerManager: { extraArgs: ['bind-address=0.0.0.0'] },
    kubeScheduler: { extraArgs: ['v=2'] },
    secretsEncryption: { provider: 'secretbox', encryptionKeySecret: { name: 'etcd-key', namespace: 'team-a' } },
    tlsSan: ['api.example.com', 'join.example.com'],
  });
  expect(spec).toMatchObject({
    registrationMethod: 'address',
    registrationAddress: 'join.example.com',
    manifestsConfigMapReference: { name: 'charts', namespace: 'team-a' },
    remediationStrategy: { maxRetry: 0, retryPeriod: '0s', minHealthyPeriod: '1h30m0s' },
    machineTemplate: { metadata: { labels: { 'node-role.kubernetes.io/gold': '' } } },
    preRKE2Commands: ['echo before'],
    postRKE2Commands: ['echo after'],
    files: [{ path: '/etc/motd', owner: 'root:root', permissions: '0644', contentFrom: { secret: { name: 'motd', key: 'text' } } }],
  });
});

test('a worker has its pool’s words over the cluster’s, and nothing of servers', () => {
  const spec = workerSpec(...everything);
  expect(Object.keys(spec).sort()).toEqual(['agentConfig', 'files', 'gzipUserData', 'postRKE2Commands', 'preRKE2Commands']);
  expect(spec['agentConfig']).toEqual({
    additionalUserData: { config: expect.stringContaining('bootcmd') },
    airGapped: true,
    cisProfile: 'cis',
    format: 'cloud-config',
    kubelet: {
      extraArgs: [
        'cloud-provider=external',
        'image-gc-high-threshold=80',
        'max-pods=60',
        'provider-id=openstack:///{{ ds.meta_data.uuid }}',
        'v=4',
      ],
    },
    kubeProxy: { extraArgs: ['metrics-bind-address=0.0.0.0'] },
    nodeTaints: ['spot:NoSchedule'],
    ntp: { enabled: true, servers: ['ntp.example.com'] },
    podSecurityAdmissionConfigFile: '/etc/rancher/rke2/psa.yaml',
    protectKernelDefaults: true,
    systemDefaultRegistry: 'registry.example.com:5000',
  });
});

describe('the id of a node', () => {
  const argumentsOf = (spec: Record<string, unknown>) => (spec['agentConfig'] as { kubelet: { extraArgs: string[] } }).kubelet.extraArgs;
  const cases: [string, Parameters<typeof fleet>, string[]][] = [
    ['is the server’s, by default', [{}], ['cloud-provider=external', 'provider-id=openstack:///{{ ds.meta_data.uuid }}']],
    [
      'holds the region where the module reports it',
      [{}, { providerIDFormat: 'regional' }, { region: 'RegionOne' }],
      ['cloud-provider=external', 'provider-id=openstack://RegionOne/{{ ds.meta_data.uuid }}'],
    ],
    ['is left to the cloud’s controller under Ignition, which renders no template', [{ format: 'ignition' }], ['cloud-provider=external']],
  ];
  test.each(cases)('%s', (_, given, expected) => {
    expect(argumentsOf(servers(...given).spec)).toEqual(expected);
    expect(argumentsOf(workerSpec(...given))).toEqual(expected);
  });
});

test('Ignition is never compressed, cloud-config unless a fleet says so', () => {
  const compressed = (distribution: Omit<Rke2, 'type'>) => [
    servers(distribution).spec['gzipUserData'],
    workerSpec(distribution)['gzipUserData'],
  ];
  expect(compressed({})).toEqual([true, true]);
  expect(compressed({ format: 'ignition' })).toEqual([undefined, undefined]);
  expect(compressed({ gzipUserData: false })).toEqual([undefined, undefined]);
});

describe('what the server stores', () => {
  const judge = judging(schemaOf);
  const cases: [string, Parameters<typeof fleet>][] = [
    ['the smallest', []],
    ['everything', everything],
    ['no Secret of an object store', [{}, { backup: { s3: { endpoint: 's3.example.com', bucket: 'etcd', credentialsSecret: 's3' } } }]],
    [
      'what is false or nothing',
      [{ multus: false, protectKernelDefaults: false, airGapped: false, gzipUserData: false, etcd: { exposeMetrics: false } }],
    ],
    ['sections with nothing in them', [{ apiServer: {}, kubelet: {}, kubeProxy: { extraArgs: {} }, etcd: { extraArgs: {} } }]],
    ['Ignition', [{ format: 'ignition' }, { ntp: { servers: ['192.0.2.1'] } }]],
  ];
  test.each(cases)('is what is written: %s', (_, given) => {
    for (const made of [servers(...given), workers(...given)]) {
      const written = JSON.parse(JSON.stringify(made)) as unknown;
      expect(judge(written)).toEqual({ verdict: 'accepted', issues: [], stored: written });
    }
  });

  test.each(cases)('holds nothing empty, false or nothing but times and a number of retries: %s', (_, given) => {
    const nothing = [servers(...given), workers(...given)].flatMap((made) => nothings(made.spec, 'spec'));
    expect(nothing.filter((path) => !/\.(?:maxRetry|node\w+TimeoutSeconds|labels\..*)$/.test(path))).toEqual([]);
  });
});

/** Places that hold nothing: an empty section, list or text, false, zero. */
function nothings(value: unknown, path: string): string[] {
  if (value === '' || value === false || value === 0) return [path];
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.entries(value);
  return children.length === 0 ? [path] : children.flatMap(([key, child]) => nothings(child, `${path}.${key}`));
}

describe('accounts and commands of every boot', () => {
  const user = fc.record(
    {
      sshAuthorizedKeys: fc.array(hostile, { minLength: 1, maxLength: 2 }),
      sudo: hostile,
      groups: fc.array(hostile, { minLength: 1, maxLength: 2 }),
      shell: hostile,
    },
    { requiredKeys: ['sshAuthorizedKeys'] },
  );

  test('are read back by another YAML reader as they were written, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.array(hostile, { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('ops', 'yes', '_x'), user, { maxKeys: 2 }),
        (boot, users) => {
          const added = Object.fromEntries(Object.entries(users).map(([name, given]) => [name, add(given)]));
          const { agentConfig } = workerSpec({}, { users: added as never, commands: { boot } }) as {
            agentConfig: { additionalUserData?: { config: string } };
          };
          const config = agentConfig.additionalUserData?.config;
          const accounts = Object.entries(users)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, { sshAuthorizedKeys, groups, sudo, shell }]) => ({
              name,
              ssh_authorized_keys: sshAuthorizedKeys,
              ...(groups === undefined ? {} : { groups: groups.join(', ') }),
              ...(sudo === undefined ? {} : { sudo }),
              ...(shell === undefined ? {} : { shell }),
            }));
          const expected = { ...(boot.length === 0 ? {} : { bootcmd: boot }), ...(accounts.length === 0 ? {} : { users: accounts }) };
          expect(config === undefined ? {} : load(config)).toEqual(expected);
          // Nothing that a YAML 1.1 reader, as the provider's is, refuses or takes for the end of a line.
          expect(config ?? '').not.toMatch(/[^\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ud800-\udfff\ue000-\ufefe\uff00-\ufffd]/);
        },
      ),
      { numRuns: 100 },
    );
  }, 60_000);
});
