import { defineRule } from './rule.ts';

export const nodesGetACloudController = defineRule({
  code: 'addons/cloud-controller-manager-missing',
  severity: 'warning',
  why: 'Every node keeps the taint `node.cloudprovider.kubernetes.io/uninitialized` until a cloud controller manager has looked at it, so that no pod of yours is ever scheduled.',
  *check({ clusters }) {
    for (const { path, addons } of clusters) {
      if (addons.cloudControllerManager !== undefined) continue;
      yield {
        path: [...path, 'addons'],
        must: 'have a `cloudControllerManager`, unless something else installs one',
        fix: "write cloudControllerManager: { version: 'v1.34.1' }, in the cluster or in `clusterDefaults`",
      };
    }
  },
});
