import { describe, expect, test } from 'vitest';
import type { Patch } from '../../lib/compose/overlay.ts';
import { add, autoscale, type Cluster, type Fleet, internal, kubeadm, publicEndpoint, remove, rke2, supplied } from '../../lib/index.ts';
import { files } from '../synth.ts';
import { inShort, stopsBetween } from './between.ts';

type Demo = Patch<Cluster>;
const demo = (cluster: Demo, rest: Patch<Fleet> = {}): Patch<Fleet> => ({ ...rest, clusters: { demo: cluster } });
const nodes = (network: object): Patch<Fleet> => ({ cloud: { networks: { nodes: network } } }) as Patch<Fleet>;
const outside = { externalNetwork: 'public', routerExternalAddress: '203.0.113.7' };
const open = publicEndpoint({ allowedCIDRs: ['198.51.100.0/24'] });
const api = (host: string, port = 6443) => demo({ endpoint: supplied({ host, port }) });
const version = (kubernetesVersion: `v${number}.${number}.${string}`) => demo({ kubernetesVersion });
const onRke2 = (options: Parameters<typeof rke2>[0] = {}, more: Demo = {}): Patch<Fleet> =>
  demo({ kubernetesVersion: 'v1.33.1+rke2r2', distribution: rke2(options), ...more });
const caFor = (days?: number) => demo({ distribution: kubeadm(days === undefined ? {} : { caCertificateValidityDays: days }) });

const frozen = 'removal/frozen-field';
const refused = 'change/refused';
const variables = 'TerraformCluster spec.variables';
const days = 'KubeadmControlPlane spec.kubeadmConfigSpec.clusterConfiguration.caCertificateValidityPeriodDays';

/**
 * `verdict` is the recorded answer of a real API server that the row agrees with (`<Kind>.<version>.jsonl`, by its id): refused, or accepted although it cannot
 * work. The inputs of CAPTF's module are free-form for the server; it accepts every change of them (TerraformCluster.v1alpha1).
 */
interface Row {
  readonly what: string;
  readonly before: Patch<Fleet>;
  readonly after: Patch<Fleet>;
  readonly stops: readonly string[];
  readonly verdict: string;
}
const row = (what: string, before: Patch<Fleet>, after: Patch<Fleet>, verdict: string, ...stops: readonly string[]): Row => ({
  what,
  before,
  after,
  verdict,
  stops,
});
const anyVariable = 'accepted: spec.variables are free-form';

