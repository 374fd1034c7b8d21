import { describe, expect, test } from 'vitest';
import { add, autoscale, fixed, type NodePool } from '../../lib/index.ts';
import { object } from '../synth.ts';

const gpu = { 'g1.a100': add({ vcpus: 16, memory: '120Gi', disk: '200Gi', gpu: { count: 2 }, architecture: 'arm64' } as const) };
const pool = (patch: Partial<NodePool>) =>
  object('MachineDeployment', {
    cloud: { flavors: gpu, availabilityZones: ['az-1'] },
    clusters: { demo: { nodePools: { web: patch as never } } },
  });
const template = (patch: Partial<NodePool>) =>
  object('KubeadmConfigTemplate', { cloud: { flavors: gpu }, clusters: { demo: { nodePools: { web: patch as never } } } }).spec['template'];

describe('a node pool that may scale to zero', () => {
  const { metadata, spec } = pool({
    flavor: 'g1.a100',
    scaling: autoscale({ min: 0, max: 5 }),
    zone: 'az-1',
    labels: { 'node.example.com/pool': 'gpu', 'node-role.kubernetes.io/gpu': '' },
    taints: { 'nvidia.com/gpu': { value: 'present', effect: 'NoSchedule' }, dedicated: { effect: 'NoExecute' } },
    maxPods: 60,
  });

  test('tells the autoscaler its bounds and what one node offers', () => {
    expect(metadata.annotations).toEqual({
      'cluster.x-k8s.io/cluster-api-autoscaler-node-group-min-size': '0',
      'cluster.x-k8s.io/cluster-api-autoscaler-node-group-max-size': '5',
      'capacity.cluster-autoscaler.kubernetes.io/cpu': '16',
      'capacity.cluster-autoscaler.kubernetes.io/memory': '120Gi',
      'capacity.cluster-autoscaler.kubernetes.io/ephemeral-disk': '200Gi',
      'capacity.cluster-autoscaler.kubernetes.io/maxPods': '60',
      'capacity.cluster-autoscaler.kubernetes.io/gpu-type': 'nvidia.com/gpu',
      'capacity.cluster-autoscaler.kubernetes.io/gpu-count': '2',
      'capacity.cluster-autoscaler.kubernetes.io/labels':
        'kubernetes.io/arch=arm64,kubernetes.io/os=linux,node-role.kubernetes.io/gpu=,node.example.com/pool=gpu,topology.kubernetes.io/zone=az-1',
      'capacity.cluster-autoscaler.kubernetes.io/taints': 'dedicated:NoExecute,nvidia.com/gpu=present:NoSchedule',
    });
  });

  test('leaves the number of replicas to the autoscaler', () => expect(spec).not.toHaveProperty('replicas'));

  test('sends labels the way that the node accepts', () =>
    expect(spec['template']).toHaveProperty(['metadata', 'labels', 'node-role.kubernetes.io/gpu'], ''));
});

test('a root volume is the disk that the autoscaler counts', () =>
  expect(pool({ scaling: autoscale({ min: 0, max: 1 }), rootVolume: { size: '60Gi' } }).metadata.annotations).toMatchObject({
    'capacity.cluster-autoscaler.kubernetes.io/ephemeral-disk': '60Gi',
  }));

test('a node pool of fixed size says nothing to the autoscaler', () => {
  const { metadata, spec } = pool({ scaling: fixed(3) });
  expect(metadata).not.toHaveProperty('annotations');
  expect(spec).toMatchObject({ replicas: 3 });
});

test('zero is a size', () => expect(pool({ scaling: fixed(0) }).spec).toMatchObject({ replicas: 0 }));

test('kubelet registers with the labels and taints that it may set', () => {
  expect(
    template({ labels: { 'example.com/a': '1', 'node-role.kubernetes.io/web': '' }, taints: { only: { effect: 'NoSchedule' } } }),
  ).toMatchObject({
    spec: {
      joinConfiguration: {
        nodeRegistration: {
          kubeletExtraArgs: [{ name: 'cloud-provider' }, { name: 'node-labels', value: 'example.com/a=1' }, { name: 'provider-id' }],
          taints: [{ key: 'only', effect: 'NoSchedule' }],
        },
      },
    },
  });
});

test('the selector is whole, as the server stores it', () => {
  const labels = { 'cluster.x-k8s.io/cluster-name': 'demo', 'cluster.x-k8s.io/deployment-name': 'demo-web' };
  expect(pool({}).spec).toMatchObject({ selector: { matchLabels: labels }, template: { metadata: { labels } } });
});
