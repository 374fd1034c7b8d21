import { defineRule } from './rule.ts';

/** Where RKE2's machines join, whatever the API's port is (captf 9.3). */
const supervisorPort = 9345;

export const supervisorPortIsFree = defineRule({
  code: 'network/supervisor-port',
  why: "The load balancer has a listener of its own on the port where RKE2's machines join; the cluster module's Job fails after minutes.",
  *check({ clusters }) {
    for (const { path, network, distribution } of clusters) {
      if (distribution.type !== 'rke2' || network.apiServerPort !== supervisorPort) continue;
      yield {
        path: [...path, 'network', 'apiServerPort'],
        got: `${supervisorPort}, where RKE2's machines join`,
        must: `not be ${supervisorPort} under RKE2`,
        fix: 'leave it out to have 6443, or use 443',
      };
    }
  },
});
