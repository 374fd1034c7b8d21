import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const ovnTakesWhatItKnows = defineRule({
  code: 'load-balancer/ovn-unsupported',
  why: 'The provider `ovn` of Octavia has no flavors, zones, TLS and proxy protocol: Octavia refuses every load balancer that asks for them.',
  *check(fleet) {
    for (const { conf, path } of everyCloudConf(fleet)) {
      if (conf.loadBalancer.lbProvider !== 'ovn') continue;
      for (const field of ['flavorId', 'availabilityZone', 'defaultTLSContainerRef', 'enableIngressHostname'] as const) {
        if (conf.loadBalancer[field] === undefined || conf.loadBalancer[field] === false) continue;
        yield {
          path: [...path, 'loadBalancer', field],
          must: "be left out with the provider 'ovn'",
          fix: "leave it out, or use the provider 'amphora'",
        };
      }
    }
  },
});
