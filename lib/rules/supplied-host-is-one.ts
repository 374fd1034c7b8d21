import { parseAddress } from '../model/cidr.ts';
import { show } from '../model/issue.ts';
import { isSubdomain } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';

export const suppliedHostIsOne = defineRule({
  code: 'endpoint/host-form',
  why: 'The endpoint can never be changed once it is complete, and no machine would reach this one.',
  *check({ clusters }) {
    for (const { path, endpoint } of clusters) {
      if (endpoint.type !== 'supplied') continue;
      const { host } = endpoint;
      const looksNumeric = /^[0-9.]+$/.test(host);
      if (parseAddress(host) !== undefined || (isSubdomain(host) && !looksNumeric)) continue;
      const withPort = /^([^:]+):([0-9]+)$/.exec(host);
      yield {
        path: [...path, 'endpoint', 'host'],
        got: show(host),
        must: 'be a DNS name of small letters or an address, without a port',
        ...(withPort === null ? {} : { fix: `write \`host: '${withPort[1]}', port: ${withPort[2]}\`` }),
      };
    }
  },
});
