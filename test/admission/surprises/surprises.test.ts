import { describe, expect, test } from 'vitest';
import { surprises } from '../../../lib/admission/surprises/index.ts';
import { vetDocuments } from '../../../lib/admission/vet.ts';
import {
  changed,
  cluster,
  configTemplate,
  controlPlane,
  deployment,
  type Json,
  machineTemplate,
  olderDeployment,
  resourceSet,
  rke2ControlPlane,
  rke2Template,
  samples,
  schemaOf,
  terraformCluster,
} from '../server/objects.ts';

/** Codes and paths of what was found in the first object; all of them must be accepted. */
function found(objects: readonly Json[], older: readonly Json[] = []): readonly string[] {
  const documents = (values: readonly Json[]) => values.map((value, document) => ({ file: 'a.yaml', document, value, issues: [] }));
  const [result] = vetDocuments(documents(objects), { schemaOf, older: documents(older) });
  if (result?.verdict !== 'accepted') return [`${result?.verdict} ${JSON.stringify(result?.issues)}`];
  return result.issues.map(({ code, path }) => `${code} ${path.join('/')}`);
}

const config = 'spec/kubeadmConfigSpec';
const args = (...pairs: readonly [string, string][]) => ({ kubeletExtraArgs: pairs.map(([name, value]) => ({ name, value })) });
const wholeArgs = args(['cloud-provider', 'external'], ['provider-id', 'openstack:///{{ v1.instance_id }}']);

/** Objects that fit each other and cannot surprise anybody. */
const calm = {
  controlPlane: changed(
    changed(
      changed(
        changed(controlPlane, `${config}/initConfiguration/nodeRegistration`, wholeArgs),
        `${config}/joinConfiguration/nodeRegistration`,
        wholeArgs,
      ),
      'spec/remediation',
      { maxRetry: 3 },
    ),
    `${config}/files`,
    [{ path: '/etc/motd', content: 'hello {{ v1.local_hostname }}\n' }],
  ),
  template: changed(configTemplate, 'spec/template/spec/joinConfiguration/nodeRegistration', wholeArgs),
  terraform: changed(terraformCluster, 'spec/variables', { subnet_id: '6d8f2c64-5c0e-4b6e-9a53-0d6d3f2b1a11' }),
  rke2: changed(rke2ControlPlane, 'spec/remediationStrategy', { maxRetry: 3 }),
};
const all: readonly Json[] = [
  cluster,
  deployment,
  machineTemplate,
  resourceSet,
  ...Object.values(calm).filter(({ kind }) => kind !== 'RKE2ControlPlane'),
];

test('nothing surprises in objects that fit each other', () => {
  for (const object of all) expect([object['kind'], found([object, ...all])]).toEqual([object['kind'], []]);
  expect(found([calm.rke2])).toEqual([]);
});

test('every surprise has a code, and a reason that is a sentence', () => {
  for (const { code, why } of surprises) {
    expect(code).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
    expect(why).toMatch(/^\S.{20,}\.$/);
  }
});

type Row = readonly [what: string, object: Json, path: string, value: unknown, expected: string, ...others: Json[]];

function check(rows: readonly Row[]): void {
  for (const [what, object, path, value, expected, ...others] of rows) {
    test(what, () => expect(found([changed(object, path, value), ...others])).toContain(expected));
  }
}

const file = (content: string, more: Json = {}) => [{ path: '/etc/a', content, ...more }];
const files = `${config}/files`;

