import { describe, expect, test } from 'vitest';
import { judging } from '../../../lib/admission/server/judge.ts';
import { printPath } from '../../../lib/model/path.ts';
import {
  changed,
  cluster,
  configTemplate,
  controlPlane,
  deployment,
  healthCheck,
  identity,
  type Json,
  machineTemplate,
  olderDeployment,
  openStackCluster,
  openStackTemplate,
  resourceSet,
  rke2ControlPlane,
  samples,
  schemaOf,
  terraformCluster,
} from './objects.ts';

const judge = judging(schemaOf);

/** Who refuses, and which fields are named. */
function told(object: Json, old?: Json): string {
  const { verdict, stage, issues } = judge(object, old);
  return verdict === 'rejected' ? `${stage} ${[...new Set(issues.map(({ path }) => printPath(path)))].sort().join(' ')}` : verdict;
}

test.each(samples.map((object) => [`${String(object['kind'])} ${String(object['apiVersion'])}`, object]))(
  'a valid %s is accepted',
  (_, object) => {
    expect(told(object)).toBe('accepted');
  },
);

test('a kind without a schema is unknown, never accepted', () => {
  expect(told({ apiVersion: 'example.org/v1', kind: 'Thing', metadata: { name: 'x' } })).toBe('unknown');
  expect(told({ apiVersion: '../../v1', kind: 'Secret' })).toBe('unknown');
  expect(told({})).toBe('unknown');
});

type Row = readonly [what: string, object: Json, path: string, value: unknown, expected: string];

const timeout = 'spec/checks/nodeStartupTimeoutSeconds';
const config = 'spec/kubeadmConfigSpec';

describe('decoding refuses', () => {
  test.each<Row>([
    ['an unknown field', cluster, 'spec/pause', true, 'decode spec.pause'],
    ['an unknown field that is null', cluster, 'spec/pause', null, 'decode spec.pause'],
    ['a field of the wrong case', cluster, 'spec/controlPlaneRef/Name', 'x', 'decode spec.controlPlaneRef.Name'],
    ['an unknown field of the status', terraformCluster, 'status/nope', 1, 'decode status.nope'],
    ['an object where a text belongs', cluster, 'spec/controlPlaneRef/name', { a: 1 }, 'decode spec.controlPlaneRef.name.a'],
    ['a label that is no text', cluster, 'metadata/labels', { a: 5 }, 'decode metadata.labels.a'],
    ['an unknown field of the metadata', cluster, 'metadata/nope', 'x', 'decode metadata.nope'],
  ])('%s', (_, object, path, value, expected) => expect(told(changed(object, path, value))).toBe(expected));
});

describe('a webhook that reads Go types refuses', () => {
  test.each<Row>([
    ['a number as a text', controlPlane, 'spec/replicas', '3', 'webhook spec.replicas'],
    ['a number beyond 32 bits', controlPlane, 'spec/replicas', 2 ** 31, 'webhook spec.replicas'],
    ['a fraction', healthCheck, timeout, 30.5, `webhook ${timeout.replaceAll('/', '.')}`],
    [
      'an argument that is a number',
      controlPlane,
      `${config}/clusterConfiguration/apiServer/extraArgs/0/value`,
      2,
      'webhook spec.kubeadmConfigSpec.clusterConfiguration.apiServer.extraArgs[0].value',
    ],
    ['a time that is none', deployment, 'spec/rollout', { after: 'tomorrow' }, 'webhook spec.rollout.after'],
    [
      'bounds that are no numbers',
      deployment,
      'metadata/annotations',
      autoscaled(' 3', '5'),
      'webhook metadata.annotations["cluster.x-k8s.io/cluster-api-autoscaler-node-group-min-size"]',
    ],
  ])('%s', (_, object, path, value, expected) => expect(told(changed(object, path, value))).toBe(expected));
});

function autoscaled(min: string, max: string): Json {
  const name = (end: string) => `cluster.x-k8s.io/cluster-api-autoscaler-node-group-${end}-size`;
  return { [name('min')]: min, [name('max')]: max };
}

