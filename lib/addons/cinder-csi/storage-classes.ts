import { Construct } from 'constructs';
import type { CompleteStorageClass } from '../../model/addons/cinder-csi.ts';
import type { VolumeTopology } from '../../model/fleet.gen.ts';
import { KubeStorageClass } from '../kubernetes.ts';
import { driver, zoneKey } from './driver.ts';

/** Where pods with volumes of a class may run. */
export interface StorageZones {
  /** Nova's zones; absent: any. */
  readonly computeZones?: readonly string[];
}

/**
 * The Nova zones that reach a class's Cinder zone. A volume in a zone that its class names is tied to pods there from the beginning: left open, the
 * scheduler would choose a node first, and the volume then be where the node cannot reach it (addons 2.7).
 *
 * @throws TypeError for a zone that the topology does not know; the rule `addons/volume-zone-unknown` refuses those.
 */
export function storageZones({ zone }: Pick<CompleteStorageClass, 'zone'>, topology: VolumeTopology): StorageZones {
  if (topology.type === 'oneZone') return {};
  if (topology.type === 'sameZones') return zone === undefined ? {} : { computeZones: [zone] };
  const place = topology.volumeZones[zone ?? ''];
  if (place === undefined) throw new TypeError('every storage class needs a zone of the topology');
  return { computeZones: place.computeZones };
}

/** A class of volumes. The file system is written down, so that a change of the driver's default changes no class. */
export class StorageClass extends Construct {
  constructor(scope: Construct, given: CompleteStorageClass & StorageZones) {
    // Never the name alone: constructs look ids up in an object that knows `constructor`.
    super(scope, `class-${given.name}`);
    new KubeStorageClass(this, 'class', {
      metadata: {
        name: given.name,
        ...(given.default ? { annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } } : {}),
      },
      provisioner: driver,
      parameters: {
        'csi.storage.k8s.io/fstype': given.fsType,
        ...(given.volumeType === undefined ? {} : { type: given.volumeType }),
        ...(given.zone === undefined ? {} : { availability: given.zone }),
      },
      reclaimPolicy: given.reclaimPolicy,
      allowVolumeExpansion: given.expansion,
      volumeBindingMode: given.volumeBindingMode,
      ...(given.computeZones === undefined
        ? {}
        : { allowedTopologies: [{ matchLabelExpressions: [{ key: zoneKey, values: [...given.computeZones] }] }] }),
    });
  }
}
