import { everyLoadBalancer } from './controllers.ts';
import { defineRule } from './rule.ts';

export const floatingSubnetIsOne = defineRule({
  code: 'load-balancer/floating-subnet-choice',
  why: 'Beside an id, names and tags are not looked at, so floating IPs come from fewer subnets than the fleet says.',
  *check(fleet) {
    for (const { given, path } of everyLoadBalancer(fleet)) {
      if (given.floatingSubnetId === undefined) continue;
      for (const field of ['floatingSubnet', 'floatingSubnetTags'] as const) {
        if (given[field] === undefined) continue;
        yield { path: [...path, field], must: 'be left out beside `floatingSubnetId`', fix: 'keep the id, or the name and the tags' };
      }
    }
  },
});
