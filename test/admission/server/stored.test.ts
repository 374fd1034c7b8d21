import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judging } from '../../../lib/admission/server/judge.ts';
import {
  changed,
  cluster,
  controlPlane,
  deployment,
  healthCheck,
  type Json,
  resourceSet,
  rke2ControlPlane,
  samples,
  schemaOf,
  terraformCluster,
} from './objects.ts';

const judge = judging(schemaOf);
const stored = (object: Json, old?: Json) => judge(object, old).stored as Json;
const spec = (object: Json) => stored(object)['spec'] as Json;

describe('the server stores', () => {
  test('a Cluster as it was sent', () => expect(stored(cluster)).toEqual(cluster));

  test('a MachineDeployment with its replicas, strategy, labels and selector', () => {
    const labels = { 'cluster.x-k8s.io/cluster-name': 'pay', 'cluster.x-k8s.io/deployment-name': 'pay' };
    expect(stored(deployment)).toMatchObject({
      metadata: { labels: { 'cluster.x-k8s.io/cluster-name': 'pay' } },
      spec: {
        replicas: 1,
        rollout: { strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } } },
        selector: { matchLabels: labels },
        template: { metadata: { labels } },
      },
    });
  });

  test("the autoscaler's minimum for a new group, and the old number within its bounds for another", () => {
    const name = (end: string) => `cluster.x-k8s.io/cluster-api-autoscaler-node-group-${end}-size`;
    const group = changed(deployment, 'metadata/annotations', { [name('min')]: '+3', [name('max')]: '05' });
    const held = (replicas: number) => (stored(group, changed(stored(deployment), 'spec/replicas', replicas))['spec'] as Json)['replicas'];
    expect([spec(group)['replicas'], held(1), held(4), held(9)]).toEqual([3, 3, 4, 5]);
  });

  test('a KubeadmControlPlane with a rolling update, over whatever was sent', () => {
    const sent = changed(changed(controlPlane, 'spec/rollout', { strategy: { type: 'OnDelete' } }), 'spec/version', '1.34.2');
    expect(spec(sent)).toMatchObject({
      replicas: 1,
      version: 'v1.34.2',
      rollout: { strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1 } } },
    });
  });

  test('a start-up timeout and a strategy where there are none', () => {
    expect(spec(healthCheck)).toMatchObject({ checks: { nodeStartupTimeoutSeconds: 600 } });
    expect(spec(resourceSet)).toMatchObject({ strategy: 'ApplyOnce' });
  });

  test('a time in UTC, without its fraction', () => {
    expect(spec(changed(deployment, 'spec/rollout', { after: '2027-01-02T03:04:05.7+02:00' }))).toMatchObject({
      rollout: { after: '2027-01-02T01:04:05Z' },
    });
  });

  test('an RKE2ControlPlane without zero values, with its timeouts and durations in their one form', () => {
    const sent = changed(changed(rke2ControlPlane, 'spec/agentConfig', { airGapped: false, nodeLabels: [] }), 'spec/remediationStrategy', {
      minHealthyPeriod: '90m',
    });
    expect(spec(sent)).toMatchObject({
      agentConfig: { format: 'cloud-config' },
      remediationStrategy: { minHealthyPeriod: '1h30m0s', retryPeriod: '0s' },
      machineTemplate: {
        spec: { deletion: { nodeDrainTimeoutSeconds: 120, nodeVolumeDetachTimeoutSeconds: 300, nodeDeletionTimeoutSeconds: 10 } },
      },
    });
    expect(Object.keys(spec(sent)['agentConfig'] as Json)).toEqual(['format']);
  });

  test('no null but in free-form variables, and no status', () => {
    const sent = changed(changed(terraformCluster, 'spec/jobs', null), 'status', { conditions: [] });
    expect(stored(sent)).toEqual(terraformCluster);
  });
});

test.each(samples.filter(({ apiVersion }) => apiVersion !== 'cluster.x-k8s.io/v1beta1').map((object) => [String(object['kind']), object]))(
  'a stored %s is accepted again and stored the same',
  (_, object) => {
    const once = stored(object);
    expect(judge(once)).toEqual({ verdict: 'accepted', issues: [], stored: once });
    expect(judge(once, once)).toEqual({ verdict: 'accepted', issues: [], stored: once });
  },
);

describe('whatever is put into an object', () => {
  const values = fc.oneof(
    fc.jsonValue(),
    fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": null}')),
    fc.constant('\ud800'),
    fc.constant(Number.NaN),
    fc.constant(2 ** 63),
  );
  const places = fc.constantFrom(...samples).chain((object) => fc.tuple(fc.constant(object), fc.constantFrom(...paths(object)), values));

  test('gives a verdict with reasons, changes nothing and pollutes nothing; what is accepted is stable', () => {
    fc.assert(
      fc.property(places, ([object, path, value]) => {
        const sent = changed(object, path, value ?? null);
        const before = JSON.stringify(sent);
        const said = judge(sent);
        expect(said.issues.length > 0).toBe(said.verdict === 'rejected');
        expect(JSON.stringify(sent)).toBe(before);
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
        if (said.stored !== undefined) expect(judge(said.stored).stored).toEqual(said.stored);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Every path of an object, by its keys. */
function paths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path.join('/')] : [];
  const own = path.length > 0 && !path.some((key) => key.includes('/')) ? [path.join('/')] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => (key.includes('/') ? [] : paths(child, [...path, key])))];
}
