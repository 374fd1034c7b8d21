import { admission, type Cover, rule, sources } from './source.ts';

const derived = (file: string): Cover => ({ by: 'derived', file: `lib/addons/${file}.ts` });
const always = (file: string): Cover => ({ by: 'always', file: `lib/addons/${file}.ts` });
const read: Cover = { by: 'derived', file: 'lib/yaml/manifest-files.ts' };

/** ClusterResourceSets (capi 6). */
const resourceSets = sources('capi 6', [
  ['selector', 'a selector that is not empty and never changes', derived('delivery')],
  ['resources', '1 to 100 resources', rule('addons/manifests-too-large', 'addons/manifests-empty'), admission('schema')],
  ['strategy', 'the strategy is said, and never changes', always('resource-set')],
  ['namespace', 'the set, what it applies and the Cluster share a namespace', derived('index')],
  ['secret-type', 'a Secret has the type that sets take', admission('set-resources')],
  ['missing-resource', 'what a set names is there', admission('references')],
  ['data', 'texts stand in `data` and can be read', always('pack'), rule('addons/manifests-unreadable')],
  ['lists', 'no `kind: List` in a payload', read, admission('payloads')],
  ['short-values', 'no value below 32 bytes', always('pack'), admission('payloads')],
  ['order', 'namespaces and CRDs first, keys that sort', derived('order')],
  ['sizes', 'no ConfigMap above 1 MiB', derived('pack'), rule('addons/manifests-too-large'), admission('content')],
]);

/** What else a payload needs (capi 6, 18). */
const payloads = sources('payload', [
  ['names', 'a name of its own, which a label can hold', rule('addons/manifests-name')],
  ['namespaces', 'a namespace in every namespaced object', rule('addons/manifests-namespace-missing')],
  ['namespace-there', 'a namespace that is there', rule('addons/manifests-namespace-unknown')],
  ['doubles', 'no object twice in one cluster', rule('addons/manifests-double')],
  ['images', 'images that stay the same', rule('addons/manifests-image-moves')],
]);

/** Real failures (cases F). */
const cases = sources('case', [
  ['BC-72', 'a Secret that a set passes over', admission('set-resources')],
  ['BC-74', 'the order inside a set', derived('order')],
]);

export const payloadSources = [...resourceSets, ...payloads, ...cases];
