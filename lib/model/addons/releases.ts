/** What one release of cloud-provider-openstack consists of; every image with its tag. */
export interface ProviderRelease {
  /** The minor of Kubernetes 1.x that it is built and tested against. */
  readonly kubernetesMinor: number;
  readonly images: {
    readonly cloudControllerManager: string;
    readonly cinderCSI: string;
    readonly manilaCSI: string;
    readonly attacher: string;
    readonly provisioner: string;
    readonly snapshotter: string;
    readonly resizer: string;
    readonly livenessProbe: string;
    readonly nodeDriverRegistrar: string;
  };
}

const provider = (tag: string) => ({
  cloudControllerManager: `registry.k8s.io/provider-os/openstack-cloud-controller-manager:${tag}`,
  cinderCSI: `registry.k8s.io/provider-os/cinder-csi-plugin:${tag}`,
  manilaCSI: `registry.k8s.io/provider-os/manila-csi-plugin:${tag}`,
});

/** The same in all three releases: Cinder's manifests name these, Manila's the same without attacher and probe. */
const sidecars = (snapshotter: string) => ({
  attacher: 'registry.k8s.io/sig-storage/csi-attacher:v4.10.0',
  provisioner: 'registry.k8s.io/sig-storage/csi-provisioner:v5.3.0',
  snapshotter: `registry.k8s.io/sig-storage/csi-snapshotter:${snapshotter}`,
  resizer: 'registry.k8s.io/sig-storage/csi-resizer:v1.14.0',
  livenessProbe: 'registry.k8s.io/sig-storage/livenessprobe:v2.17.0',
  nodeDriverRegistrar: 'registry.k8s.io/sig-storage/csi-node-driver-registrar:v2.15.0',
});

/**
 * The releases of cloud-provider-openstack that Capstan knows: cloud controller manager, Cinder CSI and Manila CSI, each with its sidecars. One minor a
 * minor of Kubernetes.
 *
 * @see addons 1.1, 2.1, 3.1: kubernetes/cloud-provider-openstack manifests/ at each tag
 */
export const providerReleases: Readonly<Record<string, ProviderRelease>> = {
  'v1.34.1': { kubernetesMinor: 34, images: { ...provider('v1.34.1'), ...sidecars('v8.3.0') } },
  'v1.35.0': { kubernetesMinor: 35, images: { ...provider('v1.35.0'), ...sidecars('v8.4.0') } },
  'v1.36.0': { kubernetesMinor: 36, images: { ...provider('v1.36.0'), ...sidecars('v8.4.0') } },
};

/** One release of the Cluster Autoscaler. */
export interface AutoscalerRelease {
  /** The minor of Kubernetes 1.x that its scheduler's code is of. */
  readonly kubernetesMinor: number;
  readonly image: string;
}

const autoscaler = (tag: string) => `registry.k8s.io/autoscaling/cluster-autoscaler:${tag}`;

/** The releases of the Cluster Autoscaler that Capstan knows (addons 6.2). */
export const autoscalerReleases: Readonly<Record<string, AutoscalerRelease>> = {
  'v1.34.5': { kubernetesMinor: 34, image: autoscaler('v1.34.5') },
  'v1.35.2': { kubernetesMinor: 35, image: autoscaler('v1.35.2') },
  'v1.36.1': { kubernetesMinor: 36, image: autoscaler('v1.36.1') },
};

/**
 * The images of a release. A release that is not in the table is drawn with the provider's images of that tag and the newest sidecars, so that
 * everything else of the fleet can still be looked at: the rule `addons/version-unknown` stops such a fleet.
 */
export function providerImages(release: string): ProviderRelease['images'] {
  return providerReleases[release]?.images ?? { ...provider(release), ...sidecars('v8.4.0') };
}

/**
 * The NFS driver to which Manila's forwards what happens on a node, with the sidecars of its own manifests: csi-driver-nfs v4.13.4.
 *
 * @see addons 3.1: kubernetes-csi/csi-driver-nfs deploy/v4.13.4/csi-nfs-node.yaml
 */
export const nfsRelease = {
  version: 'v4.13.4',
  images: {
    nfs: 'registry.k8s.io/sig-storage/nfsplugin:v4.13.4',
    livenessProbe: 'registry.k8s.io/sig-storage/livenessprobe:v2.19.0',
    nodeDriverRegistrar: 'registry.k8s.io/sig-storage/csi-node-driver-registrar:v2.17.0',
  },
} as const;
