import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import type { VolumeSnapshotClass } from '../../components/crd/volume-snapshot-class.gen.ts';
import type { CompleteSnapshotClass } from '../../model/addons/cinder-csi.ts';
import { driver } from './driver.ts';

/** A class of snapshots. The kind is none of Kubernetes' own, so its type comes from its CRD. */
export class SnapshotClass extends Construct {
  constructor(scope: Construct, given: CompleteSnapshotClass) {
    // Never the name alone: constructs look ids up in an object that knows `constructor`.
    super(scope, `class-${given.name}`);
    const object: VolumeSnapshotClass = {
      apiVersion: 'snapshot.storage.k8s.io/v1',
      kind: 'VolumeSnapshotClass',
      metadata: {
        name: given.name,
        ...(given.default ? { annotations: { 'snapshot.storage.kubernetes.io/is-default-class': 'true' } } : {}),
      },
      driver,
      deletionPolicy: given.deletionPolicy,
      parameters: {
        type: given.method,
        'force-create': String(given.forceCreate),
        ...(given.method === 'backup' ? { 'backup-max-duration-seconds-per-gb': String(given.backupMaxDurationSecondsPerGB) } : {}),
        ...(given.zone === undefined ? {} : { availability: given.zone }),
      },
    };
    new ApiObject(this, 'class', object);
  }
}
