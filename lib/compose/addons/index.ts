import type { CompleteAddons } from '../../model/addons/index.ts';
import type { Addons } from '../../model/fleet.gen.ts';
import type { Path } from '../../model/path.ts';
import type { ProjectFiles } from '../../model/project-files.ts';
import { sorted } from '../defaults.ts';
import { cinderCSI as cinder } from './cinder-csi.ts';
import { cloudConf, type Surroundings } from './cloud-conf.ts';
import { cloudControllerManager as controllerManager } from './cloud-controller-manager.ts';
import { clusterAutoscaler as autoscaler } from './cluster-autoscaler.ts';
import { credentials } from './credentials.ts';
import { manifests } from './manifests.ts';
import { manilaCSI as manila } from './manila-csi.ts';

/** The add-ons of one cluster, each with its defaults. `above` is the cluster's place. */
export function addons(given: Addons, cluster: string, above: Path, files: ProjectFiles, around: Surroundings): CompleteAddons {
  const { cloudControllerManager, cinderCSI, manilaCSI, clusterAutoscaler } = given;
  const path = [...above, 'addons'];
  return {
    credentialRevision: given.credentialRevision ?? 1,
    manifests: sorted(given.manifests).map(([name, own]) => manifests(name, own, [...path, 'manifests', name], files)),
    ...(given.credentials === undefined ? {} : { credentials: credentials(given.credentials, cluster, files) }),
    ...cloudConf(given, around),
    ...(cloudControllerManager === undefined ? {} : { cloudControllerManager: controllerManager(cloudControllerManager) }),
    ...(cinderCSI === undefined ? {} : { cinderCSI: cinder(cinderCSI, around.snapshots) }),
    ...(manilaCSI === undefined
      ? {}
      : { manilaCSI: manila(manilaCSI, path, around.nodes?.cidrs ?? [], cinderCSI?.snapshots ?? around.snapshots) }),
    ...(clusterAutoscaler === undefined ? {} : { clusterAutoscaler: autoscaler(clusterAutoscaler, around.nodeStartupSeconds) }),
  };
}
