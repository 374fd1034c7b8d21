import { describe, expect, test } from 'vitest';
import { printedChange } from '../../lib/changes/printed.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import {
  changed,
  cluster,
  controlPlane,
  deployment,
  healthCheck,
  type Json,
  openStackCluster,
  openStackTemplate,
  resourceSet,
  rke2ControlPlane,
  terraformCluster,
} from '../admission/server/objects.ts';
import { inShort, stopsOfObjects } from './between.ts';

const told = (before: readonly Json[], after: readonly Json[]) =>
  stopsOfObjects(before as readonly KubeObject[], after as readonly KubeObject[]);
/** What is said of one object whose field changes from one value to another; `undefined` takes the field away. */
const step = (object: Json, path: string, from: unknown, to: unknown) =>
  told([changed(object, path, from)], [changed(object, path, to)]).map((issue) => `${inShort(issue)}; ${issue.fix?.split('; `')[0]}`);

const newCluster = 'set it back; another value needs a new cluster';

const recreate = 'delete the set and create it again; nothing is taken from the workload clusters';
const selecting = (value: string) => ({ matchLabels: { a: value } });
const toPlane = (cluster['spec'] as Json)['controlPlaneRef'];

describe('the server refuses, and no flag lets through', () => {
  test.each<[string, Json, string, unknown, unknown, string, string]>([
    [
      'a health check of another cluster (129dce810d7b)',
      healthCheck,
      'spec/clusterName',
      'pay',
      'other',
      "'other', where 'pay' was",
      'delete the check and create it again; no machine is touched',
    ],
    [
      'another strategy of a resource set (fdf685db9406)',
      resourceSet,
      'spec/strategy',
      'Reconcile',
      'ApplyOnce',
      "'ApplyOnce', where 'Reconcile' was",
      recreate,
    ],
    [
      'a strategy that is left out (fc31d8e72448)',
      resourceSet,
      'spec/strategy',
      'Reconcile',
      undefined,
      "nothing, where 'Reconcile' was",
      recreate,
    ],
    [
      'another selector of a resource set (0f5e04f11b9b)',
      resourceSet,
      'spec/clusterSelector',
      selecting('b'),
      selecting('c'),
      "`matchLabels.a` 'c', where 'b' was",
      recreate,
    ],
    [
      'other tags of an OpenStack cluster, which the server does not name (76ab4b51c0b9)',
      openStackCluster,
      'spec/tags',
      ['a'],
      ['b'],
      "'b', where 'a' was",
      newCluster,
    ],
    [
      'another key in a template (ee6fef8c2724)',
      openStackTemplate,
      'spec/template/spec/sshKeyName',
      'a',
      'b',
      "'b', where 'a' was",
      'give the template a new name and refer to that one; its machines are replaced',
    ],
    [
      'another way to register (8a48f74c5f6e)',
      rke2ControlPlane,
      'spec/registrationMethod',
      'internal-first',
      'internal-only-ips',
      "'internal-only-ips', where 'internal-first' was",
      newCluster,
    ],
    [
      'a block of kubeadm’s configuration that goes as a whole (76b3ae815f67)',
      controlPlane,
      'spec/kubeadmConfigSpec/clusterConfiguration',
      { imageRepository: 'a.example.com' },
      undefined,
      'nothing, where a section was',
      'bring it back: fields may leave it, and it cannot go as a whole',
    ],
    [
      'a cluster without its control plane (18dd7848296d)',
      cluster,
      'spec/controlPlaneRef',
      toPlane,
      undefined,
      "nothing, where 'pay' was",
      'bring it back: a cluster keeps its references for life',
    ],
  ])('%s', (_, object, path, from, to, got, fix) => {
    const { kind } = object;
    expect(step(object, path, from, to)).toEqual([`change/refused ${kind} ${path.replaceAll('/', '.')}: ${got}; ${fix}`]);
  });

  test('a pool in another cluster (3bc2b5fbe520)', () => {
    const moved = changed(changed(deployment, 'spec/clusterName', 'other'), 'spec/template/spec/clusterName', 'other');
    expect(told([deployment], [moved]).map(inShort)).toEqual([
      "change/refused MachineDeployment spec.clusterName: 'other', where 'pay' was",
    ]);
  });

  test('another region of an OpenStack cluster (f89c838ee52f)', () => {
    expect(step(openStackCluster, 'spec/identityRef/region', undefined, 'RegionTwo')).toEqual([
      `change/refused OpenStackCluster spec.identityRef: \`region\` 'RegionTwo', where nothing was; ${newCluster}`,
    ]);
  });

  test('of many changes in an OpenStack cluster those alone that it refuses', () => {
    const was = changed(changed(openStackCluster, 'spec/tags', ['a']), 'spec/controlPlaneAvailabilityZones', ['az1']);
    const now = changed(changed(openStackCluster, 'spec/tags', ['b']), 'spec/controlPlaneAvailabilityZones', ['az2']);
    expect(told([was], [now]).map(inShort)).toEqual(["change/refused OpenStackCluster spec.tags: 'b', where 'a' was"]);
  });

  test('but not what is wrong with the new object by itself, nor an object of another version', () => {
    expect(step(controlPlane, 'spec/replicas', 1, 2)).toEqual([]);
    expect(
      step(openStackTemplate, 'apiVersion', 'infrastructure.cluster.x-k8s.io/v1beta1', 'infrastructure.cluster.x-k8s.io/v1beta2'),
    ).toEqual([]);
  });
});

describe('the server takes, and it cannot work', () => {
  const field = (path: string) => path.replaceAll('/', '.');
  test.each<[string, string, unknown, unknown, string]>([
    [
      'the external datastore (c23376d25d8e)',
      'spec/serverConfig/externalDatastoreSecret',
      undefined,
      { name: 'd', namespace: 'b' },
      "'b/d', where nothing was",
    ],
    [
      'the external datastore, taken away (1f010e816f3f)',
      'spec/serverConfig/externalDatastoreSecret',
      { name: 'd', namespace: 'b' },
      undefined,
      "nothing, where 'b/d' was",
    ],
    ['the data folder (capi 9)', 'spec/agentConfig/dataDir', undefined, '/data', "'/data', where '/var/lib/rancher/rke2' was"],
    ['the network plugin (f15b005965e6)', 'spec/serverConfig/cni', undefined, 'cilium', "'cilium', where 'canal' was"],
    [
      'the domain (8e09b92a5acf)',
      'spec/serverConfig/clusterDomain',
      'cluster.local',
      'corp.example.org',
      "'corp.example.org', where 'cluster.local' was",
    ],
    [
      'a way to register, where none was written (captf 15)',
      'spec/registrationMethod',
      undefined,
      'internal-first',
      "'internal-first', where 'control-plane-endpoint' was",
    ],
  ])('of RKE2: %s', (_, path, from, to, got) => {
    expect(step(rke2ControlPlane, path, from, to)).toEqual([`removal/frozen-field RKE2ControlPlane ${field(path)}: ${got}; ${newCluster}`]);
  });

  test('of a cluster: another object or kind behind its references (f72933b54cc1, 534747730ea9)', () => {
    const other = changed(changed(cluster, 'spec/controlPlaneRef/name', 'x'), 'spec/infrastructureRef/kind', 'OpenStackCluster');
    expect(told([cluster], [other]).map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['removal/frozen-field', 'spec.controlPlaneRef.name'],
      ['removal/frozen-field', 'spec.infrastructureRef.kind'],
    ]);
  });

  test('but a datastore’s reference that is only written otherwise is the same one', () => {
    const secret = { name: 'd', namespace: 'b' };
    expect(step(rke2ControlPlane, 'spec/serverConfig/externalDatastoreSecret', secret, { ...secret, kind: 'Secret' })).toEqual([]);
  });

  test('nor does the port of a cluster on OpenStackCluster count, which CAPO does not read (capi 3)', () => {
    const onCapo = changed(changed(cluster, 'spec/infrastructureRef/kind', 'OpenStackCluster'), 'spec/infrastructureRef/name', 'os');
    const os = changed(openStackCluster, 'metadata/name', 'os');
    expect(told([onCapo, os], [changed(onCapo, 'spec/clusterNetwork/apiServerPort', 443), os])).toEqual([]);
    expect(told([cluster, terraformCluster], [changed(cluster, 'spec/clusterNetwork/apiServerPort', 443), terraformCluster])).toHaveLength(
      1,
    );
  });
});

