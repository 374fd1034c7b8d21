import { describe, expect, test } from 'vitest';
import type { Toleration } from '../../lib/components/crd/daemon-set.gen.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { argsOf, managerOf, one, podOf, workloads } from './drawing.ts';

const payload = managerOf();
const pod = () => podOf(workloads(payload)[0] as never);
const args = (given: Parameters<typeof managerOf>[0]) =>
  argsOf(managerOf(given), 'openstack-cloud-controller-manager', 'openstack-cloud-controller-manager');

/** `npx vitest run test/addons -u` renews the files; read them in the diff. */
describe('the cloud controller manager', () => {
  test.each(payload.objects)('has its $kind', (object) =>
    expect(printManifest([object])).toMatchFileSnapshot(`golden/cloud-controller-manager/${object.kind}.yaml`),
  );

  test('is these objects and no more', () =>
    expect(payload.objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'ServiceAccount cloud-controller-manager',
      'ClusterRole system:cloud-controller-manager',
      'ClusterRoleBinding system:cloud-controller-manager',
      'DaemonSet openstack-cloud-controller-manager',
    ]));
});

describe('its nodes', () => {
  /** What kubeadm and RKE2 write on a node of the control plane. */
  test.each([
    ['kubeadm', ''],
    ['RKE2', 'true'],
  ])('are those that %s labels as control plane', (_distribution, value) => {
    const labels: Readonly<Record<string, string>> = { 'node-role.kubernetes.io/control-plane': value };
    const terms = pod().affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [];
    expect(terms).toHaveLength(1);
    for (const { key, operator } of terms[0]?.matchExpressions ?? []) {
      expect(operator).toBe('Exists');
      expect(labels).toHaveProperty([key]);
    }
    expect(pod()).not.toHaveProperty('nodeSelector');
  });

  test('are not the workers', () => {
    const terms = pod().affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [];
    expect(terms[0]?.matchExpressions).not.toHaveLength(0);
  });

  /** Every taint that a control-plane node can have while the controller is wanted (addons 1.3). */
  test.each([
    ['CriticalAddonsOnly', 'true', 'NoExecute'],
    ['node.cloudprovider.kubernetes.io/uninitialized', 'true', 'NoSchedule'],
    ['node-role.kubernetes.io/master', '', 'NoSchedule'],
    ['node-role.kubernetes.io/control-plane', '', 'NoSchedule'],
    ['node.kubernetes.io/not-ready', '', 'NoExecute'],
    ['node.kubernetes.io/unreachable', '', 'NoExecute'],
    ['node.kubernetes.io/disk-pressure', '', 'NoSchedule'],
    ['node.kubernetes.io/memory-pressure', '', 'NoSchedule'],
    ['node.kubernetes.io/pid-pressure', '', 'NoSchedule'],
    ['node.kubernetes.io/unschedulable', '', 'NoSchedule'],
    ['node.kubernetes.io/network-unavailable', '', 'NoSchedule'],
    ['node.kubernetes.io/not-ready', '', 'NoSchedule'],
    ['node-role.kubernetes.io/etcd', 'true', 'NoExecute'],
  ])('may have the taint %s=%s:%s', (key, value, effect) =>
    expect(pod().tolerations?.filter((toleration) => tolerates(toleration, { key, value, effect }))).toHaveLength(1),
  );

  test('may not have any other taint', () =>
    expect(
      pod().tolerations?.some((toleration) => tolerates(toleration, { key: 'example.com/other', value: '', effect: 'NoSchedule' })),
    ).toBe(false));
});

/** As the scheduler decides it: an empty key with `Exists` is every taint, an empty effect every effect. */
function tolerates(
  { key, operator = 'Equal', value = '', effect }: Toleration,
  taint: { key: string; value: string; effect: string },
): boolean {
  if (effect !== undefined && effect !== taint.effect) return false;
  if (key === undefined) return operator === 'Exists';
  return key === taint.key && (operator === 'Exists' || value === taint.value);
}

describe('its rights', () => {
  const rules = (one(payload, 'ClusterRole') as unknown as { rules: { apiGroups: string[]; resources: string[] }[] }).rules;

  test.each(['secrets', 'serviceaccounts', 'serviceaccounts/token'])('do not reach %s', (resource) =>
    expect(rules.some(({ resources }) => resources.includes(resource) || resources.includes('*'))).toBe(false),
  );

  test('are for named API groups', () => expect(rules.flatMap(({ apiGroups }) => apiGroups)).not.toContain('*'));
});

describe('its controllers', () => {
  test('set no routes up where there is no router for them', () => {
    expect(args({})).toContain('--controllers=cloud-node,cloud-node-lifecycle,service');
    expect(args({}).join(' ')).not.toContain('--cluster-cidr');
  });

  test('set routes to the pods up in the router that is named', () => {
    const routes = { routerId: '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10' };
    expect(args({ manager: { routes } })).toContain('--controllers=cloud-node,cloud-node-lifecycle,route,service');
    expect(args({ manager: { routes } })).toContain('--cluster-cidr=192.168.0.0/16');
  });

  test('make no load balancers where the cloud has none', () =>
    expect(args({ manager: { loadBalancer: { enabled: false } } })).toContain('--controllers=cloud-node,cloud-node-lifecycle'));
});

test('what a user may choose is in the arguments and the environment', () => {
  const given = { manager: { verbosity: 4, loadBalancerWaitSteps: 30 } };
  expect(args(given)).toContain('--v=4');
  expect(podOf(workloads(managerOf(given))[0] as never).containers[0]?.env).toContainEqual({
    name: 'OCCM_WAIT_LB_ACTIVE_STEPS',
    value: '30',
  });
});
