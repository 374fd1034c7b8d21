import { everyLoadBalancer } from './controllers.ts';
import { defineRule } from './rule.ts';

const floating = ['floatingNetworkId', 'floatingSubnetId', 'floatingSubnet', 'floatingSubnetTags'] as const;

export const internalLoadBalancersStayInternal = defineRule({
  code: 'load-balancer/internal-floating',
  why: 'With `internalLB` no Service gets a floating IP, not even one that asks for it, and nothing says so.',
  *check(fleet) {
    for (const { conf, given, path } of everyLoadBalancer(fleet)) {
      if (!conf.loadBalancer.internalLB) continue;
      for (const field of floating) {
        if (given[field] === undefined) continue;
        yield {
          path: [...path, field],
          must: 'be left out where `loadBalancer.internalLB` is true',
          fix: "leave one of the two out; a Service can ask for an internal one by its annotation 'service.beta.kubernetes.io/openstack-internal-load-balancer'",
        };
      }
    }
  },
});