describe('in the user data', () => {
  check([
    ['a file that begins with a blank', calm.controlPlane, files, file('\n  a: 1\n'), `user-data/leading-blank ${files}/0/content`],
    ['a file with carriage returns', calm.controlPlane, files, file('a\r\n'), `user-data/line-endings ${files}/0/content`],
    ['a Go template in a file', calm.controlPlane, files, file('{{ .Values.x }}\n'), `user-data/jinja ${files}/0/content`],
    [
      'a comment of Jinja in a command',
      calm.controlPlane,
      `${config}/preKubeadmCommands`,
      ['echo {# x #}'],
      `user-data/jinja ${config}/preKubeadmCommands/0`,
    ],
    ['an owner that YAML cuts', calm.controlPlane, files, file('a\n', { owner: 'root #x' }), `user-data/bare-text ${files}/0/owner`],
    [
      'an SSH key whose comment is a map',
      calm.controlPlane,
      `${config}/users`,
      [{ name: 'ops', sshAuthorizedKeys: ['ssh-ed25519 AAAA ops: me'] }],
      `user-data/bare-text ${config}/users/0/sshAuthorizedKeys/0`,
    ],
    [
      'a quote in permissions',
      rke2Template,
      'spec/template/spec/files',
      file('a\n', { permissions: "06'44" }),
      'user-data/bare-text spec/template/spec/files/0/permissions',
    ],
  ]);

  test('not where the text is encoded, raw, or known to cloud-init', () => {
    expect(found([changed(calm.controlPlane, files, file('  x', { encoding: 'base64' }))])).toEqual([]);
    expect(found([changed(calm.controlPlane, files, file('{% raw %}{{ .x }}{% endraw %} {{ ds.meta_data.uuid }}\n'))])).toEqual([]);
  });
});

