import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';
import type { NodeConf } from '../cloud-conf/print.ts';
import { configHash } from '../config-hash.ts';
import { drawn } from '../drawn.ts';
import type { Payload } from '../payload.ts';
import { CinderCSI } from './cinder-csi.ts';
import type { Options } from './options.ts';
import { storageZones } from './storage-classes.ts';

/**
 * The Cinder CSI driver of a cluster.
 *
 * @throws TypeError where the cluster has none, or for a fleet that the rules `addons/cloud-incomplete` and `addons/volume-zone-unknown` refuse.
 */
export function cinderCSI(fleet: CompleteFleet, cluster: CompleteCluster): Payload {
  const { cinderCSI: given, cloudConf } = cluster.addons;
  if (given === undefined || cloudConf === undefined) throw new TypeError('this cluster has no Cinder CSI driver');
  const { version: release, topology, ...rest } = given;
  const options: Options = {
    ...rest,
    release,
    configHash: configHash(fleet, cluster),
    nodeConf: nodeConf(cloudConf),
    topology: topology.type !== 'oneZone',
    storageClasses: given.storageClasses.map((each) => ({ ...each, ...storageZones(each, topology) })),
  };
  return drawn(fleet, { addon: 'cinder-csi', release, options, draw: (scope, drawing) => new CinderCSI(scope, 'cinder-csi', drawing) });
}

const nodeConf = ({ metadata, blockStorage }: NodeConf): NodeConf => ({
  metadata,
  ...(blockStorage === undefined ? {} : { blockStorage }),
});
