import { everyLoadBalancer } from './controllers.ts';
import { defineRule } from './rule.ts';

export const classNetworksHaveASubnet = defineRule({
  code: 'load-balancer/class-network',
  why: "The controller asks Octavia for the class's network and the general options' subnet at once, which Octavia refuses.",
  *check(fleet) {
    for (const { conf, given, isClass, path } of everyLoadBalancer(fleet)) {
      if (!isClass || given.networkId === undefined || given.subnetId !== undefined || conf.loadBalancer.subnetId === undefined) continue;
      yield {
        path: [...path, 'networkId'],
        got: `a network, while load balancers have the subnet ${conf.loadBalancer.subnetId}`,
        must: 'have `subnetId` beside it',
        fix: "give a subnet of that network, which alone says as much; or give `loadBalancer.networkId`, the nodes' network",
      };
    }
  },
});
