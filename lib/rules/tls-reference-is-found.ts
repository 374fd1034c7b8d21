import { show } from '../model/issue.ts';
import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

/** Barbican's addresses of a container and of a secret (addons 1.5). */
const form = /^https:\/\/[^/\s]+(\/[^/\s]+)*\/v1\/(containers|secrets)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const tlsReferenceIsFound = defineRule({
  code: 'load-balancer/tls-container-ref',
  why: 'The controller looks the certificate up in Barbican before each change, and no load balancer is made while it cannot.',
  *check(fleet) {
    for (const { conf, path } of everyCloudConf(fleet)) {
      const { defaultTLSContainerRef: reference, containerStore } = conf.loadBalancer;
      if (reference === undefined || containerStore === 'external' || form.test(reference)) continue;
      yield {
        path: [...path, 'loadBalancer', 'defaultTLSContainerRef'],
        got: show(reference),
        must: "be the address of a container or a secret in Barbican, or `containerStore` be 'external'",
        fix: "write it as 'https://HOST/v1/containers/ID'",
      };
    }
  },
});
