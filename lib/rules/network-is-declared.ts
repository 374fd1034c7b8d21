import { didYouMean, quoted } from '../model/suggest.ts';
import { defineRule } from './rule.ts';

export const networkIsDeclared = defineRule({
  code: 'cluster/network-unknown',
  why: 'A cluster without a subnet fails in its first Job.',
  *check({ cloud, clusters }) {
    const known = Object.keys(cloud.networks);
    for (const { path, network } of clusters) {
      if (Object.hasOwn(cloud.networks, network.nodes)) continue;
      yield {
        path: [...path, 'network', 'nodes'],
        got: `'${network.nodes}'`,
        must: `name one of \`cloud.networks\`: ${quoted(known)}`,
        fix: didYouMean(network.nodes, known) ?? `add '${network.nodes}' to \`cloud.networks\`, with its subnet's id and ranges`,
      };
    }
  },
});