const rows: readonly Row[] = [
  row(
    'the subnet',
    {},
    nodes({ subnetId: '00000000-2b4f-4e83-9a61-0d8f3b2c4e71' }),
    anyVariable,
    `${frozen} ${variables}.subnet_id: '00000000-2b4f-4e83-9a61-0d8f3b2c4e71', where '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71' was`,
  ),
  row(
    'whether the endpoint is public',
    nodes(outside),
    demo({ endpoint: open }, nodes(outside)),
    anyVariable,
    `${frozen} ${variables}.api_load_balancer_public: the boolean true, where the boolean false was`,
  ),
  row(
    'the external network of a public endpoint',
    demo({ endpoint: open }, nodes(outside)),
    demo({ endpoint: open }, nodes({ ...outside, externalNetwork: 'other' })),
    anyVariable,
    `${frozen} ${variables}.floating_ip_pool: 'other', where 'public' was`,
  ),
  row(
    "the load balancer's provider",
    {},
    { cloud: { loadBalancerProvider: 'ovn' } },
    anyVariable,
    `${frozen} ${variables}.loadbalancer_provider: 'ovn', where 'amphora' was`,
  ),
  row(
    'the region',
    { cloud: { region: 'RegionOne' } },
    { cloud: { region: 'RegionTwo' } },
    anyVariable,
    `${frozen} ${variables}.region: 'RegionTwo', where 'RegionOne' was`,
  ),
  row(
    'the form of provider ids',
    { cloud: { region: 'RegionOne' } },
    demo({ providerIDFormat: 'regional' }, { cloud: { region: 'RegionOne' } }),
    anyVariable,
    `${frozen} ${variables}.provider_id_format: 'regional', where 'default' was`,
  ),
  row(
    "the API's port",
    {},
    demo({ network: { apiServerPort: 443 } }),
    'accepted 382511aaf432',
    `${frozen} Cluster spec.clusterNetwork.apiServerPort: the number 443, where the number 6443 was`,
  ),
  row(
    'the range of the Pods',
    {},
    demo({ network: { pods: ['10.1.0.0/16'] } }),
    'accepted 7a9929e66b82',
    `${frozen} Cluster spec.clusterNetwork.pods.cidrBlocks: '10.1.0.0/16', where '192.168.0.0/16' was`,
  ),
  row(
    'a second range of Services',
    {},
    demo({ network: { services: ['10.96.0.0/12', 'fd00:1::/112'], pods: ['192.168.0.0/16', 'fd00:2::/56'] } }),
    'accepted dd3967dea3f3',
    `${frozen} Cluster spec.clusterNetwork.pods.cidrBlocks: '192.168.0.0/16', 'fd00:2::/56', where '192.168.0.0/16' was`,
    `${frozen} Cluster spec.clusterNetwork.services.cidrBlocks: '10.96.0.0/12', 'fd00:1::/112', where '10.96.0.0/12' was`,
  ),
  row(
    'the domain of the Services',
    {},
    demo({ network: { serviceDomain: 'corp.example.com' } }),
    'accepted e7a37846d804',
    `${frozen} Cluster spec.clusterNetwork.serviceDomain: 'corp.example.com', where 'cluster.local' was`,
  ),
  row(
    'a supplied endpoint, moved',
    api('api.example.com'),
    api('other.example.com'),
    'rejected 24b6ee68a611',
    `${refused} TerraformCluster spec.controlPlaneEndpoint: 'other.example.com:6443', where 'api.example.com:6443' was`,
  ),
  row(
    'a supplied endpoint, at another port',
    api('api.example.com'),
    api('api.example.com', 443),
    'rejected 7f35b1a04ac0',
    `${refused} TerraformCluster spec.controlPlaneEndpoint: 'api.example.com:443', where 'api.example.com:6443' was`,
  ),
  row(
    'a supplied endpoint, taken away',
    api('api.example.com'),
    demo({ endpoint: internal() }),
    'rejected 5ae494167ae1',
    `${refused} TerraformCluster spec.controlPlaneEndpoint: nothing, where 'api.example.com:6443' was`,
  ),
  row(
    'an endpoint supplied late',
    {},
    api('api.example.com'),
    'accepted: git does not hold what the provider set',
    `${frozen} TerraformCluster spec.controlPlaneEndpoint: 'api.example.com:6443', where nothing was`,
  ),
  row(
    "the CAs' validity, changed",
    caFor(3650),
    caFor(3651),
    'rejected 3370cdb858e6',
    `${refused} ${days}: the number 3651, where the number 3650 was`,
  ),
  row(
    "the CAs' validity, added",
    caFor(),
    caFor(3650),
    'rejected, capi 7 (the log has its removal and its change)',
    `${refused} ${days}: the number 3650, where nothing was`,
  ),
  row(
    "the CAs' validity, removed",
    caFor(3650),
    caFor(),
    'rejected 343fb7668b09',
    `${refused} ${days}: nothing, where the number 3650 was`,
  ),
  row(
    'a minor version skipped',
    version('v1.33.1'),
    version('v1.35.0'),
    'rejected f8fe177eee20',
    "change/version-skipped KubeadmControlPlane spec.version: 'v1.35.0', where 'v1.33.1' was",
  ),
  row(
    'a minor version lowered',
    version('v1.34.2'),
    version('v1.33.1'),
    'accepted a8dba50cf886, 248570e8b069',
    "change/version-lowered KubeadmControlPlane spec.version: 'v1.33.1', where 'v1.34.2' was",
    "change/version-lowered MachineDeployment spec.template.spec.version: 'v1.33.1', where 'v1.34.2' was",
  ),
  row(
    'a patch lowered',
    version('v1.34.2'),
    version('v1.34.1'),
    'accepted a8dba50cf886, 248570e8b069',
    "change/version-lowered KubeadmControlPlane spec.version: 'v1.34.1', where 'v1.34.2' was",
    "change/version-lowered MachineDeployment spec.template.spec.version: 'v1.34.1', where 'v1.34.2' was",
  ),
];

