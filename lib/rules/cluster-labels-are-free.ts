import { inDomain } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';

/** Annotations that Capstan writes itself as guards against the delivery. */
const guards = new Set(['prune', 'force', 'substitute'].map((name) => `kustomize.toolkit.fluxcd.io/${name}`));

export const clusterLabelsAreFree = defineRule({
  code: 'cluster/label-reserved',
  why: 'Controllers write these keys themselves and act on them: a value in git would be undone at every sync, or undo theirs.',
  *check({ clusters }) {
    for (const { path, labels, annotations } of clusters) {
      for (const key of Object.keys(labels)) {
        if (inDomain(key, 'cluster.x-k8s.io') || inDomain(key, 'addons.capstan') || isOwned(key))
          yield finding([...path, 'labels', key], key);
      }
      for (const key of Object.keys(annotations)) {
        if (isOwned(key) || guards.has(key) || key === 'clusterctl.cluster.x-k8s.io/block-move')
          yield finding([...path, 'annotations', key], key);
      }
    }
  },
});

const isOwned = (key: string): boolean =>
  inDomain(key, 'captf.io') ||
  inDomain(key, 'captf.infrastructure.cluster.x-k8s.io') ||
  key === 'kubectl.kubernetes.io/last-applied-configuration' ||
  key === 'kustomize.toolkit.fluxcd.io/name' ||
  key === 'kustomize.toolkit.fluxcd.io/namespace';

const finding = (path: readonly (string | number)[], key: string) => ({
  path,
  got: `the key '${key}'`,
  must: 'be a key of your own: this one belongs to a controller or to Capstan',
  fix: 'leave it out, or use a domain of yours such as `example.com/…`',
});
