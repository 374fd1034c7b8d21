import { defineRule, everyNodePool } from './rule.ts';

export const poolNameIsFree = defineRule({
  code: 'node-pool/name-reserved',
  why: "Its objects would have the names of the control plane's, and the later apply overwrites the earlier.",
  *check(fleet) {
    for (const { pool, path } of everyNodePool(fleet)) {
      if (pool.name !== 'control-plane') continue;
      yield {
        path,
        got: `'${pool.name}'`,
        must: 'be another name: the control plane has this one',
        fix: "rename the pool, such as 'workers'",
      };
    }
  },
});