describe('the schema refuses', () => {
  test.each<Row>([
    ['an empty section', cluster, 'spec/clusterNetwork', {}, 'schema spec.clusterNetwork'],
    [
      'a text that is too long, by its code points',
      cluster,
      'spec/clusterNetwork/serviceDomain',
      'ü'.repeat(254),
      'schema spec.clusterNetwork.serviceDomain',
    ],
    ['a missing field', machineTemplate, 'spec/template/spec/source', {}, 'schema spec.template.spec.source.image'],
    ['a wrong type where no webhook reads first', terraformCluster, 'spec/source/image', 7, 'schema spec.source.image'],
    ['a number below its bound', terraformCluster, 'spec/maxActiveJobs', 0, 'schema spec.maxActiveJobs'],
    ['a choice that is none', terraformCluster, 'spec/deletionPolicy', 'Keep', 'schema spec.deletionPolicy'],
    ['a name that is no DNS subdomain', cluster, 'metadata/name', 'a_b', 'schema metadata.name'],
    ['no name at all', terraformCluster, 'metadata/name', undefined, 'schema metadata.name'],
    ['a label value with a blank', cluster, 'metadata/labels', { a: 'b c' }, 'schema metadata.labels'],
    ['a label that pollutes', cluster, 'metadata/labels', JSON.parse('{"__proto__": "x"}'), 'schema metadata.labels'],
    [
      'an owner without a uid',
      cluster,
      'metadata/ownerReferences',
      [{ apiVersion: 'v1', kind: 'A', name: 'a' }],
      'schema metadata.ownerReferences.uid',
    ],
    ['negative replicas of what can be scaled', deployment, 'spec/replicas', -1, 'schema spec.replicas'],
    ['a doubled key of a list', terraformCluster, 'spec/jobs', { env: [{ name: 'A' }, { name: 'A' }] }, 'schema spec.jobs.env[1]'],
    ['a doubled item of a set', identity, 'spec/requiredKeys', ['a', 'a'], 'schema spec.requiredKeys[1]'],
    ['a null in a list', identity, 'spec/requiredKeys', ['a', null], 'schema spec.requiredKeys[1]'],
    ['an address that is none', openStackCluster, 'spec/bastion', { enabled: false, floatingIP: 'x' }, 'schema spec.bastion.floatingIP'],
  ])('%s', (_, object, path, value, expected) => expect(told(changed(object, path, value))).toBe(expected));

  test('nothing where the defaulting webhook fills in first', () => {
    expect(told(changed(controlPlane, 'spec/rollout', {}))).toBe('accepted');
    expect(told(changed(controlPlane, 'spec/rollout', { strategy: { type: 'Bogus' } }))).toBe('accepted');
    expect(told(changed(deployment, 'spec/selector'))).toBe('accepted');
  });

  test('no list where a format is declared that is no number: a trap of the real server', () => {
    expect(told(changed(openStackTemplate, 'spec/template/spec/image', { id: ['x'] }))).toBe('webhook spec.template.spec.image.id');
  });
});

describe("the kind's own rules refuse", () => {
  test.each<Row>([
    ['a TerraformCluster without an identity', terraformCluster, 'spec/identityRef', undefined, 'cel spec.identityRef'],
    ['half an endpoint', terraformCluster, 'spec/controlPlaneEndpoint', { host: 'a' }, 'cel spec.controlPlaneEndpoint'],
    ['two sources of variables in one', terraformCluster, 'spec/variablesFrom', [{}], 'cel spec.variablesFrom[0]'],
    ['an identity that allows nobody in particular', identity, 'spec/allowedNamespaces', {}, 'cel spec.allowedNamespaces'],
    [
      'an argument that stands twice',
      configTemplate,
      'spec/template/spec/joinConfiguration/nodeRegistration/kubeletExtraArgs',
      [
        { name: 'v', value: '1' },
        { name: 'v', value: '2' },
      ],
      'cel spec.template.spec.joinConfiguration.nodeRegistration.kubeletExtraArgs',
    ],
    [
      'a condition that Cluster API writes itself',
      healthCheck,
      'spec/checks',
      { unhealthyMachineConditions: [{ type: 'Ready', status: 'False', timeoutSeconds: 1 }] },
      'cel spec.checks.unhealthyMachineConditions[0].type',
    ],
    ['a machine without a flavor', openStackTemplate, 'spec/template/spec/flavor', undefined, 'cel spec.template.spec'],
  ])('%s', (_, object, path, value, expected) => expect(told(changed(object, path, value))).toBe(expected));
});

