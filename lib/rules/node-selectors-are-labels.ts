import { show } from '../model/issue.ts';
import { keyFault, valueFault } from '../model/kubernetes-names.ts';
import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const nodeSelectorsAreLabels = defineRule({
  code: 'load-balancer/node-selector-form',
  why: 'No node can have such a label, so load balancers stay without members and nothing says why.',
  *check(fleet) {
    for (const { conf, path } of everyCloudConf(fleet)) {
      for (const [key, value] of Object.entries(conf.loadBalancer.nodeSelector)) {
        const at = [...path, 'loadBalancer', 'nodeSelector', key];
        const fault = keyFault(key);
        if (fault !== undefined) yield { path: at, got: `the key ${show(key)}`, must: fault, fix: 'change the key' };
        const wrong = valueFault(value);
        if (wrong !== undefined) yield { path: at, got: show(value), must: wrong, fix: 'change the value' };
      }
    }
  },
});
