import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const controllersVerifyTheCloud = defineRule({
  code: 'addons/tls-unverified',
  severity: 'warning',
  why: "Anybody between the nodes and the cloud can answer in the cloud's name and gets the credential.",
  *check(fleet) {
    for (const { conf, path } of everyCloudConf(fleet)) {
      if (!conf.insecureSkipTLSVerify) continue;
      yield {
        path: [...path, 'insecureSkipTLSVerify'],
        got: 'controllers that take any certificate',
        must: 'be left out',
        fix: 'give the CA of the cloud in `cloud.caCertificate`',
      };
    }
  },
});
