import { defineRule } from './rule.ts';
import { everyJobs } from './walks.ts';

const units: Readonly<Record<string, number>> = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40, m: 0.001 };
const amount = (text: string): number => Number.parseInt(text, 10) * (units[/[A-Za-z]+$/.exec(text)?.[0] ?? ''] ?? 1);

export const requestsFitLimits = defineRule({
  code: 'terraform/requests-exceed-limits',
  why: 'Kubernetes refuses the pods of such Jobs, so nothing is ever applied and only the Job says why.',
  *check(fleet) {
    for (const { jobs, path } of everyJobs(fleet)) {
      for (const field of ['cpu', 'memory'] as const) {
        const request = jobs.resources?.requests?.[field];
        const limit = jobs.resources?.limits?.[field];
        if (request === undefined || limit === undefined || amount(request) <= amount(limit)) continue;
        yield {
          path: [...path, 'resources', 'requests', field],
          got: `'${request}', with a limit of '${limit}'`,
          must: 'be at most the limit',
          fix: `write '${limit}', or raise the limit`,
        };
      }
    }
  },
});
