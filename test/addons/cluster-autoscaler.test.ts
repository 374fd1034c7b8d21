import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clusterAutoscaler } from '../../lib/addons/cluster-autoscaler/cluster-autoscaler.ts';
import { admit } from '../../lib/admission/admit.ts';
import { add, autoscale, type Fleet } from '../../lib/index.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { clusterAutoscaler as randomAutoscaler } from '../laws/fleets/addons/autoscaler.ts';
import { complete, files, small } from '../synth.ts';
import { flagsOfAutoscaler } from './autoscaler-flags.ts';

type Autoscaler = NonNullable<NonNullable<NonNullable<Fleet['clusters'][string]>['addons']>['clusterAutoscaler']>;

const addons = (given: Partial<Autoscaler> = {}) => ({ addons: { clusterAutoscaler: { version: 'v1.34.5', ...given } } });
function objects(given: Partial<Autoscaler> = {}, more: object = {}): readonly KubeObject[] {
  const fleet = complete({ clusters: { demo: { ...addons(given), ...more } } } as never);
  return clusterAutoscaler(fleet, fleet.clusters[0] as never);
}
const ofKind = (kind: string, ...given: Parameters<typeof objects>): KubeObject =>
  objects(...given).find((object) => object.kind === kind) as KubeObject;

interface Pod {
  readonly containers: readonly [{ readonly image: string; readonly args: readonly string[] }];
  readonly [field: string]: unknown;
}
const pod = (...given: Parameters<typeof objects>): Pod =>
  (ofKind('Deployment', ...given)['spec'] as { readonly template: { readonly spec: Pod } }).template.spec;
/** The values of a flag. */
const flag = (name: string, ...given: Parameters<typeof objects>): readonly string[] =>
  pod(...given)
    .containers[0].args.filter((arg) => arg.startsWith(`--${name}=`))
    .map((arg) => arg.slice(name.length + 3));

const flagNames = (...given: Parameters<typeof objects>) =>
  pod(...given).containers[0].args.map((arg) => /^--([a-z-]+)(=|$)/.exec(arg)?.[1]);

const all: Partial<Autoscaler> = {
  expander: 'priority',
  balancing: { ignoredLabels: ['example.com/rack'] },
  enforceMinSize: false,
  scaleDown: { unneeded: '90s', unready: '1h', delayAfterAdd: '5m', utilizationThreshold: 0.65, localStorage: true, systemPods: true },
  maxNodeProvision: '45m',
  maxNodes: 120,
  logLevel: 4,
  resources: { cpu: '500m', memory: '2Gi' },
};

// `npx vitest run test/addons -u` renews the files; read them in the diff.
describe('the Cluster Autoscaler', () => {
  test('is a Deployment with an account of its own', () =>
    expect(printManifest(objects())).toMatchFileSnapshot('cluster-autoscaler/small.yaml'));

  test('takes every option', () =>
    expect(`${pod(all).containers[0].args.join('\n')}\n`).toMatchFileSnapshot('cluster-autoscaler/full.txt'));

  test.each([{}, all])(
    'is taken by an API server',
    async (given) => {
      expect(await admit([{ file: 'autoscaler.yaml', objects: objects(given) }])).toEqual([]);
    },
    60_000,
  );

  test('is taken with whatever options, none of which some release does not know', async () => {
    await fc.assert(
      fc.asyncProperty(randomAutoscaler('v1.34.5'), async (given) => {
        expect(await admit([{ file: 'autoscaler.yaml', objects: objects(given) }])).toEqual([]);
        for (const name of flagNames(given)) expect(flagsOfAutoscaler).toContain(name);
      }),
      { numRuns: 50 },
    );
  }, 60_000);

  test("stands in a file of the cluster's, in the cluster's namespace", () => {
    const file = files({ clusters: { demo: addons() } } as never).find((manifest) => manifest.file === 'clusters/demo/autoscaler.yaml');
    expect(file?.objects.map(({ kind, metadata }) => `${kind} ${metadata.namespace}`)).toEqual([
      'ServiceAccount team-a',
      'Role team-a',
      'RoleBinding team-a',
      'Deployment team-a',
    ]);
    expect(files().map((manifest) => manifest.file)).not.toContain('clusters/demo/autoscaler.yaml');
  });

  test('is another for each cluster of a namespace', () => {
    const fleet = complete({ clusters: { demo: addons(), other: add({ ...small.clusters['demo'], ...addons() }) } } as never);
    const names = fleet.clusters.flatMap((cluster) =>
      clusterAutoscaler(fleet, cluster).map(({ kind, metadata }) => `${kind} ${metadata.name}`),
    );
    expect(new Set(names).size).toBe(8);
  });

  test('has legal names for the longest name of a cluster', async () => {
    const name = 'c'.repeat(63);
    const fleet = complete({ clusters: { [name]: add({ ...small.clusters['demo'], ...addons() }) } } as never);
    const cluster = fleet.clusters.find((each) => each.name === name);
    expect(await admit([{ file: 'autoscaler.yaml', objects: clusterAutoscaler(fleet, cluster as never) }])).toEqual([]);
  });
});

