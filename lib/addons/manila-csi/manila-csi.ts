import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { canonical } from '../../model/hash.ts';
import { KubeConfigMap, KubeCsiDriver, KubeStorageClass } from '../kubernetes.ts';
import { Controller } from './controller.ts';
import { driver, namespace, runtimeConfig } from './names.ts';
import { NfsDriver } from './nfs-driver.ts';
import { NodePlugin } from './node.ts';
import type { Options, ShareClass } from './options.ts';
import { shareParameters, snapshotParameters } from './share-class.ts';

/**
 * The Manila CSI driver for NFS shares: the partner that it hands mounts to, its node plugin, its controller, and the classes that are asked for.
 *
 * @see addons 3: kubernetes/cloud-provider-openstack manifests/manila-csi-plugin/, charts/manila-csi-plugin/
 */
export class ManilaCSI extends Construct {
  constructor(scope: Construct, id: string, options: Options) {
    super(scope, id);
    const { topology, snapshots, exportLocation, shareClasses } = options;
    new NfsDriver(this, 'nfs-driver');
    new KubeCsiDriver(this, 'csi-driver', {
      metadata: { name: driver },
      spec: { attachRequired: false, podInfoOnMount: false, fsGroupPolicy: 'None' },
    });
    if (exportLocation !== undefined) {
      const choice = canonical({ nfs: { matchExportLocationAddress: exportLocation } });
      new KubeConfigMap(this, 'runtime-config', {
        metadata: { name: runtimeConfig.name, namespace },
        data: { [runtimeConfig.key]: choice },
      });
    }
    new NodePlugin(this, 'node-plugin', options);
    new Controller(this, 'controller', options);
    for (const share of shareClasses) this.shareClass(share, topology);
    if (snapshots) this.snapshotClass();
  }

  /** Where shares follow zones, the first pod's node says the zone, so the class waits for it. */
  private shareClass(share: ShareClass, topology: boolean): void {
    new KubeStorageClass(this, `share-class-${share.name}`, {
      metadata: {
        name: share.name,
        ...(share.default ? { annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } } : {}),
      },
      provisioner: driver,
      parameters: shareParameters(share, topology),
      ...(share.mountOptions.length === 0 ? {} : { mountOptions: [...share.mountOptions] }),
      reclaimPolicy: share.reclaimPolicy,
      allowVolumeExpansion: share.expansion,
      volumeBindingMode: topology ? 'WaitForFirstConsumer' : 'Immediate',
    });
  }

  private snapshotClass(): void {
    new ApiObject(this, 'snapshot-class', {
      apiVersion: 'snapshot.storage.k8s.io/v1',
      kind: 'VolumeSnapshotClass',
      metadata: { name: 'manila-nfs' },
      driver,
      deletionPolicy: 'Delete',
      parameters: snapshotParameters,
    });
  }
}
