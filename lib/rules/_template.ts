import { defineRule, everyNodePool } from './rule.ts';

/**
 * A new rule: copy this file, name it after the sentence that holds when all is well, and change every part of it. Then add it to `index.ts`
 * and a pair of fleets to `fixtures/`; the page in `docs/rules.md` follows by `npm run generate`.
 *
 * Say where a fact comes from beside the fact: the project, its version, the file.
 */
export const poolsHaveMachines = defineRule({
  // `area/what`: the part of the fleet, and what is wrong with it. Never changed later, since people accept warnings by it.
  code: 'node-pool/empty',
  // `error` where nothing is said.
  severity: 'warning',
  // One sentence: what would happen otherwise, and when.
  why: 'Nothing can be scheduled on a pool without machines, and nothing says so.',
  *check(fleet) {
    for (const { pool, path } of everyNodePool(fleet)) {
      if (pool.scaling.type !== 'fixed' || pool.scaling.replicas > 0) continue;
      yield {
        path: [...path, 'scaling'],
        got: 'no machines', // Never a secret.
        must: 'have at least one machine', // Follows the word "must".
        fix: 'write `fixed(1)`, or `autoscale({ min: 0, max: 1 })`', // An imperative, with the value.
      };
    }
  },
});
