import { defineRule } from './rule.ts';

export const namespaceIsItsOwn = defineRule({
  code: 'cluster/namespace-shared',
  severity: 'warning',
  why: "A cluster's Jobs may read every Secret of their namespace: the credentials of all clusters, or those of the delivery.",
  *check({ clusters, identity, gitops }) {
    const shared = new Map([
      ['kube-system', "the management cluster's own"],
      ['default', "everybody's"],
      [gitops.namespace, "Flux's"],
      [identity.credentials.namespace, "the credentials'"],
    ]);
    for (const { path, namespace } of clusters) {
      const whose = shared.get(namespace);
      if (whose === undefined) continue;
      yield {
        path: [...path, 'namespace'],
        got: `'${namespace}', which is ${whose}`,
        must: 'be a namespace for this tenant alone',
        fix: "write the tenant's name, or leave it out to have the cluster's",
      };
    }
  },
});
