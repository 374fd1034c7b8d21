import { cinderCSI } from '../../lib/addons/cinder-csi/index.ts';
import { cloudControllerManager } from '../../lib/addons/cloud-controller-manager/index.ts';
import type { Payload } from '../../lib/addons/payload.ts';
import type { DaemonSet, DaemonSetSpec } from '../../lib/components/crd/daemon-set.gen.ts';
import { add, existingSecret, type Fleet, kubeadm, type rke2 } from '../../lib/index.ts';
import type { CompleteCluster, CompleteFleet } from '../../lib/model/complete.ts';
import type { CinderCSI, CloudControllerManager } from '../../lib/model/fleet.gen.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { complete } from '../synth.ts';

/** What a test says of its one cluster. */
export interface Given {
  readonly manager?: Partial<CloudControllerManager>;
  readonly cinder?: Partial<CinderCSI>;
  readonly kubernetesVersion?: Fleet['clusters'][string]['kubernetesVersion'];
  readonly distribution?: ReturnType<typeof kubeadm> | ReturnType<typeof rke2>;
  readonly cloud?: { readonly region?: string; readonly caCertificate?: string };
  readonly clusters?: readonly string[];
}

/** A fleet whose clusters have both add-ons; one cluster, `demo`, where nothing else is said. */
export function fleetOf({
  manager,
  cinder,
  kubernetesVersion = 'v1.34.2',
  distribution = kubeadm(),
  cloud,
  clusters = [],
}: Given = {}): CompleteFleet {
  const addons = {
    credentials: existingSecret(),
    cloudControllerManager: { version: 'v1.34.1', ...manager },
    cinderCSI: { version: 'v1.34.1', ...cinder },
  } as const;
  const further = { kubernetesVersion, distribution, endpoint: { type: 'internal' }, controlPlane: { flavor: 'small' }, addons } as const;
  return complete({
    cloud: { authURL: 'https://keystone.example.com:5000/v3', region: 'RegionOne', ...cloud },
    clusters: { demo: { kubernetesVersion, distribution, addons }, ...Object.fromEntries(clusters.map((name) => [name, add(further)])) },
  });
}

/** The cluster of a name. */
export function clusterOf(fleet: CompleteFleet, name = 'demo'): CompleteCluster {
  const cluster = fleet.clusters.find((candidate) => candidate.name === name);
  if (cluster === undefined) throw new Error(`no cluster ${name}`);
  return cluster;
}

export const managerOf = (given: Given = {}): Payload => payloadOf(cloudControllerManager, given);
export const cinderOf = (given: Given = {}): Payload => payloadOf(cinderCSI, given);

function payloadOf(draw: (fleet: CompleteFleet, cluster: CompleteCluster) => Payload, given: Given): Payload {
  const fleet = fleetOf(given);
  return draw(fleet, clusterOf(fleet));
}

/** The one object of a kind; `name` where there are several. */
export function one(payload: Payload, kind: string, name?: string): KubeObject {
  const found = payload.objects.filter((object) => object.kind === kind && (name === undefined || object.metadata.name === name));
  if (found.length !== 1) throw new Error(`${found.length} objects of kind ${kind} ${name ?? ''}`);
  return found[0] as KubeObject;
}

type PodSpec = NonNullable<DaemonSetSpec['template']['spec']>;
type Workload = DaemonSet & { readonly spec: DaemonSetSpec };

/** The workloads of a payload: DaemonSets and Deployments, which are alike in what tests look at. */
export const workloads = ({ objects }: Payload): readonly Workload[] =>
  objects.filter(({ kind }) => kind === 'DaemonSet' || kind === 'Deployment') as never;

/** The pods of a workload. */
export const podOf = ({ spec }: Workload): PodSpec => spec.template.spec as PodSpec;

/** Arguments of a container, by the name of its workload and its own. */
export function argsOf(payload: Payload, workload: string, container: string): readonly string[] {
  const pod = workloads(payload).find(({ metadata }) => metadata.name === workload);
  return (pod && podOf(pod).containers.find(({ name }) => name === container)?.args) ?? [];
}
