import { defineRule } from './rule.ts';
import { familiesOf, printFamilies, ranges } from './syntax/range.ts';

export const familiesAgree = defineRule({
  code: 'network/families',
  why: 'kubeadm refuses unlike families on the first machine, and pods of a family that the nodes lack have no way out.',
  *check({ cloud, clusters }) {
    for (const { path, network } of clusters) {
      const pods = familiesOf(network.pods);
      const services = familiesOf(network.services);
      for (const field of ['pods', 'services'] as const) {
        if (ranges(network[field]).length < 2 || familiesOf(network[field]).size === 2) continue;
        yield {
          path: [...path, 'network', field],
          got: `two ranges of ${printFamilies(familiesOf(network[field]))}`,
          must: 'be one range, or one of IPv4 and one of IPv6',
          fix: 'keep one of the two, or replace one by a range of the other family',
        };
      }
      if (pods.size > 0 && services.size > 0 && !isSame(pods, services)) {
        yield {
          path: [...path, 'network', 'services'],
          got: `${printFamilies(services)}, while the pods have ${printFamilies(pods)}`,
          must: 'have the families of `network.pods`',
          fix: `give both ${printFamilies(pods)}`,
        };
      }
      const nodes = familiesOf(Object.hasOwn(cloud.networks, network.nodes) ? (cloud.networks[network.nodes]?.cidrs ?? []) : []);
      const missing = new Set([...pods].filter((family) => !nodes.has(family)));
      if (nodes.size === 0 || missing.size === 0) continue;
      yield {
        path: [...path, 'network', 'pods'],
        got: `${printFamilies(pods)}, while the nodes' network '${network.nodes}' has ${printFamilies(nodes)}`,
        must: "have no family that the nodes' network lacks",
        fix: `leave ${printFamilies(missing)} out, or add its range to \`cloud.networks\` if the subnet has one`,
      };
    }
  },
});

const isSame = (a: ReadonlySet<4 | 6>, b: ReadonlySet<4 | 6>): boolean => a.size === b.size && [...a].every((family) => b.has(family));
