import { show } from '../model/issue.ts';
import { asLabelName, isLabelName } from '../model/kubernetes-names.ts';
import { defineRule, everyNodePool } from './rule.ts';

export const poolNameIsALabel = defineRule({
  code: 'node-pool/name-form',
  why: 'The name becomes part of the names of servers: a dot or a capital changes the hostname, and the cloud controller manager then finds no server for the node.',
  *check(fleet) {
    for (const { pool, path } of everyNodePool(fleet)) {
      if (isLabelName(pool.name)) continue;
      const better = asLabelName(pool.name);
      yield {
        path,
        got: show(pool.name),
        must: 'be a DNS label: 1 to 63 of a to z, 0 to 9 and `-`, beginning and ending with a letter or digit',
        fix: better === undefined ? 'give the pool a name of small letters' : `rename the pool '${better}'`,
      };
    }
  },
});
