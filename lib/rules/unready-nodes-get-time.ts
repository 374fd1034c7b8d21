import { defineRule } from './rule.ts';

const least = 60;

export const unreadyNodesGetTime = defineRule({
  code: 'health-check/node-unready-short',
  severity: 'warning',
  why: 'A restart of kubelet or of a switch makes nodes unready for some moments: their machines would be deleted, all at once.',
  *check({ clusters }) {
    for (const { path, healthChecks } of clusters) {
      for (const of of ['controlPlane', 'nodePools'] as const) {
        const seconds = healthChecks[of].nodeUnreadySeconds;
        if (seconds >= least) continue;
        yield {
          path: [...path, 'healthChecks', of, 'nodeUnready'],
          got: `${seconds} seconds`,
          must: `be at least ${least}s`,
          fix: "leave it out to have '5m'",
        };
      }
    }
  },
});
