import { everyLoadBalancer } from './controllers.ts';
import { defineRule } from './rule.ts';

export const loadBalancerClassesAreWhole = defineRule({
  code: 'load-balancer/class-incomplete',
  why: 'A class without a subnet of its network takes that of the general options, which is in another network, and its Services wait for ever.',
  *check(fleet) {
    for (const { conf, given, isClass, path } of everyLoadBalancer(fleet)) {
      if (!isClass) continue;
      const { floatingNetworkId, floatingSubnetId, floatingSubnet, floatingSubnetTags, networkId, subnetId, memberSubnetId } = given;
      if (floatingSubnetId !== undefined || floatingSubnet !== undefined || floatingSubnetTags !== undefined) continue;
      const isFloating = floatingNetworkId !== undefined;
      const isInner = networkId !== undefined || subnetId !== undefined || memberSubnetId !== undefined;
      if (isFloating ? conf.loadBalancer.internalLB : isInner) continue;
      yield {
        path,
        got: isFloating ? 'a floating network without a subnet' : 'a class that changes nothing',
        must: 'say which subnet its load balancers take',
        fix: 'give `floatingSubnetId`, `floatingSubnet` or `floatingSubnetTags`; or `subnetId` for a class of internal ones',
      };
    }
  },
});
