import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const manilaKnowsItsCloud = defineRule({
  code: 'addons/manila-cloud-incomplete',
  why: "Manila's driver refuses a Secret without the address and the region, so that no share is ever made.",
  *check(fleet) {
    // Where another controller needs both as well, `addons/cloud-incomplete` has said so.
    if (everyCloudConf(fleet).length > 0) return;
    const written = fleet.clusters.some(({ addons }) => addons.manilaCSI !== undefined && addons.credentials?.type === 'externalSecret');
    for (const field of ['authURL', 'region'] as const) {
      if (!written || fleet.cloud[field] !== undefined) continue;
      yield {
        path: ['cloud', field],
        must: 'be given where Capstan writes the Secret of a Manila driver',
        fix: field === 'region' ? "write the region's name" : "write Keystone's address, such as 'https://keystone.example.com:5000/v3'",
      };
    }
  },
});
