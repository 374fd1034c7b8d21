import { Construct } from 'constructs';
import { KubeCsiDriver } from '../kubernetes.ts';
import { CinderController } from './controller.ts';
import { driver } from './driver.ts';
import { CinderNode } from './node.ts';
import type { Options } from './options.ts';
import { SnapshotClass } from './snapshot-class.ts';
import { StorageClass } from './storage-classes.ts';

/**
 * The Cinder CSI driver with its classes. Of upstream's two kinds of volumes only `Persistent` is announced: volumes written into a pod are no longer
 * implemented (addons 2.6). The snapshot classes come last, since their kind may be installed a little later.
 */
export class CinderCSI extends Construct {
  constructor(scope: Construct, id: string, options: Options) {
    super(scope, id);
    new KubeCsiDriver(this, 'driver', {
      metadata: { name: driver },
      spec: { attachRequired: true, podInfoOnMount: true, volumeLifecycleModes: ['Persistent'] },
    });
    new CinderController(this, 'controller', options);
    new CinderNode(this, 'node', options);
    const storage = new Construct(this, 'storage-classes');
    for (const given of options.storageClasses) new StorageClass(storage, given);
    const snapshots = new Construct(this, 'snapshot-classes');
    for (const given of options.snapshotClasses) new SnapshotClass(snapshots, given);
  }
}
