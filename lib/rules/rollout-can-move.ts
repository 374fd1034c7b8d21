import { defineRule, everyNodePool } from './rule.ts';

export const rolloutCanMove = defineRule({
  code: 'node-pool/rollout-stuck',
  why: 'A change could neither add a machine nor take one away: `0` twice is refused when it is applied, and `0%` waits for ever without a word.',
  *check(fleet) {
    for (const { pool, path } of everyNodePool(fleet)) {
      const { maxSurge, maxUnavailable } = pool.rollout;
      if (!isZero(maxSurge) || !isZero(maxUnavailable)) continue;
      yield {
        path: [...path, 'rollout'],
        got: `maxSurge ${maxSurge} and maxUnavailable ${maxUnavailable}`,
        must: 'allow one machine more or one fewer',
        fix: 'use `maxSurge: 1`, or `maxUnavailable: 1` where there is no room for another',
      };
    }
  },
});

const isZero = (amount: number | string): boolean => amount === 0 || amount === '0%';
