import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const controllersKnowTheirCloud = defineRule({
  code: 'addons/cloud-incomplete',
  why: 'The cloud controller manager and the Cinder driver end at their start without the address, and label nodes with no region.',
  *check(fleet) {
    if (everyCloudConf(fleet).length === 0) return;
    if (fleet.cloud.authURL === undefined) {
      yield {
        path: ['cloud', 'authURL'],
        must: 'be given where a cluster has the cloud controller manager or the Cinder driver',
        fix: "write Keystone's address, such as 'https://keystone.example.com:5000/v3'",
      };
    }
    if (fleet.cloud.region === undefined) {
      yield {
        path: ['cloud', 'region'],
        must: 'be given where a cluster has the cloud controller manager or the Cinder driver',
        fix: "write the region's name",
      };
    }
  },
});
