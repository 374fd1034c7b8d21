import type { CompleteAddons } from '../model/addons/index.ts';
import { volumeLimit } from '../model/addons/volume-limit.ts';
import type { CompleteCloud, CompleteFlavor, CompleteNodePool } from '../model/complete.ts';

const group = 'cluster.x-k8s.io/cluster-api-autoscaler-node-group';
const capacity = 'capacity.cluster-autoscaler.kubernetes.io';

/**
 * What the Cluster Autoscaler reads on a MachineDeployment; nothing for a pool of fixed size. An autoscaled pool may rest at zero machines: no
 * node is left to measure then, so the flavor's size, the labels and the taints are written down. Architecture and system are always among
 * the labels, since a template without node information predicts empty ones. What the CSI drivers put on a node is predicted as well, where they are
 * among the cluster's add-ons.
 *
 * @see kubernetes/autoscaler 1.36: cluster-autoscaler/cloudprovider/clusterapi/README.md
 */
export function autoscalerAnnotations(
  pool: CompleteNodePool,
  flavor: CompleteFlavor,
  cloud: CompleteCloud,
  addons: CompleteAddons,
): Readonly<Record<string, string>> {
  const { scaling, maxPods, rootVolume, taints } = pool;
  if (scaling.type === 'fixed') return {};
  const disk = rootVolume?.size ?? flavor.disk;
  const volumes = volumeLimit(addons);
  return {
    [`${group}-min-size`]: String(scaling.min),
    [`${group}-max-size`]: String(scaling.max),
    [`${capacity}/cpu`]: String(flavor.vcpus),
    [`${capacity}/memory`]: flavor.memory,
    ...(disk === undefined ? {} : { [`${capacity}/ephemeral-disk`]: disk }),
    ...(maxPods === undefined ? {} : { [`${capacity}/maxPods`]: String(maxPods) }),
    ...(flavor.gpu === undefined ? {} : { [`${capacity}/gpu-type`]: flavor.gpu.type, [`${capacity}/gpu-count`]: String(flavor.gpu.count) }),
    [`${capacity}/labels`]: pairs({ ...wellKnown(pool, flavor, cloud), ...volumeZones(pool, addons), ...pool.labels }),
    ...(volumes === undefined ? {} : { [`${capacity}/csi-driver`]: `cinder.csi.openstack.org=${volumes}` }),
    ...(taints.length === 0
      ? {}
      : { [`${capacity}/taints`]: taints.map(({ key, value, effect }) => `${key}${value === '' ? '' : `=${value}`}:${effect}`).join(',') }),
  };
}

/** What kubelet and the cloud controller manager put on a node by themselves. */
const wellKnown = ({ zone }: CompleteNodePool, flavor: CompleteFlavor, { region }: CompleteCloud): Readonly<Record<string, string>> => ({
  'kubernetes.io/arch': flavor.architecture,
  'kubernetes.io/os': 'linux',
  ...(region === undefined ? {} : { 'topology.kubernetes.io/region': region }),
  ...(zone === undefined ? {} : { 'topology.kubernetes.io/zone': zone }),
});

/** What the CSI drivers add where their volumes follow zones: a pod whose volume is bound to a zone would fit no node otherwise (capi 12, addons 2.7). */
const volumeZones = ({ zone }: CompleteNodePool, { cinderCSI, manilaCSI }: CompleteAddons): Readonly<Record<string, string>> => ({
  ...(zone === undefined || cinderCSI === undefined || cinderCSI.topology.type === 'oneZone'
    ? {}
    : { 'topology.cinder.csi.openstack.org/zone': zone }),
  ...(zone === undefined || !manilaCSI?.topology ? {} : { 'topology.manila.csi.openstack.org/zone': zone }),
});

const pairs = (labels: Readonly<Record<string, string>>): string =>
  Object.keys(labels)
    .sort()
    .map((key) => `${key}=${labels[key]}`)
    .join(',');
