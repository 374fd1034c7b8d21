import { everyLoadBalancer } from './controllers.ts';
import { defineRule } from './rule.ts';

export const loadBalancersHaveBothFamilies = defineRule({
  code: 'load-balancer/subnet-one-family',
  severity: 'warning',
  why: 'A subnet has one family: Services of the other get a load balancer that reaches no node.',
  *check(fleet) {
    for (const { cluster, given, isClass, path } of everyLoadBalancer(fleet)) {
      if (isClass || !Object.hasOwn(fleet.cloud.networks, cluster.network.nodes)) continue;
      if ((fleet.cloud.networks[cluster.network.nodes]?.cidrs ?? []).length < 2) continue;
      for (const field of ['subnetId', 'memberSubnetId'] as const) {
        if (given[field] === undefined) continue;
        yield {
          path: [...path, field],
          got: "one subnet, while the nodes' network has both families",
          must: "be left out, so that each Service gets its family's subnet",
          fix: 'leave it out; use a class for Services of one family',
        };
      }
    }
  },
});
