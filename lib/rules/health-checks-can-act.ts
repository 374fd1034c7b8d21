import { defineRule } from './rule.ts';

export const healthChecksCanAct = defineRule({
  code: 'health-check/never-acts',
  severity: 'warning',
  why: 'One unhealthy machine is more than none: the health check is there, looks right, and never replaces anything.',
  *check({ clusters }) {
    for (const { path, healthChecks } of clusters) {
      for (const of of ['controlPlane', 'nodePools'] as const) {
        if (healthChecks[of].maxUnhealthy !== '0%') continue;
        yield {
          path: [...path, 'healthChecks', of, 'maxUnhealthy'],
          got: "'0%'",
          must: 'leave room for at least one unhealthy machine',
          fix: "write a share such as '40%', or leave it out to have no limit",
        };
      }
    }
  },
});