describe('its command line', () => {
  test('finds the pools of this cluster and of no other', () =>
    expect(flag('node-group-auto-discovery')).toEqual(['clusterapi:namespace=team-a,clusterName=demo']));

  test('reads the kubeconfig where it is mounted, and looks for machines in the management cluster', () => {
    expect(flag('kubeconfig')).toEqual(['/etc/workload-cluster/value']);
    expect(pod().containers[0].args).toContain('--clusterapi-cloud-config-authoritative');
    expect(pod()['volumes']).toMatchObject([{ secret: { secretName: 'demo-kubeconfig', items: [{ key: 'value', path: 'value' }] } }]);
  });

  test('lets like pools differ in the zones that CSI drivers add', () => {
    expect(flag('balancing-ignore-label', all)).toEqual([
      'topology.cinder.csi.openstack.org/zone',
      'topology.manila.csi.openstack.org/zone',
      'example.com/rack',
    ]);
    expect(flag('balancing-ignore-label', { balancing: { enabled: false } })).toEqual([]);
    expect(flag('balance-similar-node-groups', { balancing: { enabled: false } })).toEqual(['false']);
  });

  test('gives a machine the time that its health check gives it', () => {
    const within = (nodeStartup: string) => flag('max-node-provision-time', {}, { healthChecks: { nodePools: { nodeStartup } } });
    expect(within('35m')).toEqual(['35m0s']);
    expect(within('0s')).toEqual(['20m0s']);
    expect(flag('max-node-provision-time', all)).toEqual(['45m0s']);
  });
});

describe('its rights', () => {
  const rules = ofKind('Role')['rules'] as readonly { apiGroups: string[]; resources: string[]; verbs: string[] }[];
  const may = rules.flatMap(({ resources, verbs }) => resources.map((resource) => `${resource}: ${verbs.join(' ')}`)).sort();

  test('are these and no more: neither Secrets nor Leases, which it writes in the workload cluster', () =>
    expect(may).toEqual([
      'machinedeployments/scale: get patch update',
      'machinedeployments: get list watch',
      'machinepools: get list watch',
      'machines: get list watch update',
      'machinesets: get list watch',
      'terraformmachinetemplates: get list watch',
    ]));

  test("are bound to its own account, in the cluster's namespace", () => {
    expect(ofKind('RoleBinding')).toMatchObject({
      roleRef: { kind: 'Role', name: 'demo-cluster-autoscaler' },
      subjects: [{ kind: 'ServiceAccount', name: 'demo-cluster-autoscaler', namespace: 'team-a' }],
    });
    expect(pod()['serviceAccountName']).toBe('demo-cluster-autoscaler');
  });
});

test.each(['v1.34.5', 'v1.35.2', 'v1.36.1'] as const)('%s has its image', (version) =>
  expect(pod({ version }).containers[0].image).toBe(`registry.k8s.io/autoscaling/cluster-autoscaler:${version}`),
);

describe('a node that is not there yet', () => {
  const annotations = (given: object): Readonly<Record<string, string>> => {
    const pool = { web: { scaling: autoscale({ min: 0, max: 3 }), zone: 'az-1' } };
    const fleet = { cloud: { availabilityZones: ['az-1'], authURL: 'https://keystone.example.com', region: 'RegionOne' } };
    const found = files({ ...fleet, clusters: { demo: { nodePools: pool, addons: given } } } as never)
      .flatMap((manifest) => manifest.objects)
      .find(({ kind }) => kind === 'MachineDeployment');
    return found?.metadata.annotations ?? {};
  };
  const labels = (given: object) => annotations(given)['capacity.cluster-autoscaler.kubernetes.io/labels'];
  const volumes = (given: object) => annotations(given)['capacity.cluster-autoscaler.kubernetes.io/csi-driver'];
  const cinder = (more: object = {}) => ({ cinderCSI: { version: 'v1.34.1', ...more } });
  const zone = 'topology.cinder.csi.openstack.org/zone=az-1';

  test('has the zone that volumes are bound to, unless they have none', () => {
    expect(labels(cinder())).toContain(zone);
    expect(labels(cinder({ topology: { type: 'ownZones', volumeZones: { ssd: { computeZones: ['az-1'] } } } }))).toContain(zone);
    expect(labels(cinder({ topology: { type: 'oneZone' } }))).not.toContain('csi');
    expect(labels({})).not.toContain('csi');
  });

  test('has the zone that shares are bound to, where they follow zones', () => {
    const manila = (topology: boolean) => labels({ manilaCSI: { version: 'v1.34.1', topology } });
    expect(manila(true)).toContain('topology.manila.csi.openstack.org/zone=az-1');
    expect(manila(false)).not.toContain('csi');
  });

  test('takes as many volumes as its driver says, to an autoscaler that heeds it', () => {
    const limit = { blockStorage: { nodeVolumeAttachLimit: 24 } };
    const autoscaler = (version: string) => ({ clusterAutoscaler: { version } });
    expect(volumes({ ...cinder(limit), ...autoscaler('v1.35.2') })).toBe('cinder.csi.openstack.org=24');
    expect(volumes({ ...cinder(), ...autoscaler('v1.36.1') })).toBe('cinder.csi.openstack.org=256');
    expect(volumes({ ...cinder(limit), ...autoscaler('v1.34.5') })).toBeUndefined();
    expect(volumes(cinder(limit))).toBeUndefined();
    expect(volumes(autoscaler('v1.35.2'))).toBeUndefined();
  });
});
