import { show } from '../model/issue.ts';
import { valueAt } from '../model/path.ts';
import type { Finding, Subject } from './subject.ts';

const setType = 'addons.cluster.x-k8s.io/resource-set';

/** The objects of a kind among these that a ClusterResourceSet among these names, each once. */
export function setResources(subjects: readonly Subject[], kind: string): readonly Subject[] {
  const sets = subjects.filter(({ object }) => object.kind === 'ClusterResourceSet');
  if (sets.length === 0) return [];
  const named = new Set(sets.flatMap(({ object }) => namesIn(object.metadata?.namespace, valueAt(object, ['spec', 'resources']), kind)));
  return subjects.filter(({ object }) => object.kind === kind && named.has(`${object.metadata?.namespace}/${object.metadata?.name}`));
}

const namesIn = (namespace: string | undefined, resources: unknown, kind: string): readonly string[] =>
  (Array.isArray(resources) ? resources : [])
    .filter((resource) => valueAt(resource, ['kind']) === kind)
    .map((resource) => `${namespace}/${String(valueAt(resource, ['name']))}`);

/** Where a Secret of a set comes from, if that is among these: a Secret, or an ExternalSecret that makes one; and the place of its type. */
const sources = {
  Secret: { name: ['metadata', 'name'], type: ['type'] },
  ExternalSecret: { name: ['spec', 'target', 'name'], type: ['spec', 'target', 'template', 'type'] },
} as const;

/**
 * Secrets that sets name must have the sets' own type: one of another stops the whole set, and a Secret's type cannot be changed later (capi 6, case BC-72).
 * A Secret that comes from elsewhere is not asked for here.
 */
export function secretTypes(subjects: readonly Subject[]): ReadonlyMap<Subject, readonly Finding[]> {
  const sets = subjects.filter(({ object }) => object.kind === 'ClusterResourceSet');
  const named = new Set(
    sets.flatMap(({ object }) => namesIn(object.metadata?.namespace, valueAt(object, ['spec', 'resources']), 'Secret')),
  );
  const found = new Map<Subject, readonly Finding[]>();
  if (named.size === 0) return found;
  for (const subject of subjects) {
    const { kind, metadata } = subject.object;
    if (kind !== 'Secret' && kind !== 'ExternalSecret') continue;
    const name = valueAt(subject.object, sources[kind].name) ?? metadata?.name;
    const path = sources[kind].type;
    const type = valueAt(subject.object, path) ?? 'Opaque';
    if (named.has(`${metadata?.namespace}/${String(name)}`) && type !== setType) found.set(subject, [wrongType([...path], type)]);
  }
  return found;
}

const wrongType = (path: readonly string[], type: unknown): Finding => ({
  code: 'admission/secret-type',
  path,
  got: show(type),
  must: `be '${setType}', since a ClusterResourceSet names the Secret`,
  fix: `write \`type: ${setType}\`; the inner object keeps its own`,
  why: 'One Secret of another type stops the whole set: none of its resources is applied.',
});
