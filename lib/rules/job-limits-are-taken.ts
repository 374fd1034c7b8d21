import { defineRule } from './rule.ts';
import { everyJobs } from './walks.ts';

export const jobLimitsAreTaken = defineRule({
  code: 'terraform/job-limits',
  why: 'The API server refuses the object when it is applied, after the synth and the review.',
  *check(fleet) {
    for (const { jobs, path } of everyJobs(fleet)) {
      const { activeDeadlineSeconds: deadline, lockTimeoutSeconds: lock } = jobs;
      if (deadline < 1 || deadline > 86400) {
        yield {
          path: [...path, 'activeDeadline'],
          got: `${deadline} seconds`,
          must: 'last from 1s to 24h',
          fix: "write a time such as '1h'",
        };
      }
      if (lock > 3600)
        yield { path: [...path, 'lockTimeout'], got: `${lock} seconds`, must: 'last at most 1h', fix: "write a time such as '10m'" };
    }
  },
});
