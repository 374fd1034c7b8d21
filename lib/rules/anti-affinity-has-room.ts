import { defineRule } from './rule.ts';

export const antiAffinityHasRoom = defineRule({
  code: 'control-plane/anti-affinity-surge',
  severity: 'warning',
  why: 'With strict anti-affinity each machine needs a hypervisor of its own, and a rollout one more: where there is none, Nova finds no host and the rollout stops.',
  *check({ clusters }) {
    for (const { path, controlPlane } of clusters) {
      const { serverGroupPolicy, maxSurge, replicas } = controlPlane;
      if (serverGroupPolicy !== 'anti-affinity' || maxSurge === 0) continue;
      yield {
        path: [...path, 'controlPlane', 'serverGroupPolicy'],
        got: `'anti-affinity' with ${replicas} replicas and a surge of ${maxSurge}`,
        must: `have ${replicas + maxSurge} hypervisors with room, one for each machine of a rollout`,
        fix: replicas >= 3 ? "use 'soft-anti-affinity', or `maxSurge: 0`" : "use 'soft-anti-affinity'",
      };
    }
  },
});
