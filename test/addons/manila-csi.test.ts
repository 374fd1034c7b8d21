import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manilaCSI } from '../../lib/addons/manila-csi/index.ts';
import { manilaSecretKeys } from '../../lib/addons/manila-csi/secret-keys.ts';
import type { Payload } from '../../lib/addons/payload.ts';
import { admit } from '../../lib/admission/admit.ts';
import { add, type Fleet } from '../../lib/index.ts';
import type { CompleteFleet } from '../../lib/model/complete.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { certificate } from '../../lib/rules/fixtures/material.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { manilaCSI as randomManila } from '../laws/fleets/addons/manila.ts';
import { complete, small } from '../synth.ts';

type Manila = NonNullable<NonNullable<NonNullable<Fleet['clusters'][string]>['addons']>['manilaCSI']>;
type Share = NonNullable<Manila['shareClasses']>[string];

const versions = ['v1.34.1', 'v1.35.0', 'v1.36.0'] as const;
const full: Manila = {
  version: 'v1.34.1',
  topology: true,
  snapshots: true,
  pvcAnnotations: true,
  exportLocation: '172.16.0.0/16',
  shareClasses: {
    shared: { shareType: 'dhss-false', default: true, mountOptions: ['nconnect=4'], metadata: { team: 'a', 'cost-centre': '"7"' } },
    archive: { shareType: 'cold', zone: 'az-2', shareNetworkId: '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71', reclaimPolicy: 'Retain' },
  },
};

const fleetWith = (given: Manila): CompleteFleet => complete({ clusters: { demo: { addons: { manilaCSI: given } } } } as never);
function payload(given: Manila): Payload {
  const fleet = fleetWith(given);
  return manilaCSI(fleet, fleet.clusters[0] as never);
}
const objects = (given: Manila, ...kinds: string[]): readonly KubeObject[] =>
  payload(given).objects.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
const named = (given: Manila, kind: string, name: string): KubeObject =>
  payload(given).objects.find((object) => object.kind === kind && object.metadata.name === name) as KubeObject;

interface Container {
  readonly name: string;
  readonly image: string;
  readonly args: readonly string[];
  readonly command?: readonly string[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string }[];
}
interface Pod {
  readonly containers: readonly Container[];
  readonly volumes: readonly { readonly name: string; readonly secret?: object }[];
  readonly [field: string]: unknown;
}
const podOf = ({ spec }: KubeObject): Pod => (spec as { readonly template: { readonly spec: Pod } }).template.spec;
const workloads = (given: Manila) => objects(given, 'DaemonSet', 'StatefulSet');
const containers = (given: Manila) => workloads(given).flatMap((object) => podOf(object).containers);

