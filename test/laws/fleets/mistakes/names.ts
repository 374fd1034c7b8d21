import { underKubeadm } from './distributions.ts';
import { type Mistakes, numbered, twin } from './mistake.ts';

/** The mistakes that the rules on names, labels and tags are for. */
export const ofNames: Mistakes = {
  'cluster/name-form': (site) => {
    site.set(site.at('namespace'), 'team-a');
    return site.rename('Bad.Name');
  },
  'node-pool/name-form': (site) => site.renamePool('Bad_Pool'),
  'node-pool/name-too-long': (site) => site.renamePool('p'.repeat(63)),
  'machines/names-cut': (site) => site.renamePool('p'.repeat(52 - site.cluster.length - 1)),
  'cluster/kustomization-name-too-long': (site) => {
    site.set(site.at('nodePools'), {});
    return site.rename('c'.repeat(60));
  },
  'machines/names-collide': (site) => {
    site.set(site.at('namespace'), 'team-a');
    site.renamePool('x-web');
    const name = twin(site, `${site.cluster}-x`, { nodePools: { web: site.ownPool } });
    return ['clusters', name, 'nodePools', 'web'];
  },
  'node-pool/name-reserved': (site) => site.renamePool('control-plane'),
  'cluster/namespace-shared': (site) => site.set(site.at('namespace'), 'kube-system'),
  'cluster/secret-name-reserved': (site) => {
    const content = { type: 'secretKey', name: `${site.cluster}-kubeconfig`, key: 'value' };
    return [...site.set(site.in('files', '/root/.kube/config'), { content }), 'content', 'name'];
  },
  'cluster/label-form': (site) => site.set(site.at('labels', 'example.com/a b'), 'c'),
  'cluster/label-reserved': (site) => site.set(site.at('annotations', 'captf.io/endpoint-source'), 'user'),
  'cluster/tag-form': (site) => site.set(site.at('tags', 'a/b'), 'c'),
  'machines/tags-too-many': (site) => {
    site.set(
      site.at('tags'),
      numbered(30, (i) => `shared-${i}`, 'x'),
    );
    return site.set(
      site.in('tags'),
      numbered(30, (i) => `own-${i}`, 'x'),
    );
  },
  'machines/label-form': (site) => site.set(site.in('labels', 'node.example.com/x'), 'a b'),
  'machines/label-refused': (site) => site.set(site.at('controlPlane', 'labels', 'foo.k8s.io/x'), 'y'),
  'machines/labels-too-long': (site) => {
    underKubeadm(site);
    return site.set(
      site.in('labels'),
      numbered(40, (i) => `node.example.com/some-label-${i}`, 'y'),
    );
  },
  'node-pool/taint-form': (site) => site.set(site.in('taints', 'a key'), { effect: 'NoSchedule' }),
  'node-pool/taint-reserved': (site) => site.set(site.in('taints', 'node.kubernetes.io/not-ready'), { effect: 'NoSchedule' }),
};
