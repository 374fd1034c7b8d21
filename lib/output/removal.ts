import type { Issue } from '../model/issue.ts';
import { identity, type KubeObject, type Manifest } from '../model/object.ts';
import { type Found, frozenChanges, type Placed } from './frozen.ts';
import { type Places, placesOf } from './places.ts';
import { parseManifests } from './read.ts';

/** What a synth is compared with, and what the user has allowed. */
export interface Removal {
  /** The `dist` folder and the environment, for the place of an issue. */
  readonly root: string;
  readonly environment: string;
  /** The texts of the owned files as they are, by path. */
  readonly before: ReadonlyMap<string, string>;
  /** The texts that would take their place. */
  readonly after: ReadonlyMap<string, string>;
  /** The objects behind `after`. */
  readonly manifests: Iterable<Manifest>;
  /** The values of `--allow-removal`: `payments` or `team-a/payments`, for clusters and identities alike. */
  readonly allowed: readonly string[];
}

/** A line that only a file has in which something is guarded; node pools, the many, are never parsed. */
const guardedKind = /^kind: (?:Cluster|TerraformCluster|OpenStackCluster|TerraformClusterIdentity|OpenStackClusterIdentity)$/m;

const guarded = new Map([
  ['cluster.x-k8s.io/Cluster', { code: 'cluster', why: 'The GitOps engine would delete the cluster, its machines and their volumes.' }],
  ['infrastructure.cluster.x-k8s.io/TerraformClusterIdentity', identityGuard()],
  ['infrastructure.cluster.x-k8s.io/OpenStackClusterIdentity', identityGuard()],
]);

/**
 * Removing is loud: an issue for each Cluster and each identity that the old files hold and the new objects do not, and for each field of a staying
 * cluster that is frozen after creation and changes. Only files whose text changed or vanished are read, so unchanged clusters cost a comparison of texts.
 */
export async function removals({ root, environment, before, after, manifests, allowed }: Removal): Promise<Issue[]> {
  const texts = new Map([...before].filter(([file, text]) => after.get(file) !== text && guardedKind.test(text)));
  if (texts.size === 0) return [];
  const places = placesOf(root, environment);
  const old = await parseManifests(texts, places);
  const now = guardedObjects(manifests);
  const issues = old.issues.filter(({ origin }) => isGone(origin?.file ?? '', places, after));
  const was = guardedObjects(old.value ?? []);
  for (const [id, { object, file }] of was) {
    const guard = guarded.get(typeOf(object));
    if (guard !== undefined && !now.has(id) && !isAllowed(object, allowed)) issues.push(removal(object, `${places.shown}/${file}`, guard));
  }
  return [
    ...issues,
    ...frozenChanges(was, now, places)
      .filter(({ cluster }) => !isAllowed(cluster, allowed))
      .map(({ issue }) => issue),
  ];
}

/** The objects that can be missed, by identity. */
function guardedObjects(manifests: Iterable<Manifest>): Found {
  const found = new Map<string, Placed>();
  for (const { file, objects } of manifests) {
    for (const object of objects) if (guardedKind.test(`kind: ${object.kind}`)) found.set(identity(object), { object, file });
  }
  return found;
}

/** An unreadable file that is made again loses nothing that anybody could name; one that goes may. */
const isGone = (file: string, { shown }: Places, after: ReadonlyMap<string, string>): boolean => !after.has(file.slice(shown.length + 1));

const removal = ({ apiVersion, kind, metadata }: KubeObject, file: string, { code, why }: { code: string; why: string }): Issue => {
  const { name, namespace } = metadata;
  const shown = namespace === undefined ? name : `${namespace}/${name}`;
  return {
    code: `removal/${code}`,
    severity: 'error',
    path: [],
    origin: { file },
    object: { file, apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) },
    got: `no ${kind} ${shown} any more`,
    must: 'be removed knowingly',
    fix: `bring it back; or, if it shall go: \`--allow-removal ${shown}\``,
    why,
  };
};

const isAllowed = ({ metadata: { name, namespace } }: KubeObject, allowed: readonly string[]): boolean =>
  allowed.includes(name) || (namespace !== undefined && allowed.includes(`${namespace}/${name}`));

const typeOf = ({ apiVersion, kind }: KubeObject): string => `${apiVersion.slice(0, apiVersion.indexOf('/'))}/${kind}`;

function identityGuard(): { code: string; why: string } {
  return { code: 'identity', why: 'Clusters that use the identity could no longer be changed, nor deleted from the cloud.' };
}