describe('the validating webhook refuses', () => {
  test.each<Row>([
    [
      'an address range that is none',
      cluster,
      'spec/clusterNetwork/pods/cidrBlocks',
      ['10.244.0.0/33'],
      'webhook spec.clusterNetwork.pods.cidrBlocks[0]',
    ],
    [
      'a topology, since its gate is off',
      cluster,
      'spec/topology',
      { classRef: { name: 'a' }, version: 'v1.34.2' },
      'webhook spec.topology',
    ],
    ['an even number of replicas with etcd beside them', controlPlane, 'spec/replicas', 2, 'webhook spec.replicas'],
    ['a version with a part missing', controlPlane, 'spec/version', 'v1.34', 'webhook spec.version'],
    [
      'no surge with one replica',
      controlPlane,
      'spec/rollout',
      { strategy: { rollingUpdate: { maxSurge: 'abc' } } },
      'webhook spec.rollout.strategy.rollingUpdate',
    ],
    [
      'a path of two files',
      controlPlane,
      `${config}/files`,
      [
        { path: '/a', content: 'x' },
        { path: '/a', content: 'x' },
      ],
      'webhook spec.kubeadmConfigSpec.files[1].path',
    ],
    [
      'a DNS tag that is no version, without what stands above it',
      controlPlane,
      `${config}/clusterConfiguration/dns`,
      { imageTag: 'latest' },
      'webhook dns.imageTag',
    ],
    [
      'one health check timeout of two',
      controlPlane,
      `${config}/initConfiguration/timeouts`,
      { controlPlaneComponentHealthCheckSeconds: 5 },
      'webhook spec.kubeadmConfigSpec.initConfiguration.timeouts.controlPlaneComponentHealthCheckSeconds spec.kubeadmConfigSpec.joinConfiguration.timeouts.controlPlaneComponentHealthCheckSeconds',
    ],
    [
      'a name template without its random part',
      controlPlane,
      'spec/machineNaming',
      { template: '{{ .cluster.name }}' },
      'webhook spec.machineNaming.template',
    ],
    [
      'a name template of another variable',
      deployment,
      'spec/machineNaming',
      { template: '{{ .kubeadmControlPlane.name }}-{{ .random }}' },
      'webhook spec.machineNaming.template',
    ],
    [
      'taints of machines, since their gate is off',
      deployment,
      'spec/template/spec/taints',
      [{ key: 'a', effect: 'NoSchedule', propagation: 'Always' }],
      'webhook spec.template.spec.taints',
    ],
    [
      'a text that is a number for a surge',
      deployment,
      'spec/rollout',
      { strategy: { rollingUpdate: { maxSurge: '1' } } },
      'webhook spec.rollout.strategy.rollingUpdate.maxSurge',
    ],
    [
      'neither surge nor unavailable',
      deployment,
      'spec/rollout',
      { strategy: { rollingUpdate: { maxSurge: 0 } } },
      'webhook spec.rollout.strategy.rollingUpdate',
    ],
    [
      'a selector that the template does not match',
      deployment,
      'spec/selector',
      { matchLabels: { a: 'b' } },
      'webhook spec.template.metadata.labels',
    ],
    ['another cluster in the template', deployment, 'spec/template/spec/clusterName', 'other', 'webhook spec.clusterName'],
    [
      'neither configuration nor data',
      deployment,
      'spec/template/spec/bootstrap',
      { dataSecretName: null, configRef: null },
      'webhook spec.template.spec.bootstrap',
    ],
    [
      'a start-up timeout below 30 seconds',
      healthCheck,
      'spec/checks',
      { nodeStartupTimeoutSeconds: 29 },
      'webhook spec.checks.nodeStartupTimeoutSeconds',
    ],
    ['a selector that selects everything', resourceSet, 'spec/clusterSelector', {}, 'webhook spec.clusterSelector'],
    [
      'a selector with an operator that is none',
      resourceSet,
      'spec/clusterSelector',
      { matchExpressions: [{ key: 'a', operator: 'Like' }] },
      'webhook spec.clusterSelector',
    ],
    [
      'an RKE2 registry without credentials',
      rke2ControlPlane,
      'spec/privateRegistriesConfig',
      { configs: { hub: { tls: { insecureSkipVerify: false } } } },
      'webhook spec.privateRegistriesConfig.configs.hub',
    ],
    ['an RKE2 address without one', rke2ControlPlane, 'spec/registrationMethod', 'address', 'webhook spec.registrationAddress'],
    ['a provider ID in a template', openStackTemplate, 'spec/template/spec/providerID', '', 'webhook spec.template.spec.providerID'],
  ])('%s', (_, object, path, value, expected) => expect(told(changed(object, path, value))).toBe(expected));
});

