import { defineRule, everyMachines } from './rule.ts';

/** Neutron takes 50 tags on a resource, six of which are the provider's (captf 8.3, 11.3). */
const limit = 44;

export const tagsAreFew = defineRule({
  code: 'machines/tags-too-many',
  why: 'Neutron takes 50 tags on a port, of which the provider sets six: the Job of every machine fails.',
  *check(fleet) {
    for (const { cluster, machines, path } of everyMachines(fleet)) {
      const count = Object.keys(machines.tags).length;
      if (count <= limit) continue;
      yield {
        path: [...path, 'tags'],
        got: `${count} tags, ${Object.keys(cluster.tags).length} of them the cluster's`,
        must: `be at most ${limit}, together with the cluster's`,
        fix: `take ${count - limit} away`,
      };
    }
  },
});
