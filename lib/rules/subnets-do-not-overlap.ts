import { overlaps } from '../model/cidr.ts';
import { defineRule } from './rule.ts';
import { ranges } from './syntax/range.ts';

export const subnetsDoNotOverlap = defineRule({
  code: 'cloud/subnets-overlap',
  severity: 'warning',
  why: 'Behind one router Neutron refuses the second subnet; behind two, the management cluster can route to only one of them.',
  *check({ cloud }) {
    // In the order of their names, so that the same one of two is named whatever the order of the keys.
    const networks = Object.entries(cloud.networks).sort(([a], [b]) => (a < b ? -1 : 1));
    const subnets = networks.flatMap(([name, { subnetId, cidrs }]) =>
      ranges(cidrs).map(({ range, index }) => ({ name, subnetId, range, path: ['cloud', 'networks', name, 'cidrs', index] })),
    );
    for (const [i, later] of subnets.entries()) {
      const earlier = subnets.slice(0, i).find((other) => other.subnetId !== later.subnetId && overlaps(other.range, later.range));
      if (earlier === undefined) continue;
      yield {
        path: later.path,
        got: `'${later.range.canonical}', which overlaps '${earlier.range.canonical}' of '${earlier.name}'`,
        must: 'share no address with another subnet',
        fix: 'check the two ids and ranges against `openstack subnet show`',
      };
    }
  },
});