const rke2Plane = 'RKE2ControlPlane spec';
const rke2Rows: readonly Row[] = [
  row(
    'the network plugin',
    onRke2(),
    onRke2({ cni: 'cilium' }),
    'accepted f15b005965e6',
    `${frozen} ${rke2Plane}.serverConfig.cni: 'cilium', where 'canal' was`,
  ),
  row(
    'the domain',
    onRke2(),
    onRke2({}, { network: { serviceDomain: 'corp.example.com' } }),
    'accepted 8e09b92a5acf',
    `${frozen} ${rke2Plane}.serverConfig.clusterDomain: 'corp.example.com', where 'cluster.local' was`,
  ),
  row(
    'how machines register',
    onRke2(),
    onRke2({ registrationMethod: 'internal-first' }),
    'rejected 8a48f74c5f6e',
    `${refused} ${rke2Plane}.registrationMethod: 'internal-first', where 'control-plane-endpoint' was`,
  ),
  row(
    'a build lowered',
    onRke2(),
    onRke2({}, { kubernetesVersion: 'v1.33.1+rke2r1' }),
    'accepted 5e4ad08225c1',
    `change/version-lowered ${rke2Plane}.version: 'v1.33.1+rke2r1', where 'v1.33.1+rke2r2' was`,
    "change/version-lowered MachineDeployment spec.template.spec.version: 'v1.33.1+rke2r1', where 'v1.33.1+rke2r2' was",
  ),
  row(
    'two minors up, which the server takes here',
    onRke2(),
    onRke2({}, { kubernetesVersion: 'v1.35.0+rke2r1' }),
    'accepted, capi 9',
    `change/version-skipped ${rke2Plane}.version: 'v1.35.0+rke2r1', where 'v1.33.1+rke2r2' was`,
  ),
  row(
    'another kind of control plane',
    version('v1.33.1'),
    onRke2(),
    'accepted, capi 3',
    `${frozen} Cluster spec.controlPlaneRef.kind: 'RKE2ControlPlane', where 'KubeadmControlPlane' was`,
  ),
];

const onOpenStack: Patch<Fleet> = { cloud: { authURL: 'https://keystone.example.com:5000/v3', region: 'RegionOne' } };

/** With the two controllers of OpenStack, in one release. */
const withAddons = (cinder: object = {}, more: Demo = {}): Patch<Fleet> =>
  demo(
    {
      addons: {
        credentials: { type: 'existingSecret' },
        cloudControllerManager: { version: 'v1.34.1' },
        cinderCSI: { version: 'v1.34.1', ...cinder },
      },
      ...more,
    } as Demo,
    onOpenStack,
  );
const classes = (storageClasses: object) => withAddons({ storageClasses });
const anyPayload = 'rejected by kubernetes 1.34.4, in the workload cluster';

const payloadRows: readonly Row[] = [
  row(
    'the volume type of a storage class',
    classes({ fast: { volumeType: 'ssd' } }),
    classes({ fast: { volumeType: 'nvme' } }),
    anyPayload,
    `${frozen} StorageClass parameters: \`type\` 'nvme', where 'ssd' was`,
  ),
  row(
    'what a storage class does with released volumes',
    classes({ fast: {} }),
    classes({ fast: { reclaimPolicy: 'Retain' } }),
    anyPayload,
    `${frozen} StorageClass reclaimPolicy: 'Retain', where 'Delete' was`,
  ),
  row(
    'the form of provider ids, where add-ons read it',
    withAddons(),
    withAddons({}, { providerIDFormat: 'regional' }),
    'accepted, and it cannot work',
    `${frozen} ${variables}.provider_id_format: 'regional', where 'default' was`,
    `${frozen} ConfigMap data.regional: 'true', where 'false' was`,
  ),
];

describe('a fleet cannot change', () => {
  test.each([...rows, ...rke2Rows, ...payloadRows])('$what ($verdict)', ({ before, after, stops }) => {
    expect(stopsBetween(files(before), files(after)).map(inShort)).toEqual(stops);
    expect(stopsBetween(files(after), files(after))).toEqual([]);
  });

  test('what was frozen, unless the removal of its cluster is allowed; the server and versions are never silenced', () => {
    for (const { before, after } of [...rows, ...rke2Rows, ...payloadRows]) {
      const all = stopsBetween(files(before), files(after)).map(({ code }) => code);
      const left = stopsBetween(files(before), files(after), ['demo']).map(({ code }) => code);
      expect(left).toEqual(all.filter((code) => code !== frozen));
      expect(stopsBetween(files(before), files(after), ['team-a/demo', 'x'])).toHaveLength(left.length);
      expect(stopsBetween(files(before), files(after), ['team-b/demo', 'demo-control-plane'])).toHaveLength(all.length);
    }
  });
});

