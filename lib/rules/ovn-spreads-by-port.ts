import { show } from '../model/issue.ts';
import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const ovnSpreadsByPort = defineRule({
  code: 'load-balancer/ovn-method',
  why: 'The provider `ovn` of Octavia knows one method, and Octavia refuses every load balancer that asks for another.',
  *check(fleet) {
    for (const { conf, path } of everyCloudConf(fleet)) {
      const { lbProvider, lbMethod } = conf.loadBalancer;
      if (lbProvider !== 'ovn' || lbMethod === 'SOURCE_IP_PORT') continue;
      yield {
        path: [...path, 'loadBalancer', 'lbMethod'],
        got: show(lbMethod),
        must: "be 'SOURCE_IP_PORT' with the provider 'ovn'",
        fix: 'leave it out to have that',
      };
    }
  },
});
