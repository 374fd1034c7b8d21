import { defineRule } from './rule.ts';

export const healthCheckIntervalIsTaken = defineRule({
  code: 'terraform/health-check-interval',
  why: 'The API server refuses the object when it is applied, after the synth and the review.',
  *check({ clusters }) {
    for (const { path, terraform } of clusters) {
      const seconds = terraform.machines.remediation.healthCheckIntervalSeconds;
      if (seconds >= 60 && seconds <= 86400) continue;
      yield {
        path: [...path, 'terraform', 'machines', 'remediation', 'healthCheckInterval'],
        got: `${seconds} seconds`,
        must: 'last from 60s to 24h',
        fix: "leave it out to have '5m'",
      };
    }
  },
});
