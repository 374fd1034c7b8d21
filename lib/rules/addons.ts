import type { CompleteStorageClass } from '../model/addons/cinder-csi.ts';
import { autoscalerReleases, providerReleases } from '../model/addons/releases.ts';
import type { CompleteCluster } from '../model/complete.ts';
import type { Path } from '../model/path.ts';
import { walk } from './rule.ts';

/** An add-on that has releases, where its version is written. */
export interface ReleaseAt {
  readonly cluster: CompleteCluster;
  /** What people call it. */
  readonly name: string;
  readonly version: string;
  /** The releases that Capstan knows. */
  readonly known: readonly string[];
  /** Whether it is part of cloud-provider-openstack, whose minors follow those of Kubernetes. */
  readonly provider: boolean;
  readonly path: Path;
}

const [providers, autoscalers] = [Object.keys(providerReleases), Object.keys(autoscalerReleases)];

/** Every version of an add-on. */
export const everyRelease = walk(function* (fleet): Generator<ReleaseAt> {
  for (const cluster of fleet.clusters) {
    const { cloudControllerManager, cinderCSI, manilaCSI, clusterAutoscaler } = cluster.addons;
    const above = [...cluster.path, 'addons'];
    const released = { cloudControllerManager, cinderCSI, manilaCSI };
    for (const [field, given] of Object.entries(released)) {
      if (given === undefined) continue;
      const path = [...above, field, 'version'];
      yield { cluster, name: names[field as keyof typeof released], version: given.version, known: providers, provider: true, path };
    }
    if (clusterAutoscaler === undefined) continue;
    const path = [...above, 'clusterAutoscaler', 'version'];
    yield { cluster, name: 'Cluster Autoscaler', version: clusterAutoscaler.version, known: autoscalers, provider: false, path };
  }
});

const names = {
  cloudControllerManager: 'cloud controller manager',
  cinderCSI: 'Cinder CSI driver',
  manilaCSI: 'Manila CSI driver',
} as const;

/** A storage class of the Cinder driver. */
export interface VolumeClassAt {
  readonly cluster: CompleteCluster;
  readonly given: CompleteStorageClass;
  readonly path: Path;
}

/** Every storage class of the Cinder driver. */
export const everyVolumeClass = walk(function* (fleet): Generator<VolumeClassAt> {
  for (const cluster of fleet.clusters) yield* volumeClasses(cluster);
});

const volumeClasses = (cluster: CompleteCluster): readonly VolumeClassAt[] =>
  (cluster.addons.cinderCSI?.storageClasses ?? []).map((given) => ({
    cluster,
    given,
    path: [...cluster.path, 'addons', 'cinderCSI', 'storageClasses', given.name],
  }));

/** The storage classes of a cluster, those of every driver, in the order of their places. */
export const storageClasses = (cluster: CompleteCluster): readonly { name: string; default: boolean; path: Path }[] => [
  ...volumeClasses(cluster).map(({ given, path }) => ({ name: given.name, default: given.default, path })),
  ...(cluster.addons.manilaCSI?.shareClasses ?? []),
];
