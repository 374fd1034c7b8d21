import { same } from '../admission/server/section.ts';
import { type Path, valueAt } from '../model/path.ts';
import type { Update } from './change.ts';
import { typeOf } from './side.ts';

const spec = (...keys: readonly string[]): readonly Path[] => keys.map((key) => ['spec', ...key.split('.')]);

/**
 * What the server compares in an update, by type; a change of anything else it judges as it would a new object. Asking it takes many times as long as this
 * look, and most changes of a large fleet are versions and sizes. A control plane's version has its own words (`versions.ts`).
 */
const watched: ReadonlyMap<string, readonly Path[]> = new Map([
  ['addons.cluster.x-k8s.io/ClusterResourceSet', spec('clusterSelector', 'strategy')],
  ['cluster.x-k8s.io/Cluster', spec('controlPlaneRef', 'infrastructureRef', 'topology')],
  ['cluster.x-k8s.io/MachineDeployment', spec('clusterName')],
  ['cluster.x-k8s.io/MachineHealthCheck', spec('clusterName')],
  ['controlplane.cluster.x-k8s.io/KubeadmControlPlane', spec('kubeadmConfigSpec')],
  ['controlplane.cluster.x-k8s.io/RKE2ControlPlane', spec('registrationMethod')],
  ['infrastructure.cluster.x-k8s.io/OpenStackCluster', [['spec']]],
  ['infrastructure.cluster.x-k8s.io/OpenStackMachineTemplate', spec('template.spec')],
  ['infrastructure.cluster.x-k8s.io/TerraformCluster', spec('controlPlaneEndpoint')],
]);

/** The kinds whose updates the server compares with what it holds. */
export const watchedKinds: readonly string[] = [...watched.keys()].map((type) => type.slice(type.indexOf('/') + 1));

/** Whether the server may refuse an update that it would take of a new object. */
export const isWatched = ({ was, now }: Update): boolean =>
  (watched.get(typeOf(now.object)) ?? []).some((path) => !same(valueAt(was.object, path), valueAt(now.object, path)));
