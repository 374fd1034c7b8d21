import { expect, test } from 'vitest';
import { add, fixed, internal, kubeadm } from '../../lib/index.ts';
import type { Manifest } from '../../lib/model/object.ts';
import { fieldChanges } from '../../lib/output/fields.ts';
import { printManifest } from '../../lib/yaml/print.ts';
import { files } from '../synth.ts';

type Release = 'v1.34.1' | 'v1.35.0';

/** Three clusters of one namespace, each with its release of the cloud controller manager. */
function environment(a: Release, b: Release, c: Release): Manifest[] {
  const addons = (version: Release) => ({ cloudControllerManager: { version }, credentials: { type: 'existingSecret' } as const });
  const cluster = (version: Release) =>
    add({
      namespace: 'team-a',
      kubernetesVersion: 'v1.35.4',
      distribution: kubeadm(),
      endpoint: internal(),
      controlPlane: { flavor: 'small' },
      nodePools: { web: { flavor: 'small', scaling: fixed(2) } },
      addons: addons(version),
    } as const);
  return files({
    cloud: { authURL: 'https://keystone.example.com:5000/v3', region: 'RegionOne' },
    clusters: { demo: { kubernetesVersion: 'v1.35.4', addons: addons(a) }, second: cluster(b), third: cluster(c) },
  });
}

const objectsOf = (manifests: readonly Manifest[]) =>
  new Map(manifests.flatMap(({ file, objects }) => objects.map((object) => [`${file} ${object.kind} ${object.metadata.name}`, object])));

test('the cloud controller manager of one cluster of three goes to its next release: one label, and the payload of one set', () => {
  const [before, after] = [environment('v1.34.1', 'v1.34.1', 'v1.34.1'), environment('v1.34.1', 'v1.35.0', 'v1.34.1')];
  const [was, now] = [objectsOf(before), objectsOf(after)];
  const changed = [...now].flatMap(([key, object]) => {
    const old = was.get(key);
    return old === undefined ? [] : fieldChanges(old, object).map(({ path }) => `${key} ${path.join('.')}`);
  });
  expect(changed).toEqual(['clusters/second/cluster.yaml Cluster second metadata.labels.addons.capstan/cloud-controller-manager']);
  expect([...was.keys()].filter((key) => !now.has(key))).toEqual([]);
  const fresh = [...now].filter(([key]) => !was.has(key)).map(([, object]) => object);
  expect(fresh.map(({ kind }) => kind).sort()).toEqual(['ClusterResourceSet', 'ConfigMap']);
  expect(printManifest(fresh)).toContain('openstack-cloud-controller-manager:v1.35.0');
});
