import { defineRule } from './rule.ts';

export const autoscalerHasPools = defineRule({
  code: 'addons/autoscaler-without-pools',
  severity: 'warning',
  why: 'It then runs for nothing: a pool of fixed size never grows.',
  *check({ clusters }) {
    for (const { path, nodePools, addons } of clusters) {
      if (addons.clusterAutoscaler === undefined || nodePools.some(({ scaling }) => scaling.type === 'autoscale')) continue;
      yield {
        path: [...path, 'addons', 'clusterAutoscaler'],
        got: 'no node pool that scales',
        must: 'have a node pool to scale',
        fix: 'write `scaling: autoscale({ min: 1, max: 5 })` in one of `nodePools`, or leave the autoscaler out',
      };
    }
  },
});
