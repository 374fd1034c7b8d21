import { show } from '../model/issue.ts';
import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const routesMeetNoOverlay = defineRule({
  code: 'addons/routes-with-overlay',
  severity: 'warning',
  why: 'The network plugins of RKE2 carry pods in an overlay: routes in the router lead beside it, and every node takes one of the few that Neutron allows.',
  *check(fleet) {
    for (const { cluster, conf, path } of everyCloudConf(fleet)) {
      const { distribution } = cluster;
      if (conf.routerId === undefined || distribution.type !== 'rke2' || distribution.cni === 'none') continue;
      yield {
        path: [...path, 'routes'],
        got: `routes, while RKE2 installs ${show(distribution.cni)}`,
        must: 'be left out with a network plugin that has an overlay',
        fix: "leave it out, or set `distribution.cni` to 'none' and bring a plugin that routes",
      };
    }
  },
});
