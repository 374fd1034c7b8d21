import { parseAddress } from '../model/cidr.ts';
import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';

export const routerAddressIsOne = defineRule({
  code: 'cloud/router-address-form',
  why: 'It joins the allow list of a public endpoint, which the load balancer then refuses in its Job.',
  *check({ cloud }) {
    for (const [name, { routerExternalAddress: text }] of Object.entries(cloud.networks)) {
      if (text === undefined || parseAddress(text) !== undefined) continue;
      yield {
        path: ['cloud', 'networks', name, 'routerExternalAddress'],
        got: show(text),
        must: 'be one address such as `203.0.113.7`, without a prefix',
        ...(text.includes('/') ? { fix: `write '${text.slice(0, text.indexOf('/'))}'` } : { fix: 'read it off `openstack router show`' }),
      };
    }
  },
});
