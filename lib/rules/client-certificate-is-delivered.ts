import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const clientCertificateIsDelivered = defineRule({
  code: 'addons/client-certificate-undelivered',
  why: 'Capstan writes the Secret around the application credential alone, so the controllers end at their start for want of the files.',
  *check(fleet) {
    for (const { cluster, path } of everyCloudConf(fleet)) {
      if (cluster.addons.cloudConf?.clientCertificate === undefined || cluster.addons.credentials?.type !== 'externalSecret') continue;
      yield {
        path: [...path, 'clientCertificate'],
        got: 'a client certificate, while the credentials come from an `externalSecret`',
        must: 'be left out, or stand in a Secret that holds its keys as well',
        fix: 'use `existingSecret({ … })` or `sopsFile({ … })` for `addons.credentials`',
      };
    }
  },
});
