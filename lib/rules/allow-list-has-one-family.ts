import { parseAddress } from '../model/cidr.ts';
import { onceForText } from '../model/remembered.ts';
import { defineRule } from './rule.ts';
import { familiesOf, printFamilies } from './syntax/range.ts';

/** Clusters share a router. */
const address = onceForText(parseAddress);

export const allowListHasOneFamily = defineRule({
  code: 'endpoint/allowed-family',
  why: 'The listener takes one family, that of the node subnet: the cluster module refuses another in its Job.',
  *check({ cloud, clusters }) {
    for (const { path, endpoint, network } of clusters) {
      const nodes = Object.hasOwn(cloud.networks, network.nodes) ? cloud.networks[network.nodes] : undefined;
      if (endpoint.type === 'supplied' || endpoint.allowedCIDRs === undefined || nodes === undefined) continue;
      const router = endpoint.type === 'public' ? address(nodes.routerExternalAddress ?? '')?.family : undefined;
      const allowed = new Set([...familiesOf(endpoint.allowedCIDRs), ...(router === undefined ? [] : [router])]);
      const subnet = familiesOf(nodes.cidrs);
      if (allowed.size === 0 || subnet.size === 0) continue;
      if (allowed.size === 1 && [...allowed].every((family) => subnet.has(family))) continue;
      yield {
        path: [...path, 'endpoint', 'allowedCIDRs'],
        got: `${printFamilies(allowed)}${router === undefined ? '' : ", the router's address included"}`,
        must: `be of one family, that of the network '${network.nodes}': ${printFamilies(subnet)}`,
        fix: 'keep the ranges of that family only',
      };
    }
  },
});