describe('in one object', () => {
  const autoscaler = (end: string) => `cluster.x-k8s.io/cluster-api-autoscaler-node-group-${end}-size`;
  const variables = (more: Json) => ({ ...((calm.terraform['spec'] as Json)['variables'] as Json), ...more });
  const module = 'spec/template/spec/variables';
  check([
    ['an older version', olderDeployment, 'spec/paused', true, 'version/older apiVersion'],
    ['a null that a server-side apply refuses', cluster, 'spec/paused', null, 'object/null spec/paused'],
    [
      'a port that is none',
      calm.controlPlane,
      `${config}/initConfiguration/localAPIEndpoint`,
      { bindPort: 65536 },
      `node/bind-port ${config}/initConfiguration/localAPIEndpoint/bindPort`,
    ],
    [
      'no external cloud provider in one role',
      calm.controlPlane,
      `${config}/joinConfiguration/nodeRegistration`,
      args(['provider-id', 'openstack:///x']),
      `node/cloud-provider ${config}/joinConfiguration/nodeRegistration/kubeletExtraArgs`,
    ],
    [
      'no provider ID in one role',
      calm.controlPlane,
      `${config}/initConfiguration/nodeRegistration`,
      args(['cloud-provider', 'external']),
      `node/provider-id ${config}/initConfiguration/nodeRegistration/kubeletExtraArgs`,
    ],
    [
      'pods and services in one range',
      cluster,
      'spec/clusterNetwork/services/cidrBlocks',
      ['10.244.128.0/20'],
      'cluster/networks-overlap spec/clusterNetwork/pods/cidrBlocks/0',
    ],
    ['a name with a dot', calm.controlPlane, 'metadata/name', 'a.b', 'machine/name metadata/name'],
    ['no limit of remediation', calm.controlPlane, 'spec/remediation', undefined, 'control-plane/remediation spec/remediation/maxRetry'],
    [
      'a minimum alone',
      deployment,
      'metadata/annotations',
      { [autoscaler('min')]: '1' },
      `autoscaler/bounds metadata/annotations/${autoscaler('max')}`,
    ],
    [
      'a minimum above the maximum',
      deployment,
      'metadata/annotations',
      { [autoscaler('min')]: '3', [autoscaler('max')]: '2' },
      `autoscaler/bounds metadata/annotations/${autoscaler('min')}`,
    ],
    [
      'a group at zero without its size',
      deployment,
      'metadata/annotations',
      { [autoscaler('min')]: '0', [autoscaler('max')]: '2' },
      'autoscaler/bounds metadata/annotations/capacity.cluster-autoscaler.kubernetes.io/cpu',
      machineTemplate,
    ],
    [
      'a reserved variable',
      calm.terraform,
      'spec/variables',
      variables({ captf_tags: {} }),
      'captf/variable-name spec/variables/captf_tags',
    ],
    ['a subnet by its name', calm.terraform, 'spec/variables', { subnet_id: 'nodes' }, 'captf/variable-value spec/variables/subnet_id'],
    ['no flavor', machineTemplate, module, { image_name: 'a' }, `captf/variable-value ${module}/flavor_name`],
    [
      'a reserved tag',
      machineTemplate,
      module,
      { flavor_name: 'm', image_name: 'a', additional_tags: { 'Captf.io:x': 'y' } },
      `captf/variable-value ${module}/additional_tags/Captf.io:x`,
    ],
    [
      'a public endpoint without a way in',
      calm.terraform,
      'spec/variables',
      variables({ api_load_balancer_public: true, floating_ip_pool: 'ext' }),
      'captf/public-endpoint spec/variables/api_allowed_cidrs',
    ],
    [
      'an allow list of two families',
      calm.terraform,
      'spec/variables',
      variables({ api_allowed_cidrs: ['10.0.0.0/8', 'fd00::/8'] }),
      'captf/public-endpoint spec/variables/api_allowed_cidrs',
    ],
    [
      'a load balancer that cannot restrict',
      calm.terraform,
      'spec/variables',
      variables({ loadbalancer_provider: 'ovn', api_allowed_cidrs: ['10.0.0.0/8'] }),
      'captf/public-endpoint spec/variables/loadbalancer_provider',
    ],
    [
      'a pool without a public endpoint',
      calm.terraform,
      'spec/variables',
      variables({ floating_ip_pool: 'ext' }),
      'captf/unused-variable spec/variables/floating_ip_pool',
    ],
    [
      'regional IDs without a region',
      calm.terraform,
      'spec/variables',
      variables({ provider_id_format: 'regional' }),
      'captf/regional-ids spec/variables/region',
    ],
    [
      'two images',
      machineTemplate,
      module,
      { flavor_name: 'm', image_name: 'a', image_id: '6d8f2c64-5c0e-4b6e-9a53-0d6d3f2b1a11' },
      `captf/machine-image ${module}/image_name`,
    ],
    [
      'a root volume without an image ID',
      machineTemplate,
      module,
      { flavor_name: 'm', image_name: 'a', root_volume_size_gib: 20 },
      `captf/machine-image ${module}/image_id`,
    ],
    [
      'a volume type without a size',
      machineTemplate,
      module,
      { flavor_name: 'm', image_name: 'a', root_volume_type: 'ssd' },
      `captf/unused-variable ${module}/root_volume_type`,
    ],
    [
      'a lock that outlasts its deadline',
      calm.terraform,
      'spec/jobs',
      { activeDeadlineSeconds: 200, lockTimeoutSeconds: 200 },
      'captf/job-times spec/jobs/lockTimeoutSeconds',
    ],
    [
      'a short deadline alone',
      machineTemplate,
      'spec/template/spec/jobs',
      { activeDeadlineSeconds: 300 },
      'captf/job-times spec/template/spec/jobs/activeDeadlineSeconds',
    ],
    [
      'a reserved name in the environment of jobs',
      calm.terraform,
      'spec/defaults',
      { jobs: { env: [{ name: 'TF_LOG', value: 'x' }] } },
      'captf/job-environment spec/defaults/jobs/env/0/name',
    ],
    [
      'a privileged job',
      calm.terraform,
      'spec/jobs',
      { securityContext: { privileged: true } },
      'captf/job-security spec/jobs/securityContext/privileged',
    ],
    [
      'a job as root',
      calm.terraform,
      'spec/jobs',
      { podSecurityContext: { runAsUser: 0 } },
      'captf/job-security spec/jobs/podSecurityContext/runAsUser',
    ],
    ['an RKE2 control plane without a version', calm.rke2, 'spec/version', undefined, 'rke2/version spec/version'],
    ['a rollout that no controller knows', calm.rke2, 'spec/rolloutStrategy', {}, 'rke2/rollout spec/rolloutStrategy/type'],
    ['an even number of RKE2 servers', calm.rke2, 'spec/replicas', 2, 'rke2/replicas spec/replicas'],
    [
      'registration by addresses that are not there',
      calm.rke2,
      'spec/registrationMethod',
      'external-only-ips',
      'rke2/registration spec/registrationMethod',
    ],
    [
      'a checksum that breaks the user data',
      calm.rke2,
      'spec/agentConfig',
      { airGappedChecksum: 'x' },
      'rke2/user-data spec/agentConfig/airGappedChecksum',
    ],
    [
      'an own file where CAPRKE2 writes',
      calm.rke2,
      'spec/files',
      [{ path: '/etc/rancher/rke2/config.yaml', content: 'a\n' }],
      'rke2/user-data spec/files/0/path',
    ],
    [
      'a node name that is used nowhere',
      rke2Template,
      'spec/template/spec/agentConfig',
      { nodeName: 'x' },
      'rke2/unused spec/template/spec/agentConfig/nodeName',
    ],
    [
      'TLS settings without a Secret',
      rke2Template,
      'spec/template/spec/privateRegistriesConfig',
      { configs: { hub: { tls: { insecureSkipVerify: true } } } },
      'rke2/registries spec/template/spec/privateRegistriesConfig/configs/hub/tls',
    ],
    [
      'a reference without its namespace',
      calm.rke2,
      'spec/serverConfig',
      { auditPolicySecret: { name: 'audit' } },
      'rke2/reference-namespace spec/serverConfig/auditPolicySecret/namespace',
    ],
  ]);
});

