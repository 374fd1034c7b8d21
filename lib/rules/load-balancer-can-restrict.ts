import { defineRule } from './rule.ts';

export const loadBalancerCanRestrict = defineRule({
  code: 'endpoint/provider-cannot-restrict',
  why: 'The provider `ovn` of Octavia knows no allow lists: the cluster module refuses one in its Job, and with it every public endpoint.',
  *check({ cloud, clusters }) {
    if (cloud.loadBalancerProvider !== 'ovn') return;
    for (const { path, endpoint } of clusters) {
      if (endpoint.type === 'supplied' || endpoint.allowedCIDRs === undefined) continue;
      yield {
        path: [...path, 'endpoint'],
        got: endpoint.type === 'public' ? 'a public endpoint' : 'an allow list',
        must: "be `internal()` without `allowedCIDRs`, since `cloud.loadBalancerProvider` is 'ovn'",
        fix: "use `internal()`, or the provider 'amphora'",
      };
    }
  },
});
