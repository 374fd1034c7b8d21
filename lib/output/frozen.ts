import type { Issue } from '../model/issue.ts';
import { show } from '../model/issue.ts';
import { identity, type KubeObject } from '../model/object.ts';
import { type Path, valueAt } from '../model/path.ts';
import type { Places } from './places.ts';

/** An object and the file it stands in. */
export interface Placed {
  readonly object: KubeObject;
  readonly file: string;
}

/** Objects by identity. */
export type Found = ReadonlyMap<string, Placed>;

/** A change of a frozen field, with the object whose name allows it. */
export interface FrozenChange {
  readonly cluster: KubeObject;
  readonly issue: Issue;
}

/** A field that cannot change once its cluster exists. */
interface Frozen {
  readonly path: Path;
  /** What the provider takes where the field is absent. */
  readonly absent: unknown;
  /** Whether a change harms, by the infrastructure cluster before and after; by default every change does. */
  readonly counts?: (was: KubeObject, now: KubeObject) => boolean;
  readonly why: string;
}

const infrastructure = 'infrastructure.cluster.x-k8s.io';
const guard = 'The OpenStack module refuses the change when it runs, so the cluster stays as it is and its Terraform Job fails each time.';
const variable = (name: string): Path => ['spec', 'variables', name];
const endpointPath: Path = ['spec', 'controlPlaneEndpoint'];
const endpoint: Frozen = {
  path: endpointPath,
  absent: undefined,
  why: 'The API server refuses to change an endpoint that is set, and the provider sets the one that git leaves out: every node points at it.',
};

const hasEndpoint = (object: KubeObject): boolean => valueAt(object, [...endpointPath, 'host']) !== undefined;
const isPublic = (object: KubeObject): boolean => valueAt(object, variable('api_load_balancer_public')) === true;

/** Where an endpoint is supplied the module makes no load balancer and does not read these. */
const balanced = (was: KubeObject, now: KubeObject): boolean => !hasEndpoint(was) && !hasEndpoint(now);

/**
 * Facts of captf-io's OpenStack cluster module v0.1.0 (`terraform_data.api_endpoint_guard`), and of the CRDs' rules on `controlPlaneEndpoint`. A provider of
 * `null` is the cloud's choice, which the module remembers and does not compare; the API's port is what `Cluster` says, 6443 where it says nothing.
 */
const frozen: ReadonlyMap<string, readonly Frozen[]> = new Map([
  [
    'cluster.x-k8s.io/Cluster',
    [endpoint, { path: ['spec', 'clusterNetwork', 'apiServerPort'], absent: 6443, counts: balanced, why: guard }],
  ],
  [
    `${infrastructure}/TerraformCluster`,
    [
      endpoint,
      { path: variable('subnet_id'), absent: null, counts: balanced, why: guard },
      { path: variable('api_load_balancer_public'), absent: false, counts: balanced, why: guard },
      {
        path: variable('floating_ip_pool'),
        absent: null,
        counts: (was, now) => balanced(was, now) && isPublic(was) && isPublic(now),
        why: guard,
      },
      {
        path: variable('loadbalancer_provider'),
        absent: 'amphora',
        counts: (was, now) => balanced(was, now) && valueAt(now, variable('loadbalancer_provider')) !== null,
        why: guard,
      },
      {
        path: variable('provider_id_format'),
        absent: 'default',
        why: 'Nodes that are there carry ids of the old form, so machines and nodes would no longer find each other.',
      },
    ],
  ],
  [`${infrastructure}/OpenStackCluster`, [endpoint]],
]);

/** Every change of a frozen field of an object that is in both; in the order of the old objects, then of the table above. */
export function frozenChanges(was: Found, now: Found, { shown }: Places): FrozenChange[] {
  const changes: FrozenChange[] = [];
  for (const [id, old] of was) {
    const fresh = now.get(id);
    if (fresh === undefined) continue;
    for (const field of frozen.get(id.slice(0, id.indexOf(' '))) ?? []) {
      const before = given(valueAt(old.object, field.path), field.absent);
      const after = given(valueAt(fresh.object, field.path), field.absent);
      if (printed(before) === printed(after)) continue;
      if (field.counts?.(infrastructureOf(old.object, was), infrastructureOf(fresh.object, now)) === false) continue;
      changes.push({ cluster: fresh.object, issue: issueOf(fresh, `${shown}/${old.file}`, field, before, after) });
    }
  }
  return changes;
}

/** `null` is a value of its own: the one that chooses the cloud's default. */
const given = (value: unknown, absent: unknown): unknown => (value === undefined ? absent : value);

/** The infrastructure cluster that a Cluster refers to; any other object, or one whose reference leads nowhere, stands for itself. */
function infrastructureOf(object: KubeObject, found: Found): KubeObject {
  const kind = valueAt(object, ['spec', 'infrastructureRef', 'kind']);
  const name = valueAt(object, ['spec', 'infrastructureRef', 'name']);
  if (typeof kind !== 'string' || typeof name !== 'string') return object;
  const { namespace } = object.metadata;
  const apiVersion = `${infrastructure}/v1`;
  return found.get(identity({ apiVersion, kind, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } }))?.object ?? object;
}

/** An endpoint as `host:port`, anything else as messages show it. */
function printed(value: unknown): string {
  const host = valueAt(value, ['host']);
  return typeof host === 'string' ? show(`${host}:${String(valueAt(value, ['port']) ?? 6443)}`) : show(value);
}

function issueOf({ object, file }: Placed, origin: string, { path, why }: Frozen, before: unknown, after: unknown): Issue {
  const { apiVersion, kind, metadata } = object;
  const { name, namespace } = metadata;
  const cluster = namespace === undefined ? name : `${namespace}/${name}`;
  return {
    code: 'removal/frozen-field',
    severity: 'error',
    path,
    origin: { file: origin },
    object: { file, apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) },
    got: `${printed(after)}, where ${printed(before)} was`,
    must: `stay ${printed(before)} as long as cluster ${cluster} exists`,
    fix: `set it back; another value needs a new cluster; \`--allow-removal ${cluster}\` lets the change through`,
    why,
  };
}
