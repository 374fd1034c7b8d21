import { defineRule } from './rule.ts';
import { everyJobs } from './walks.ts';

export const lockEndsBeforeTheDeadline = defineRule({
  code: 'terraform/lock-outlasts-deadline',
  why: "CAPTF's webhook refuses a Job that may be killed while it still waits for the state's lock.",
  *check(fleet) {
    for (const { jobs, path } of everyJobs(fleet)) {
      const { activeDeadlineSeconds: deadline, lockTimeoutSeconds: lock } = jobs;
      if (lock < deadline) continue;
      yield {
        path,
        got: `a lock timeout of ${lock} seconds and a deadline of ${deadline}`,
        must: 'have a `lockTimeout` below its `activeDeadline`, defaults included',
        fix: deadline > 60 ? `write a \`lockTimeout\` below ${deadline}s` : 'write a longer `activeDeadline`',
      };
    }
  },
});
