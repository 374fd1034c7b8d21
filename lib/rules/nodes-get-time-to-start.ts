import { defineRule } from './rule.ts';

export const nodesGetTimeToStart = defineRule({
  code: 'health-check/node-startup',
  why: 'Cluster API refuses the health check when it is applied, after the synth and the review.',
  *check({ clusters }) {
    for (const { path, healthChecks } of clusters) {
      for (const of of ['controlPlane', 'nodePools'] as const) {
        const seconds = healthChecks[of].nodeStartupSeconds;
        if (seconds === 0 || seconds >= 30) continue;
        yield {
          path: [...path, 'healthChecks', of, 'nodeStartup'],
          got: `${seconds} seconds`,
          must: "be at least 30s, or '0s' to wait for ever",
          fix: "leave it out to have the default, or write '20m'",
        };
      }
    }
  },
});
