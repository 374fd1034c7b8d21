import type { KubeObject } from '../model/object.ts';
import { type Path, valueAt } from '../model/path.ts';
import type { FieldChange } from './fields.ts';

/** Machines that Cluster API replaces one after another because what they are made from has changed. */
export interface Rollout {
  readonly cluster: string;
  /** Absent for the control plane. */
  readonly pool?: string;
  /** A number; for an autoscaled pool its bounds: `0 to 5`. */
  readonly machines: string;
}

/**
 * The fields of an owner of machines whose change replaces them; everything else is carried over in place. (Cluster API v1.14.0,
 * internal/controllers/machinedeployment/mdutil and controlplane/kubeadm/internal/filters.go.)
 */
const rolling: ReadonlyMap<string, readonly Path[]> = new Map([
  ['MachineDeployment', ['version', 'bootstrap', 'infrastructureRef', 'failureDomain'].map((key) => ['spec', 'template', 'spec', key])],
  [
    'KubeadmControlPlane',
    [
      ['spec', 'version'],
      ['spec', 'kubeadmConfigSpec'],
      ['spec', 'machineTemplate', 'spec', 'infrastructureRef'],
    ],
  ],
  [
    'RKE2ControlPlane',
    [
      ...['version', 'agentConfig', 'serverConfig', 'files', 'preRKE2Commands', 'postRKE2Commands', 'privateRegistriesConfig'].map(
        (key) => ['spec', key],
      ),
      ['spec', 'machineTemplate', 'spec', 'infrastructureRef'],
    ],
  ],
]);

/** Where owners of machines name the templates that they clone. */
const references: readonly Path[] = [
  ['spec', 'template', 'spec', 'infrastructureRef'],
  ['spec', 'template', 'spec', 'bootstrap', 'configRef'],
  ['spec', 'machineTemplate', 'spec', 'infrastructureRef'],
];

/** Whether an object makes machines. */
export const ownsMachines = ({ kind }: KubeObject): boolean => rolling.has(kind);

/** Whether changes of an owner replace its machines. */
export const isRolling = ({ kind }: KubeObject, changes: readonly FieldChange[]): boolean =>
  (rolling.get(kind) ?? []).some((above) => changes.some(({ path }) => above.every((key, i) => path[i] === key)));

/** `Kind namespace/name`: how an owner's reference and the template it means are matched. */
export const templateKey = ({ kind, metadata: { namespace = '', name } }: Pick<KubeObject, 'kind' | 'metadata'>): string =>
  `${kind} ${namespace}/${name}`;

/** The templates that an owner clones, each by its `templateKey`. */
export function templatesOf(owner: KubeObject): string[] {
  return references.flatMap((path) => {
    const kind = valueAt(owner, [...path, 'kind']);
    const name = valueAt(owner, [...path, 'name']);
    return typeof kind === 'string' && typeof name === 'string' ? [templateKey({ kind, metadata: { ...owner.metadata, name } })] : [];
  });
}

/** The machines of an owner, in people's words. */
export function rolloutOf(owner: KubeObject): Rollout {
  const { name, labels } = owner.metadata;
  const cluster =
    text(valueAt(owner, ['spec', 'clusterName'])) ?? labels?.['cluster.x-k8s.io/cluster-name'] ?? name.replace(/-control-plane$/, '');
  const machines = count(owner);
  if (owner.kind !== 'MachineDeployment') return { cluster, machines };
  return { cluster, pool: name.startsWith(`${cluster}-`) ? name.slice(cluster.length + 1) : name, machines };
}

/** `node pool web of cluster payments (3 machines)`. */
export const printRollout = ({ cluster, pool, machines }: Rollout): string =>
  `${pool === undefined ? 'the control plane' : `node pool ${pool}`} of cluster ${cluster} (${machines} ${machines === '1' ? 'machine' : 'machines'})`;

const group = 'cluster.x-k8s.io/cluster-api-autoscaler-node-group';

/** The autoscaler sets the number of a pool that leaves it out; a control plane or pool without either has one machine. */
function count(owner: KubeObject): string {
  const replicas = valueAt(owner, ['spec', 'replicas']);
  if (typeof replicas === 'number') return String(replicas);
  const min = owner.metadata.annotations?.[`${group}-min-size`];
  const max = owner.metadata.annotations?.[`${group}-max-size`];
  return min === undefined || max === undefined ? '1' : `${min} to ${max}`;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
