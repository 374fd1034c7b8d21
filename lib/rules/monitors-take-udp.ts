import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const monitorsTakeUDP = defineRule({
  code: 'load-balancer/monitor-delay-short',
  severity: 'warning',
  why: 'Octavia refuses monitors of UDP ports that check more often than every three seconds, and with them the load balancer.',
  *check(fleet) {
    for (const { conf, path } of everyCloudConf(fleet)) {
      const seconds = conf.loadBalancer.monitorDelaySeconds;
      if (seconds >= 3 || seconds === 0) continue;
      yield {
        path: [...path, 'loadBalancer', 'monitorDelay'],
        got: `${seconds}s`,
        must: 'be 3s or more if any Service has UDP ports',
        fix: "leave it out to have '5s'",
      };
    }
  },
});
