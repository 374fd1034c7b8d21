import { overlaps, type Range } from '../model/cidr.ts';
import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import { type Path, printPath } from '../model/path.ts';
import { defineRule } from './rule.ts';
import { ranges } from './syntax/range.ts';

interface Place {
  readonly range: Range;
  readonly what: string;
  readonly path: Path;
}

export const networksDoNotOverlap = defineRule({
  code: 'network/overlap',
  why: 'A node cannot tell such addresses apart: traffic for a pod or a service goes to a machine, and nothing reports it.',
  *check(fleet) {
    for (const cluster of fleet.clusters) {
      const places = placesOf(fleet, cluster);
      for (const [i, later] of places.entries()) {
        for (const earlier of places.slice(0, i)) {
          if (!overlaps(earlier.range, later.range)) continue;
          const shared = earlier.range.prefix > later.range.prefix ? earlier.range : later.range;
          yield {
            path: later.path,
            got: `'${later.range.canonical}', ${later.what}, which shares ${shared.canonical} with '${earlier.range.canonical}', ${earlier.what} (\`${printPath(earlier.path)}\`)`,
            must: 'share no address with the other networks of the cluster: nodes, pods and services',
            fix: `choose a range outside ${earlier.range.canonical}`,
          };
        }
      }
    }
  },
});

/** Nodes first, since a subnet is there already and the others can move. Defaults count: their path is where to write another range. */
function placesOf({ cloud }: CompleteFleet, { path, network }: CompleteCluster): Place[] {
  const subnet = Object.hasOwn(cloud.networks, network.nodes) ? (cloud.networks[network.nodes]?.cidrs ?? []) : [];
  const own = (field: 'pods' | 'services', what: string): Place[] =>
    ranges(network[field]).map(({ range, index }) => ({ range, what, path: [...path, 'network', field, index] }));
  return [
    ...ranges(subnet).map(({ range, index }) => ({
      range,
      what: "the nodes'",
      path: ['cloud', 'networks', network.nodes, 'cidrs', index],
    })),
    ...own('pods', "the pods'"),
    ...own('services', "the services'"),
  ];
}
