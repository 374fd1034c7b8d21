import { defineRule } from './rule.ts';

/** A server with its port takes minutes; the modules' authors reckon with 15 (captf 13). */
const least = 300;

export const appliesGetTimeToEnd = defineRule({
  code: 'health-check/apply-short',
  severity: 'warning',
  why: 'A machine whose apply still runs counts as unhealthy, is deleted and made anew, and so on for ever.',
  *check({ clusters }) {
    for (const { path, healthChecks } of clusters) {
      for (const of of ['controlPlane', 'nodePools'] as const) {
        const seconds = healthChecks[of].applySeconds;
        if (seconds >= least) continue;
        yield {
          path: [...path, 'healthChecks', of, 'apply'],
          got: `${seconds} seconds`,
          must: `be the longest apply that is still normal, at least ${least}s`,
          fix: `leave it out to have '${of === 'controlPlane' ? '30m' : '15m'}'`,
        };
      }
    }
  },
});
