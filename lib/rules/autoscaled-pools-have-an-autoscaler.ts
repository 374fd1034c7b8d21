import { quoted } from '../model/suggest.ts';
import { defineRule } from './rule.ts';

export const autoscaledPoolsHaveAnAutoscaler = defineRule({
  code: 'addons/autoscaler-missing',
  severity: 'warning',
  why: 'Nothing ever grows such a pool beyond its `min`, unless an autoscaler of your own does.',
  *check({ clusters }) {
    for (const { path, nodePools, addons } of clusters) {
      const scaled = nodePools.filter(({ scaling }) => scaling.type === 'autoscale').map(({ name }) => name);
      if (addons.clusterAutoscaler !== undefined || scaled.length === 0) continue;
      yield {
        path: [...path, 'addons', 'clusterAutoscaler'],
        got: `none, for ${quoted(scaled)}`,
        must: 'be given where a node pool scales',
        fix: "write `clusterAutoscaler: { version: 'v1.34.5' }` with Kubernetes' minor; or accept this, where an autoscaler of your own runs",
      };
    }
  },
});
