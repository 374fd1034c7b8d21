import type { ManifestDocument } from '../model/addons/manifests.ts';
import { livesInANamespace } from '../model/kubernetes-kinds.ts';
import type { KubeObject } from '../model/object.ts';
import { valueAt } from '../model/path.ts';
import { defineRule } from './rule.ts';
import { everyManifests } from './walks.ts';

export const manifestsHaveNamespaces = defineRule({
  code: 'addons/manifests-namespace-missing',
  why: 'Cluster API applies no namespaced object without `metadata.namespace`: "an empty namespace may not be set", in its log alone.',
  *check(fleet) {
    for (const { path, documents } of everyManifests(fleet)) {
      const defined = new Set(documents.flatMap(namespacedByDefinition));
      for (const { object, file } of documents) {
        const { kind, metadata } = object;
        const group = groupOf(object);
        if (metadata.namespace !== undefined || !(livesInANamespace(group, kind) || defined.has(`${group}/${kind}`))) continue;
        yield {
          path: [...path, 'path'],
          got: `${kind} '${metadata.name}' without a namespace in ${file}`,
          must: `give every ${kind} its \`metadata.namespace\``,
          fix: 'write the namespace that `kubectl apply -n` would have added',
        };
      }
    }
  },
});

const groupOf = ({ apiVersion }: KubeObject): string => (apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '');

/** `group/Kind` of a CRD whose objects live in namespaces. */
function namespacedByDefinition({ object }: ManifestDocument): readonly string[] {
  if (object.kind !== 'CustomResourceDefinition' || valueAt(object, ['spec', 'scope']) !== 'Namespaced') return [];
  return [`${String(valueAt(object, ['spec', 'group']))}/${String(valueAt(object, ['spec', 'names', 'kind']))}`];
}
