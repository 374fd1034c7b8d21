import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cinderCSI } from '../../lib/addons/cinder-csi/index.ts';
import { cloudControllerManager } from '../../lib/addons/cloud-controller-manager/index.ts';
import { configHash } from '../../lib/addons/config-hash.ts';
import type { Payload } from '../../lib/addons/payload.ts';
import { admit } from '../../lib/admission/admit.ts';
import { oneZone } from '../../lib/index.ts';
import { providerReleases } from '../../lib/model/addons/releases.ts';
import { identity } from '../../lib/model/object.ts';
import { certificate } from '../../lib/rules/fixtures/material.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { cinderOf, clusterOf, fleetOf, type Given, managerOf, podOf, workloads } from './drawing.ts';

const full: Given = {
  cinder: { snapshots: true, storageClasses: { fast: { default: true }, slow: {} }, snapshotClasses: { daily: {} } },
};
const releases = Object.keys(providerReleases) as ('v1.34.1' | 'v1.35.0' | 'v1.36.0')[];
const at = (version: (typeof releases)[number]): Given => ({
  kubernetesVersion: `${version.slice(0, 5) as 'v1.34'}.0`,
  manager: { version },
  cinder: { ...full.cinder, version },
});
const payloads = releases.flatMap((version) => [managerOf(at(version)), cinderOf(at(version))]);

describe.each(payloads)('$addon $release', (payload) => {
  test('passes the closed schemas of the API', async () =>
    expect(await admit([{ file: 'addons.yaml', objects: payload.objects }])).toEqual([]));

  test('is the same to another reader of YAML', () => {
    for (const object of payload.objects) expect(load(printManifest([object]))).toEqual(object);
  });

  test('has every object once', () => {
    const ids = payload.objects.map(identity);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('stays in `kube-system`, cluster-wide kinds aside', () => {
    const clusterWide = ['CSIDriver', 'ClusterRole', 'ClusterRoleBinding', 'StorageClass', 'VolumeSnapshotClass'];
    for (const { kind, metadata } of payload.objects) {
      expect([kind, metadata.namespace]).toEqual([kind, clusterWide.includes(kind) ? undefined : 'kube-system']);
    }
  });

  test('selects its own pods and nothing else', () => {
    for (const { spec } of workloads(payload)) expect(spec.selector).toEqual({ matchLabels: spec.template.metadata?.labels });
  });

  test('pulls only images of its release', () => {
    const known = Object.values(providerReleases[payload.release ?? '']?.images ?? {});
    const used = workloads(payload).flatMap((workload) => podOf(workload).containers);
    expect(used.length).toBeGreaterThan(0);
    for (const { image, imagePullPolicy } of used) {
      expect(known).toContain(image);
      expect(imagePullPolicy).toBe('IfNotPresent');
    }
  });

  test('asks for processor and memory, and for a rank above the pods of users', () => {
    for (const pod of workloads(payload).map(podOf)) {
      expect(pod.priorityClassName).toMatch(/^system-(node|cluster)-critical$/);
      for (const { resources } of pod.containers) expect(Object.keys(resources?.requests ?? {})).toEqual(['cpu', 'memory']);
    }
  });

  test('confines every container that does not mount for others', () => {
    for (const pod of workloads(payload).map(podOf)) {
      expect(pod.securityContext?.seccompProfile).toEqual({ type: 'RuntimeDefault' });
      for (const { securityContext } of pod.containers.filter((container) => !container.securityContext?.privileged)) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
          readOnlyRootFilesystem: true,
        });
      }
    }
  });

  test('runs as an account of its own, which is there, and which nothing else uses by itself', () => {
    const accounts = payload.objects.filter(({ kind }) => kind === 'ServiceAccount');
    for (const account of accounts) expect(account).toMatchObject({ automountServiceAccountToken: false });
    const used = workloads(payload).map((workload) => podOf(workload).serviceAccountName);
    expect(used.sort()).toEqual(accounts.map(({ metadata }) => metadata.name).sort());
  });

  test('mounts what it declares, and declares what it mounts', () => {
    for (const pod of workloads(payload).map(podOf)) {
      const mounted = new Set(pod.containers.flatMap(({ volumeMounts }) => (volumeMounts ?? []).map(({ name }) => name)));
      expect([...mounted].sort()).toEqual(pod.volumes?.map(({ name }) => name).sort());
    }
  });

  test('uses only variables that it sets', () => {
    for (const { args = [], env = [] } of workloads(payload).flatMap((workload) => podOf(workload).containers)) {
      const used = args.flatMap((arg) => [...arg.matchAll(/\$\(([A-Z_]+)\)/g)].map(([, name]) => name));
      for (const name of used) expect(env.map((variable) => variable.name)).toContain(name);
    }
  });

  test('mounts nothing of the host but for the node plugin', () => {
    for (const workload of workloads(payload)) {
      const paths = podOf(workload).volumes?.filter(({ hostPath }) => hostPath !== undefined) ?? [];
      expect([workload.metadata.name, paths.length]).toEqual([
        workload.metadata.name,
        workload.metadata.name === 'csi-cinder-nodeplugin' ? 4 : 0,
      ]);
    }
  });
});

describe('clusters', () => {
  const drawings: readonly ((...at: Parameters<typeof cinderCSI>) => Payload)[] = [cloudControllerManager, cinderCSI];

  test.each(drawings)('of equal options share one payload, which holds no name of theirs', (draw) => {
    const fleet = fleetOf({ ...full, clusters: ['payments', 'shop'] });
    const [first, ...others] = fleet.clusters.map((cluster) => draw(fleet, cluster));
    for (const other of others) expect(other).toBe(first);
    expect(JSON.stringify(first)).not.toMatch(/demo|payments|shop/);
  });

  test.each(drawings)('of equal options in two fleets get equal payloads', (draw) => {
    const [one, two] = [fleetOf(full), fleetOf(full)];
    expect(draw(one, clusterOf(one))).toEqual(draw(two, clusterOf(two)));
  });
});

describe('the hash of the configuration', () => {
  const hashOf = (given: Given): string => {
    const fleet = fleetOf(given);
    return configHash(fleet, clusterOf(fleet));
  };
  const changes: readonly Given[] = [
    {},
    { cloud: { region: 'RegionTwo' } },
    { cloud: { caCertificate: certificate } },
    { cloud: { caCertificate: `${certificate}${certificate}` } },
    { manager: { loadBalancer: { createMonitor: true } } },
    { manager: { loadBalancerClasses: { dmz: { floatingSubnet: 'dmz' } } } },
    { manager: { metadata: { searchOrder: ['metadataService'] } } },
    { cinder: { blockStorage: { rescanOnResize: true } } },
  ];

  test('is another for every other configuration', () => expect(new Set(changes.map(hashOf)).size).toBe(changes.length));

  test('stays where the configuration does', () => {
    expect(hashOf({ manager: { verbosity: 5 }, cinder: { topology: oneZone(), replicas: 3 } })).toBe(hashOf({}));
    expect(hashOf({ manager: { loadBalancer: { lbMethod: 'SOURCE_IP', createMonitor: true } } })).toBe(
      hashOf({ manager: { loadBalancer: { createMonitor: true, lbMethod: 'SOURCE_IP' } } }),
    );
  });

  test('stands in the pods of the controllers, which so start again', () => {
    for (const payload of [managerOf(), cinderOf()]) {
      const [workload] = workloads(payload).filter(({ metadata }) => metadata.name !== 'csi-cinder-nodeplugin');
      expect(workload?.spec.template.metadata?.annotations).toEqual({ 'capstan/config-hash': hashOf({}) });
    }
  });
});
