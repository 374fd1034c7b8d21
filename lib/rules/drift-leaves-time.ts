import { defineRule } from './rule.ts';

const least = 60;

export const driftLeavesTime = defineRule({
  code: 'terraform/drift-interval-short',
  severity: 'warning',
  why: "Each check is a Job that logs in and reads everything: at this pace they fill the cluster's queue and the cloud's API.",
  *check({ clusters }) {
    for (const { path, terraform } of clusters) {
      const { drift, machines } = terraform;
      const intervals = [
        { path: [...path, 'terraform', 'drift', 'interval'], seconds: drift.intervalSeconds },
        { path: [...path, 'terraform', 'machines', 'driftInterval'], seconds: machines.driftIntervalSeconds },
      ];
      for (const { path: place, seconds } of intervals) {
        if (seconds === 0 || seconds >= least) continue;
        yield {
          path: place,
          got: `${seconds} seconds`,
          must: `be at least ${least}s, or '0s' for no checks`,
          fix: "leave it out to have '30m'",
        };
      }
    }
  },
});
