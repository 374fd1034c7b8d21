import { defineRule } from './rule.ts';
import { everyJobs } from './walks.ts';

/** The module waits up to 30 minutes for its load balancer alone (captf 7.1). */
const enough = 2000;

export const clusterDeadlineSuffices = defineRule({
  code: 'terraform/deadline-short',
  severity: 'warning',
  why: 'A load balancer may take 30 minutes to appear, and a Job that is killed meanwhile leaves it behind, half made.',
  *check(fleet) {
    for (const { jobs, of, path } of everyJobs(fleet)) {
      if (of !== 'cluster' || jobs.activeDeadlineSeconds >= enough) continue;
      yield {
        path: [...path, 'activeDeadline'],
        got: `${jobs.activeDeadlineSeconds} seconds`,
        must: `last at least ${enough} seconds`,
        fix: "leave it out to have '90m'",
      };
    }
  },
});
