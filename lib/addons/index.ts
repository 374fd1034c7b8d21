import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import { onceForObject } from '../model/remembered.ts';
import { cinderCSI } from './cinder-csi/index.ts';
import { cloudControllerManager } from './cloud-controller-manager/index.ts';
import { clusterLabels } from './credentials/label.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import { manifests } from './manifests.ts';
import { manilaCSI } from './manila-csi/index.ts';
import type { Payload } from './payload.ts';

/** What Capstan puts into a workload cluster and shares with others that ask for the same. Worked out once for each cluster of a fleet. */
export const payloadsOf = (fleet: CompleteFleet, cluster: CompleteCluster): readonly Payload[] => ofFleet(fleet)(cluster);

const ofFleet = onceForObject((fleet: CompleteFleet) => onceForObject((cluster: CompleteCluster) => draw(fleet, cluster)));

/** Every maker of payloads. One that draws must draw equal options once, not once for each cluster. */
function draw(fleet: CompleteFleet, cluster: CompleteCluster): readonly Payload[] {
  const { addons } = cluster;
  return [
    ...(addons.cloudControllerManager === undefined ? [] : [cloudControllerManager(fleet, cluster)]),
    ...(addons.cinderCSI === undefined ? [] : [cinderCSI(fleet, cluster)]),
    ...(addons.manilaCSI === undefined ? [] : [manilaCSI(fleet, cluster)]),
    ...addons.manifests.map(manifests).filter(({ objects }) => objects.length > 0),
  ];
}

/** The labels by which a Cluster asks for its add-ons. */
export const addonLabels = (fleet: CompleteFleet, cluster: CompleteCluster): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...payloadsOf(fleet, cluster).flatMap((payload) => Object.entries(deliveryOf(payload).labels)),
    ...Object.entries(clusterLabels(cluster)),
  ]);

/** The deliveries of one add-on into the clusters of one namespace: each once, sorted by name. */
export interface Shared {
  readonly namespace: string;
  readonly addon: string;
  readonly deliveries: readonly Delivery[];
}

/** All that is in use in an environment, sorted by namespace, then add-on. */
export function sharedDeliveries(fleet: CompleteFleet): readonly Shared[] {
  const found = new Map<string, Map<string, Map<string, Delivery>>>();
  for (const cluster of fleet.clusters) {
    for (const payload of payloadsOf(fleet, cluster)) {
      const delivery = deliveryOf(payload);
      const addons = entry(found, cluster.namespace, () => new Map());
      entry(addons, delivery.addon, () => new Map<string, Delivery>()).set(delivery.name, delivery);
    }
  }
  return inOrder(found).flatMap(([namespace, addons]) =>
    inOrder(addons).map(([addon, deliveries]) => ({ namespace, addon, deliveries: inOrder(deliveries).map(([, delivery]) => delivery) })),
  );
}

function entry<T>(map: Map<string, T>, key: string, create: () => T): T {
  const found = map.get(key) ?? create();
  map.set(key, found);
  return found;
}

const inOrder = <T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