// `npx vitest run test/addons -u` renews the files; read them in the diff.
describe('the Manila driver', () => {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    controller: ['StatefulSet', 'Service'],
    nodes: ['DaemonSet', 'CSIDriver'],
    rights: ['ServiceAccount', 'ClusterRole', 'ClusterRoleBinding', 'Role', 'RoleBinding'],
    classes: ['StorageClass', 'VolumeSnapshotClass', 'ConfigMap'],
  };
  test.each(Object.keys(kinds))('has these %s', (part) =>
    expect(printManifest(objects(full, ...(kinds[part] ?? [])))).toMatchFileSnapshot(`manila-csi/${part}.yaml`),
  );

  test('has no other objects', () => expect(objects(full, ...Object.values(kinds).flat())).toHaveLength(payload(full).objects.length));

  test.each(versions)(
    'of %s is taken by an API server',
    async (version) => {
      for (const given of [{ version }, { ...full, version }]) {
        expect(await admit([{ file: 'manila.yaml', objects: payload(given).objects }])).toEqual([]);
      }
    },
    60_000,
  );

  test('is taken with whatever options', async () => {
    await fc.assert(
      fc.asyncProperty(randomManila('v1.36.0', 1), async (given) => {
        expect(await admit([{ file: 'manila.yaml', objects: payload(given).objects }])).toEqual([]);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  test.each([
    ['v1.34.1', 'v8.3.0'],
    ['v1.35.0', 'v8.4.0'],
    ['v1.36.0', 'v8.4.0'],
  ] as const)('of %s has the sidecars of its release', (version, snapshotter) => {
    const images = containers({ version, snapshots: true }).map(({ image }) => image.replace('registry.k8s.io/', ''));
    expect(images.sort()).toEqual([
      `provider-os/manila-csi-plugin:${version}`,
      `provider-os/manila-csi-plugin:${version}`,
      'sig-storage/csi-node-driver-registrar:v2.15.0',
      'sig-storage/csi-node-driver-registrar:v2.17.0',
      'sig-storage/csi-provisioner:v5.3.0',
      'sig-storage/csi-resizer:v1.14.0',
      `sig-storage/csi-snapshotter:${snapshotter}`,
      'sig-storage/livenessprobe:v2.19.0',
      'sig-storage/nfsplugin:v4.13.4',
    ]);
  });

  test('comes after the NFS driver that it hands mounts to', () =>
    expect(workloads(full).map(({ metadata }) => metadata.name)).toEqual([
      'csi-nfs-node',
      'openstack-manila-csi-nodeplugin',
      'openstack-manila-csi-controllerplugin',
    ]));

  test('finds that driver at the socket where it listens', () => {
    const folder = podOf(named(full, 'DaemonSet', 'csi-nfs-node')).volumes.find(({ name }) => name === 'socket-dir');
    expect(folder).toMatchObject({ hostPath: { path: '/var/lib/kubelet/plugins/csi-nfsplugin' } });
    const drivers = containers(full).filter(({ name }) => name === 'manila-csi-plugin');
    expect(drivers).toHaveLength(2);
    for (const { args } of drivers) expect(args).toContain('--fwdendpoint=unix:///var/lib/kubelet/plugins/csi-nfsplugin/csi.sock');
  });

  test('runs on every node, whatever its taints', () => {
    for (const object of objects(full, 'DaemonSet')) expect(podOf(object)['tolerations']).toEqual([{ operator: 'Exists' }]);
  });

  test('calls no shell', () => {
    for (const { command = [], args } of containers(full)) expect([...command, ...args].join(' ')).not.toMatch(/\bsh\b|-c\b/);
  });

  test('leaves port 9808 of the node to other drivers', () => expect(JSON.stringify(payload(full))).not.toContain('9808'));

  test('has one controller, since its sidecars elect no leader', () => {
    expect(named(full, 'StatefulSet', 'openstack-manila-csi-controllerplugin')['spec']).toMatchObject({ replicas: 1 });
    for (const { args } of containers(full)) expect(args.join(' ')).not.toContain('leader-election');
  });
});

describe('rights', () => {
  test('the controller reads one Secret of the cluster and no other', () => {
    const rules = objects(full, 'Role', 'ClusterRole').flatMap(({ kind, rules: given }) =>
      (given as { resources: string[]; verbs: string[]; resourceNames?: string[] }[]).map((rule) => ({ kind, ...rule })),
    );
    expect(rules.filter(({ resources }) => resources.includes('secrets'))).toMatchObject([
      { kind: 'Role', verbs: ['get'], resourceNames: ['manila-csi-credentials'] },
    ]);
    for (const { resources, verbs } of rules) expect([...resources, ...verbs]).not.toContain('*');
  });

  test('nodes get no credential, no token and no rights', () => {
    for (const object of objects(full, 'DaemonSet')) {
      expect(podOf(object)['automountServiceAccountToken']).toBe(false);
      expect(podOf(object).volumes.filter(({ secret }) => secret !== undefined)).toEqual([]);
    }
    const bound = objects(full, 'RoleBinding', 'ClusterRoleBinding').map(({ subjects }) => (subjects as { name: string }[])[0]?.name);
    expect(new Set(bound)).toEqual(new Set(['openstack-manila-csi-controllerplugin']));
  });

  test('only what mounts is privileged', () =>
    expect(
      containers(full)
        .filter(({ securityContext }) => 'privileged' in securityContext)
        .map(({ name }) => name),
    ).toEqual(['nfs', 'manila-csi-plugin']));

  test('the controller has no privilege, and mounts nothing', () => {
    const pod = podOf(named(full, 'StatefulSet', 'openstack-manila-csi-controllerplugin'));
    for (const { securityContext } of pod.containers) {
      expect(securityContext).toEqual({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] }, readOnlyRootFilesystem: true });
    }
    expect(pod.containers.at(-1)?.args).toContain('--provide-node-service=false');
  });
});

describe('without', () => {
  test('snapshots there is no snapshotter, no right for it and no class: it would start over and over', () => {
    const text = JSON.stringify(payload({ ...full, snapshots: false }));
    expect(text).not.toMatch(/snapshot/i);
    expect(JSON.stringify(payload(full))).toMatch(/csi-snapshotter/);
  });

  test('a word on snapshots RKE2 has them and kubeadm has not', () => {
    const snapshots = (distribution: object, kubernetesVersion: string) =>
      complete({ clusters: { demo: { distribution, kubernetesVersion, addons: { manilaCSI: { version: 'v1.34.1' } } } } } as never)
        .clusters[0]?.addons.manilaCSI?.snapshots;
    expect(snapshots({ type: 'kubeadm' }, 'v1.34.2')).toBe(false);
    expect(snapshots({ type: 'rke2' }, 'v1.34.3+rke2r1')).toBe(true);
    expect(snapshots({ type: 'rke2', disabledComponents: ['rke2-snapshot-controller'] }, 'v1.34.3+rke2r1')).toBe(false);
  });

  test('topology nothing speaks of it, and classes bind at once', () => {
    const given = { ...full, topology: false };
    expect(JSON.stringify(payload(given))).not.toMatch(/topology/i);
    for (const object of objects(given, 'StorageClass')) expect(object['volumeBindingMode']).toBe('Immediate');
  });

  test('a Manila driver nothing can be drawn', () => {
    const fleet = complete();
    expect(() => manilaCSI(fleet, fleet.clusters[0] as never)).toThrow(TypeError);
  });
});

describe('a class of shares', () => {
  const parameters = (share: Partial<Share>, more: Partial<Manila> = {}): Readonly<Record<string, string>> =>
    named({ version: 'v1.35.0', ...more, shareClasses: { nfs: { shareType: 'default', ...share } } }, 'StorageClass', 'nfs')[
      'parameters'
    ] as Readonly<Record<string, string>>;

  test('lets the node subnet mount where nothing is said, and never everybody', () =>
    expect(parameters({})['nfs-shareClient']).toBe('10.6.0.0/24'));

  test('lets several ranges mount, as a list with commas', () =>
    expect(parameters({ shareClients: ['10.6.0.0/24', 'fd00:6::/64'] })['nfs-shareClient']).toBe('10.6.0.0/24,fd00:6::/64'));

  test('follows the node only without a zone of its own', () => {
    expect(parameters({}, { topology: true })).toMatchObject({ autoTopology: 'true' });
    expect(parameters({ zone: 'az-1' }, { topology: true })).toMatchObject({ availability: 'az-1' });
    expect(parameters({ zone: 'az-1' }, { topology: true })).not.toHaveProperty('autoTopology');
  });

  test('names the Secret for each that needs it', () => {
    for (const user of ['provisioner', 'controller-expand', 'node-stage', 'node-publish']) {
      expect(parameters({})).toMatchObject({
        [`csi.storage.k8s.io/${user}-secret-name`]: 'manila-csi-credentials',
        [`csi.storage.k8s.io/${user}-secret-namespace`]: 'kube-system',
      });
    }
  });

  test('hands metadata over as JSON that reads back the same, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), { minKeys: 1, noNullPrototype: true }),
        (metadata) => {
          fc.pre(!Object.hasOwn(metadata, '__proto__'));
          expect(JSON.parse(parameters({ metadata })['appendShareMetadata'] ?? '')).toEqual(metadata);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a payload', () => {
  const { demo } = small.clusters;
  const twins = (second: Partial<Manila>): CompleteFleet =>
    complete({
      clusters: { demo: { addons: { manilaCSI: full } }, other: add({ ...demo, addons: { manilaCSI: { ...full, ...second } } }) },
    } as never);
  const both = (fleet: CompleteFleet) => fleet.clusters.map((cluster) => manilaCSI(fleet, cluster));

  test('is one object for clusters that ask for the same', () => {
    const [a, b] = both(twins({}));
    expect(a).toBe(b);
  });

  test('is another for any other option', () => {
    for (const change of [
      { version: 'v1.35.0' },
      { topology: false },
      { exportLocation: '172.17.0.0/16' },
      { shareClasses: {} },
    ] as const) {
      const [a, b] = both(twins(change));
      expect(a).not.toEqual(b);
    }
  });

  test("holds no cluster's name", () => expect(JSON.stringify(both(twins({})))).not.toMatch(/"(demo|test-demo|team-a)"/));
});

test("Manila's Secret has Manila's own keys, and nothing that is not given", () => {
  const credential = { id: '{{ .id }}', secret: '{{ .secret }}' };
  const cloud = { authURL: 'https://keystone.example.com:5000/v3', region: 'RegionOne' };
  expect(manilaSecretKeys({ ...cloud, caCertificate: certificate }, credential)).toEqual({
    'os-authURL': cloud.authURL,
    'os-region': 'RegionOne',
    'os-applicationCredentialID': '{{ .id }}',
    'os-applicationCredentialSecret': '{{ .secret }}',
    'os-certAuthority': certificate,
  });
  expect(manilaSecretKeys(cloud, credential)).not.toHaveProperty('os-certAuthority');
});