describe('a fleet may change', () => {
  test.each<[string, Patch<Fleet>, Patch<Fleet>]>([
    ['nothing', {}, {}],
    ['its version by one minor, pools and control plane at once', version('v1.33.5'), version('v1.34.0')],
    ['a version to a later patch', version('v1.34.2'), version('v1.34.3')],
    ['to a later build of RKE2', onRke2(), onRke2({}, { kubernetesVersion: 'v1.33.1+rke2r10' })],
    [
      'flavor, size and labels of a pool',
      {},
      demo({ nodePools: { web: { flavor: 'large', scaling: autoscale({ min: 1, max: 3 }), labels: { tier: 'web' } } } }),
    ],
    [
      'the control plane’s flavor, commands and arguments',
      {},
      demo({ controlPlane: { flavor: 'large', replicas: 3 }, commands: { before: ['true'] } }),
    ],
    ['who may reach the API', {}, demo({ endpoint: internal({ allowedCIDRs: ['10.0.0.0/8'] }) })],
    ['the load balancer’s provider to the cloud’s choice', {}, { cloud: { loadBalancerProvider: 'cloud-default' } }],
    ['the external network while no endpoint is public', nodes(outside), nodes({ ...outside, externalNetwork: 'other' })],
    [
      'subnet and provider where the endpoint is supplied, for which the module makes no load balancer',
      api('api.example.com'),
      {
        ...api('api.example.com'),
        cloud: { loadBalancerProvider: 'ovn', networks: { nodes: { subnetId: '00000000-2b4f-4e83-9a61-0d8f3b2c4e71' } } },
      },
    ],
    ['whether claims may grow', classes({ fast: {} }), classes({ fast: { expansion: false } })],
    ['a storage class beside another', classes({ fast: {} }), classes({ fast: {}, slow: { volumeType: 'hdd' } })],
    ['its pools', {}, demo({ nodePools: { web: remove, db: add({ flavor: 'small', scaling: autoscale({ min: 1, max: 2 }) }) } })],
  ])('%s', (_, before, after) => {
    expect(stopsBetween(files(before), files(after)).map(inShort)).toEqual([]);
  });
});

test('add-ons that a fleet no longer asks for stay in the workload cluster, and so do their credentials', () => {
  const said = stopsBetween(files(classes({ fast: {} })), files(onOpenStack));
  expect(said.map(({ code, severity, got }) => `${severity} ${code}: ${got?.replace(/ \(.*\)/, '')}`)).toEqual(
    ['cloud-controller-manager', 'cinder-csi', 'its facts and credentials'].map(
      (what) => `warning change/left-behind: nothing of ${what} delivered any more; all of it stays in cluster team-a/demo`,
    ),
  );
  expect(said[2]?.fix).toContain('delete secret -n kube-system cloud-config manila-csi-credentials');
});

describe('an issue', () => {
  test('names field, file, old and new value, and what to do', () => {
    const [issue] = stopsBetween(files(), files(nodes({ subnetId: '00000000-2b4f-4e83-9a61-0d8f3b2c4e71' })));
    expect(issue).toEqual({
      code: 'removal/frozen-field',
      severity: 'error',
      path: ['spec', 'variables', 'subnet_id'],
      origin: { file: 'dist/test/clusters/demo/cluster.yaml' },
      object: {
        file: 'clusters/demo/cluster.yaml',
        apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1',
        kind: 'TerraformCluster',
        namespace: 'team-a',
        name: 'demo',
      },
      got: "'00000000-2b4f-4e83-9a61-0d8f3b2c4e71', where '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71' was",
      must: "stay '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71' as long as cluster team-a/demo exists",
      fix: 'set it back; another value needs a new cluster; `--allow-removal team-a/demo` lets the change through',
      why: expect.stringContaining('OpenStack module refuses'),
    });
  });

  test.each<[string, Patch<Fleet>, Patch<Fleet>, string]>([
    ['a skipped version', version('v1.33.1'), version('v1.35.0'), 'go to v1.34 first; once all machines have it, go on to v1.35'],
    ['a lowered version', version('v1.34.2'), version('v1.34.1'), "set it back to 'v1.34.2', or to a later version"],
    ['what the server refuses', caFor(3650), caFor(3651), 'set it back; another value needs a new cluster'],
  ])('of %s says the way', (_, before, after, fix) => {
    expect(stopsBetween(files(before), files(after))[0]?.fix).toBe(fix);
  });
});
