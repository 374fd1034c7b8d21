import { didYouMean, quoted } from '../model/suggest.ts';
import { defineRule, everyNodePool } from './rule.ts';

export const zoneIsDeclared = defineRule({
  code: 'node-pool/zone-unknown',
  why: 'The cluster module exports the listed zones only, so the Job of every machine in another zone fails.',
  *check(fleet) {
    const zones = fleet.cloud.availabilityZones;
    const known = new Set(zones);
    for (const { pool, path } of everyNodePool(fleet)) {
      if (pool.zone === undefined || known.size === 0 || known.has(pool.zone)) continue;
      yield {
        path: [...path, 'zone'],
        got: `'${pool.zone}'`,
        must: `be one of \`cloud.availabilityZones\`: ${quoted(zones)}`,
        fix: didYouMean(pool.zone, zones) ?? `add '${pool.zone}' to \`cloud.availabilityZones\``,
      };
    }
  },
});