describe('between objects', () => {
  const payload = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: kube-system}\n';
  const map = (data: Json): Json => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'calico', namespace: 'team' }, data });
  const at = 'spec/resources/0';

  test.each<readonly [string, Json, string]>([
    ['a value below 32 bytes', map({ a: payload, note: 'x' }), `resource-set/short-payload ${at}`],
    ['no data', map({}), `resource-set/no-data ${at}`],
    ['a List', map({ a: `apiVersion: v1\nkind: List\nitems: []\n` }), `resource-set/payload ${at}`],
    ['an object without a namespace', map({ a: payload.replace(', namespace: kube-system', '') }), `resource-set/payload ${at}`],
  ])('a set whose ConfigMap holds %s', (_, holder, expected) => {
    expect(found([resourceSet, holder])).toEqual([expected]);
    expect(found([resourceSet, map({ a: payload })])).toEqual([]);
  });

  test('a set with a Secret of another type', () => {
    const set = changed(resourceSet, 'spec/resources', [{ kind: 'Secret', name: 'cloud' }]);
    const secret: Json = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'cloud', namespace: 'team' }, stringData: { a: payload } };
    expect(found([set, secret])).toEqual([`resource-set/secret-type ${at}`]);
    expect(found([set, { ...secret, type: 'addons.cluster.x-k8s.io/resource-set' }])).toEqual([]);
  });

  test('a port that only the load balancer knows', () => {
    const moved = changed(cluster, 'spec/clusterNetwork/apiServerPort', 7443);
    expect(found([moved, calm.controlPlane])).toEqual(['cluster/api-server-port spec/clusterNetwork/apiServerPort']);
    const bound = ['initConfiguration', 'joinConfiguration/controlPlane'].reduce(
      (object, role) => changed(object, `${config}/${role}/localAPIEndpoint`, { bindPort: 7443 }),
      calm.controlPlane,
    );
    expect(found([moved, bound])).toEqual([]);
  });

  test('workers without an external cloud provider', () => {
    expect(found([deployment, configTemplate])).toEqual(
      ['node/cloud-provider', 'node/provider-id'].map((code) => `${code} spec/template/spec/bootstrap/configRef`),
    );
  });

  test('a zone that the cluster does not list, and an image by a version that is not given', () => {
    const pinned = changed(calm.terraform, 'spec/variables/availability_zones', ['az-1']);
    expect(found([changed(deployment, 'spec/template/spec/failureDomain', 'az-2'), cluster, pinned])).toEqual([
      'captf/failure-domain spec/template/spec/failureDomain',
    ]);
    const template = changed(machineTemplate, 'spec/template/spec/variables/image_name', 'ubuntu-{version}');
    expect(found([changed(deployment, 'spec/template/spec/version'), template])).toEqual([
      'captf/image-version spec/template/spec/version',
    ]);
  });

  test('RKE2 under a module that serves kubeadm', () => {
    const rke2 = changed(cluster, 'spec/controlPlaneRef/kind', 'RKE2ControlPlane');
    expect(found([calm.terraform, rke2])).toEqual(['captf/distribution spec/variables/distribution']);
  });

  test('a template that is edited in place', () => {
    const edited = changed(calm.template, 'spec/template/spec/files', file('a\n'));
    expect(found([edited], [calm.template])).toEqual(['template/edited spec/template/spec']);
  });
});

test('the samples of the server tests are accepted, whatever surprises in them', () => {
  for (const object of samples) expect(found([object])).not.toContainEqual(expect.stringContaining('rejected'));
});
