import type { Issue } from '../model/issue.ts';
import { identity, type KubeObject } from '../model/object.ts';
import { fullName, isNamed, placedId } from '../model/placed.ts';
import type { Differing } from './differing.ts';

const identityGuard = { code: 'identity', why: 'Clusters that use the identity could no longer be changed, nor deleted from the cloud.' };

const guarded = new Map([
  ['cluster.x-k8s.io/Cluster', { code: 'cluster', why: 'The GitOps engine would delete the cluster, its machines and their volumes.' }],
  ['infrastructure.cluster.x-k8s.io/TerraformClusterIdentity', identityGuard],
  ['infrastructure.cluster.x-k8s.io/OpenStackClusterIdentity', identityGuard],
]);

/** The kinds of which none may vanish without a word. */
export const guardedKinds: readonly string[] = [...guarded.keys()].map((type) => type.slice(type.indexOf('/') + 1));

/**
 * Removing is loud: an issue for each Cluster and each identity that stood in the old files and stands nowhere in the new ones. `shown` is the environment's folder as people
 * know it, `dist/prod`; `allowed` are the values of `--allow-removal`: `payments` or `team-a/payments`, for clusters and identities alike.
 */
export function removals({ was, now }: Differing, shown: string, allowed: readonly string[]): Issue[] {
  const there = new Set(now.map(({ object }) => identity(object)));
  return was.flatMap(({ object, file }) => {
    const guard = guarded.get(typeOf(object));
    return guard === undefined || there.has(identity(object)) || isNamed(object.metadata, allowed)
      ? []
      : [removal(object, `${shown}/${file}`, guard)];
  });
}

const removal = (object: KubeObject, file: string, { code, why }: { code: string; why: string }): Issue => {
  const called = fullName(object.metadata);
  return {
    code: `removal/${code}`,
    severity: 'error',
    path: [],
    origin: { file },
    object: placedId({ object, file }),
    got: `no ${object.kind} ${called} any more`,
    must: 'be removed knowingly',
    fix: `bring it back; or, if it shall go: \`--allow-removal ${called}\``,
    why,
  };
};

const typeOf = (object: KubeObject): string => identity(object).split(' ')[0] ?? '';
