import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

/** Control characters and marks that YAML would have to escape, as the block that takes the credential cannot. */
const hidden = /\\u00[01][0-9a-f]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u180e\u2007\u202f\ufff9-\ufffb\ufffe\uffff]/u;

export const templatesShowTheirText = defineRule({
  code: 'addons/credential-text',
  why: 'The credential is put into `cloud.conf` by a template, around which every character must stand as it is.',
  *check(fleet) {
    for (const { cluster, conf } of everyCloudConf(fleet)) {
      if (cluster.addons.credentials?.type !== 'externalSecret') continue;
      if (!hidden.test(JSON.stringify([conf, fleet.cloud.region, fleet.cloud.authURL]))) continue;
      yield {
        path: [...cluster.path, 'addons', 'credentials'],
        got: 'an `externalSecret`, while an option of `cloud.conf` holds a mark that nobody sees',
        must: 'be used with options whose every character can be seen',
        fix: 'write the names in the options without no-break spaces and marks of direction, or use `existingSecret()`',
      };
    }
  },
});
