import { defineRule } from './rule.ts';

const least = 60;

export const fluxTakesItsTime = defineRule({
  code: 'gitops/interval-short',
  why: 'Flux would compare everything without a pause, or give up a first creation before it can be done.',
  *check({ gitops }) {
    const fields = { interval: gitops.intervalSeconds, retryInterval: gitops.retryIntervalSeconds, timeout: gitops.timeoutSeconds };
    const usual = { interval: '10m', retryInterval: '2m', timeout: '30m' };
    for (const field of ['interval', 'retryInterval', 'timeout'] as const) {
      if (fields[field] >= least) continue;
      yield {
        path: ['gitops', field],
        got: `${fields[field]} seconds`,
        must: `be at least ${least}s`,
        fix: `leave it out to have '${usual[field]}'`,
      };
    }
  },
});
