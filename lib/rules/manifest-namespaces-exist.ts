import { systemNamespaces } from '../model/kubernetes-kinds.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { defineRule } from './rule.ts';
import { everyManifestList } from './walks.ts';

export const manifestNamespacesExist = defineRule({
  code: 'addons/manifests-namespace-unknown',
  why: 'Cluster API makes no namespace for what it applies, so such an object fails again and again, and only its log says so.',
  *check(fleet) {
    const told = new Set<string>();
    for (const list of everyManifestList(fleet)) {
      const made = list.flatMap(({ documents }) =>
        documents.flatMap(({ object }) => (object.kind === 'Namespace' ? [object.metadata.name] : [])),
      );
      const known = new Set([...systemNamespaces, ...made]);
      for (const { path, documents } of list) {
        for (const { object, file } of documents) {
          const { name, namespace } = object.metadata;
          const got = `${object.kind} '${name}' in namespace '${namespace}', in ${file}`;
          if (namespace === undefined || known.has(namespace) || told.has(got)) continue;
          told.add(got);
          yield {
            path: [...path, 'path'],
            got,
            must: `use a namespace that is there or that manifests of the same cluster make: ${quoted([...known])}`,
            fix: didYouMean(namespace, [...known]) ?? `add a Namespace '${namespace}'`,
          };
        }
      }
    }
  },
});