describe('a pool', () => {
  const reference = {
    apiGroup: 'controlplane.cluster.x-k8s.io',
    kind: 'KubeadmControlPlane',
    name: (controlPlane['metadata'] as Json)['name'],
  };
  const owner = changed(cluster, 'spec/controlPlaneRef', reference);
  const at = (version: string) => changed(controlPlane, 'spec/version', version);
  const pool = (version: string) => changed(deployment, 'spec/template/spec/version', version);

  test('may not be ahead of its control plane', () => {
    const said = told([owner, at('v1.34.1'), pool('v1.34.1')], [owner, at('v1.34.1'), pool('v1.35.0')]);
    expect(said.map(inShort)).toEqual([
      "change/version-ahead MachineDeployment spec.template.spec.version: 'v1.35.0', where 'v1.34.1' was",
    ]);
    expect(said[0]?.must).toContain("'v1.34.1'");
  });

  test('may go with it, follow it, skip minors, and have another patch', () => {
    expect(told([owner, at('v1.34.1'), pool('v1.34.1')], [owner, at('v1.35.0'), pool('v1.35.0')])).toEqual([]);
    expect(told([owner, at('v1.35.0'), pool('v1.33.1')], [owner, at('v1.35.0'), pool('v1.35.3')])).toEqual([]);
  });
});

test('no credential is shown, not even where it is all that differs', () => {
  const shown = printedChange(['spec'], { token: 'hunter1', data: { key: 'hunter2' } }, { token: 'hunter3', data: { key: 'hunter22' } });
  expect(shown).toBe(
    '`token` a text of 7 characters, where a text of 7 characters was; `data.key` a text of 8 characters, where a text of 7 characters was',
  );
});
