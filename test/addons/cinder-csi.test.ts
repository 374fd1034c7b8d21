import { describe, expect, test } from 'vitest';
import { zoneKey } from '../../lib/addons/cinder-csi/driver.ts';
import { oneZone, ownZones, rke2, sameZones } from '../../lib/index.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { argsOf, cinderOf, type Given, one, podOf, workloads } from './drawing.ts';

const payload = cinderOf({ cinder: { snapshots: true, storageClasses: { fast: {} }, snapshotClasses: { daily: {} } } });
const [controller, node] = ['csi-cinder-controllerplugin', 'csi-cinder-nodeplugin'];
const podNamed = (name: string) => podOf(workloads(payload).find(({ metadata }) => metadata.name === name) as never);

/** `npx vitest run test/addons -u` renews the files; read them in the diff. */
describe('the Cinder driver', () => {
  test.each(payload.objects)('has its $kind $metadata.name', (object) =>
    expect(printManifest([object])).toMatchFileSnapshot(`golden/cinder-csi/${object.kind}-${object.metadata.name}.yaml`),
  );

  test('is these objects and no more', () =>
    expect(payload.objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'CSIDriver cinder.csi.openstack.org',
      'ServiceAccount csi-cinder-controller-sa',
      'ClusterRole cinder-csi-attacher',
      'ClusterRoleBinding cinder-csi-attacher',
      'ClusterRole cinder-csi-provisioner',
      'ClusterRoleBinding cinder-csi-provisioner',
      'ClusterRole cinder-csi-resizer',
      'ClusterRoleBinding cinder-csi-resizer',
      'ClusterRole cinder-csi-snapshotter',
      'ClusterRoleBinding cinder-csi-snapshotter',
      'Deployment csi-cinder-controllerplugin',
      'ServiceAccount csi-cinder-node-sa',
      'ClusterRole cinder-csi-nodeplugin',
      'ClusterRoleBinding cinder-csi-nodeplugin',
      'ConfigMap csi-cinder-node-config',
      'DaemonSet csi-cinder-nodeplugin',
      'StorageClass fast',
      'VolumeSnapshotClass daily',
    ]));

  test('has classes under any legal name, also one that every object knows', () => {
    const named = cinderOf({ cinder: { snapshots: true, storageClasses: { constructor: {} }, snapshotClasses: { constructor: {} } } });
    expect(named.objects.slice(-2).map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'StorageClass constructor',
      'VolumeSnapshotClass constructor',
    ]);
  });

  test('runs as many controllers as asked for, and one otherwise: a reconciled payload says it', () => {
    expect(one(payload, 'Deployment')['spec']).toMatchObject({ replicas: 1 });
    expect(one(cinderOf({ cinder: { replicas: 3 } }), 'Deployment')['spec']).toMatchObject({ replicas: 3 });
  });

  test('logs as much as asked for', () => {
    const given = { cinder: { verbosity: 4 } };
    for (const workload of [controller, node]) expect(argsOf(cinderOf(given), workload, 'cinder-csi-plugin')).toContain('--v=4');
  });
});

describe('a node', () => {
  test('sees no Secret', () => {
    const text = JSON.stringify(podNamed(node));
    expect(text).not.toMatch(/"secret(Name|KeyRef|Ref)?":/);
    expect(
      podNamed(node)
        .volumes?.map(({ configMap }) => configMap?.name)
        .filter(Boolean),
    ).toEqual(['csi-cinder-node-config']);
  });

  test('gets no credential by its ConfigMap', () =>
    expect(JSON.stringify(one(payload, 'ConfigMap'))).not.toMatch(/credential|password|secret|Global|auth-url/i));

  test('lends the driver these folders and no others', () =>
    expect(podNamed(node).volumes?.flatMap(({ hostPath }) => (hostPath ? [`${hostPath.path} ${hostPath.type}`] : []))).toEqual([
      '/var/lib/kubelet/plugins/cinder.csi.openstack.org DirectoryOrCreate',
      '/var/lib/kubelet/plugins_registry/ Directory',
      '/var/lib/kubelet Directory',
      '/dev Directory',
    ]));

  test('runs it whatever its taints', () => expect(podNamed(node).tolerations).toEqual([{ operator: 'Exists' }]));

  test('answers for its health at a port of its own', () => {
    const [port] = podNamed(node).containers.flatMap(({ ports }) => ports ?? []);
    expect(port?.containerPort).not.toBe(9808);
    expect(argsOf(payload, node, 'liveness-probe')).toContain(`--health-port=${port?.containerPort}`);
  });

  test('gives the driver alone more rights than a plain program has', () =>
    expect(podNamed(node).containers.flatMap(({ name, securityContext }) => (securityContext?.privileged ? [name] : []))).toEqual([
      'cinder-csi-plugin',
    ]));
});