describe('an older version is refused', () => {
  test.each<Row>([
    [
      'by its conversion for a duration in days',
      olderDeployment,
      'spec/template/spec/nodeDrainTimeout',
      '1d',
      'conversion spec.template.spec.nodeDrainTimeout',
    ],
    ['by its conversion for a wrong type', olderDeployment, 'spec/paused', 'yes', 'conversion spec.paused'],
    [
      'by its conversion for a reference without a group',
      olderDeployment,
      'spec/template/spec/infrastructureRef/apiVersion',
      'v1',
      'conversion spec.template.spec.infrastructureRef.apiVersion',
    ],
    [
      'by the webhook, under the newer field',
      olderDeployment,
      'spec/strategy',
      { rollingUpdate: { maxSurge: '1' } },
      'webhook spec.rollout.strategy.rollingUpdate.maxSurge',
    ],
  ])('%s', (_, object, path, value, expected) => expect(told(changed(object, path, value))).toBe(expected));
});

describe('an update is refused', () => {
  const endpoint = changed(terraformCluster, 'spec/controlPlaneEndpoint', { host: 'a', port: 6443 });
  test.each<readonly [string, Json, Json, string]>([
    ['that takes a reference away', cluster, changed(cluster, 'spec/controlPlaneRef'), 'webhook spec.controlPlaneRef'],
    ['that moves an endpoint', endpoint, changed(endpoint, 'spec/controlPlaneEndpoint/port', 6444), 'cel spec.controlPlaneEndpoint'],
    ['that skips a minor version', controlPlane, changed(controlPlane, 'spec/version', 'v1.36.0'), 'webhook spec.version'],
    [
      'that takes a whole block away',
      controlPlane,
      changed(controlPlane, `${config}/initConfiguration`),
      'webhook spec.kubeadmConfigSpec.initConfiguration',
    ],
    [
      'that changes what kubeadm froze',
      controlPlane,
      changed(controlPlane, `${config}/clusterConfiguration/certificatesDir`, '/x'),
      'webhook spec.kubeadmConfigSpec.clusterConfiguration.certificatesDir',
    ],
    [
      'that moves a group to another cluster',
      deployment,
      changed(changed(deployment, 'spec/clusterName', 'b'), 'spec/template/spec/clusterName', 'b'),
      'webhook spec.clusterName',
    ],
    [
      'that changes what a set selects',
      resourceSet,
      changed(resourceSet, 'spec/clusterSelector/matchLabels/cni', 'b'),
      'webhook spec.clusterSelector',
    ],
    [
      'that edits a template of OpenStack',
      openStackTemplate,
      changed(openStackTemplate, 'spec/template/spec/flavor', 'm2'),
      'webhook spec.template.spec',
    ],
    ['that changes a frozen field of OpenStack, unnamed', openStackCluster, changed(openStackCluster, 'spec/tags', ['a']), 'webhook spec'],
    ['that renames', cluster, changed(cluster, 'metadata/name', 'other'), 'schema metadata.name'],
  ])('%s', (_, old, object, expected) => expect(told(object, judge(old).stored as Json)).toBe(expected));

  test('not where the change is free', () => {
    const files = [{ path: '/etc/motd', content: 'bye\n' }];
    expect(told(changed(controlPlane, `${config}/files`, files), judge(controlPlane).stored as Json)).toBe('accepted');
    expect(told(changed(terraformCluster, 'spec/variables', { a: 1 }), terraformCluster)).toBe('accepted');
    expect(told(changed(openStackCluster, 'spec/controlPlaneAvailabilityZones', ['az-1']), openStackCluster)).toBe('accepted');
  });
});
