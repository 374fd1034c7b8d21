import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const monitorsEndInTime = defineRule({
  code: 'load-balancer/monitor-timeout',
  why: 'Octavia refuses a monitor whose check may outlast the time to the next one, or that has no time at all, and with it the load balancer.',
  *check(fleet) {
    for (const { conf, path } of everyCloudConf(fleet)) {
      const { monitorDelaySeconds: delay, monitorTimeoutSeconds: timeout } = conf.loadBalancer;
      if (timeout >= 1 && timeout < delay) continue;
      const field = delay === 0 ? 'monitorDelay' : 'monitorTimeout';
      yield {
        path: [...path, 'loadBalancer', field],
        got: `a timeout of ${timeout}s and a delay of ${delay}s`,
        must: 'be at least 1s, and `monitorTimeout` less than `monitorDelay`',
        fix: "leave both out to have '3s' and '5s'",
      };
    }
  },
});