describe('snapshots', () => {
  const withSnapshots = (given: Given) => JSON.stringify(cinderOf(given).objects).includes('snapshotter');

  test('need a sidecar and rights only where their kinds are installed', () => {
    expect(withSnapshots({})).toBe(false);
    expect(withSnapshots({ cinder: { snapshots: true } })).toBe(true);
  });

  test('are there on RKE2, unless it is told not to bring them', () => {
    const version = { kubernetesVersion: 'v1.34.3+rke2r1' } as const;
    expect(withSnapshots({ ...version, distribution: rke2() })).toBe(true);
    expect(withSnapshots({ ...version, distribution: rke2({ disabledComponents: ['rke2-snapshot-controller'] }) })).toBe(false);
  });

  test('may be backups, for which Cinder gets more time', () => {
    const snapshotClasses = { weekly: { method: 'backup', zone: 'vault', deletionPolicy: 'Retain', default: true } } as const;
    expect(one(cinderOf({ cinder: { snapshots: true, snapshotClasses } }), 'VolumeSnapshotClass')).toMatchObject({
      metadata: { annotations: { 'snapshot.storage.kubernetes.io/is-default-class': 'true' } },
      deletionPolicy: 'Retain',
      parameters: { type: 'backup', 'backup-max-duration-seconds-per-gb': '20', availability: 'vault', 'force-create': 'false' },
    });
  });
});

describe('a storage class', () => {
  const storageClass = (given: object, topology: NonNullable<Given['cinder']>['topology'] = sameZones()) =>
    one(cinderOf({ cinder: { topology, storageClasses: { fast: given } } }), 'StorageClass');

  test('waits for its pod, grows and is deleted with its claim unless told otherwise', () =>
    expect(storageClass({})).toMatchObject({
      volumeBindingMode: 'WaitForFirstConsumer',
      allowVolumeExpansion: true,
      reclaimPolicy: 'Delete',
      parameters: { 'csi.storage.k8s.io/fstype': 'ext4' },
    }));

  test('says what it was told', () =>
    expect(storageClass({ volumeType: 'ssd-luks', fsType: 'xfs', reclaimPolicy: 'Retain', expansion: false, default: true })).toMatchObject(
      {
        metadata: { annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } },
        parameters: { type: 'ssd-luks', 'csi.storage.k8s.io/fstype': 'xfs' },
        reclaimPolicy: 'Retain',
        allowVolumeExpansion: false,
      },
    ));

  test('is tied to no zone where it names none', () => {
    expect(storageClass({})).not.toHaveProperty('allowedTopologies');
    expect(storageClass({})['parameters']).not.toHaveProperty('availability');
  });

  test('whose zone is also one of Nova keeps its pods there', () =>
    expect(storageClass({ zone: 'az-1' })).toMatchObject({ parameters: { availability: 'az-1' }, allowedTopologies: allowed('az-1') }));

  test('whose zone is one of Cinder alone keeps its pods where its volumes are reached', () => {
    const topology = ownZones({ volumeZones: { 'ceph-a': { computeZones: ['az-1', 'az-2'] } } });
    expect(storageClass({ zone: 'ceph-a' }, topology)).toMatchObject({
      parameters: { availability: 'ceph-a' },
      allowedTopologies: allowed('az-1', 'az-2'),
    });
  });

  test('leaves pods alone where one zone serves all', () => {
    const drawn = storageClass({ zone: 'ceph', volumeBindingMode: 'Immediate' }, oneZone());
    expect(drawn).toMatchObject({ parameters: { availability: 'ceph' }, volumeBindingMode: 'Immediate' });
    expect(drawn).not.toHaveProperty('allowedTopologies');
  });

  const allowed = (...values: readonly string[]) => [{ matchLabelExpressions: [{ key: zoneKey, values }] }];
});

describe('zones', () => {
  const zonesOf = (topology: NonNullable<Given['cinder']>['topology']) => {
    const drawn = cinderOf(topology === undefined ? {} : { cinder: { topology } });
    return {
      controller: argsOf(drawn, controller, 'cinder-csi-plugin').includes('--with-topology=false'),
      node: argsOf(drawn, node, 'cinder-csi-plugin').includes('--with-topology=false'),
      provisioner: argsOf(drawn, controller, 'csi-provisioner').find((arg) => arg.includes('Topology')),
      ignored: JSON.stringify(one(drawn, 'ConfigMap')).includes('ignore-volume-az = true'),
    };
  };
  const on = { controller: false, node: false, provisioner: '--feature-gates=Topology=true' };
  const own = ownZones({ volumeZones: { 'ceph-a': { computeZones: ['az-1'] } } });

  test('of the same names are told to volumes', () => expect(zonesOf(undefined)).toEqual({ ...on, ignored: false }));
  test('of other names are told to volumes, but not those of Cinder', () => expect(zonesOf(own)).toEqual({ ...on, ignored: true }));
  test('are told to no volume where one serves all: neither by the driver, nor by its nodes, nor by the provisioner', () =>
    expect(zonesOf(oneZone())).toEqual({ controller: true, node: true, provisioner: '--feature-gates=Topology=false', ignored: false }));
});
