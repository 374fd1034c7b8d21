import { defineRule } from './rule.ts';

export const publicEndpointHasAWayIn = defineRule({
  code: 'endpoint/public-incomplete',
  why: 'Without an external network there is no floating IP, and without the address of the router on the allow list the first machine never reaches its own API.',
  *check({ cloud, clusters }) {
    for (const { path, endpoint, network } of clusters) {
      const nodes = Object.hasOwn(cloud.networks, network.nodes) ? cloud.networks[network.nodes] : undefined;
      if (endpoint.type !== 'public' || nodes === undefined) continue;
      const missing = (['externalNetwork', 'routerExternalAddress'] as const).filter((field) => nodes[field] === undefined);
      if (missing.length === 0) continue;
      const fields = missing.map((field) => `\`${field}\``).join(' and ');
      yield {
        path: [...path, 'endpoint'],
        got: `a public endpoint on the network '${network.nodes}', which says nothing of ${fields}`,
        must: `have ${fields} in \`cloud.networks.${network.nodes}\``,
        fix: "add the external network's name and the router's address on it (`openstack router show`), or use `internal()`",
      };
    }
  },
});
