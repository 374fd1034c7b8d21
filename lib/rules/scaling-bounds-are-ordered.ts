import { defineRule, everyNodePool } from './rule.ts';

export const scalingBoundsAreOrdered = defineRule({
  code: 'node-pool/scaling-bounds',
  why: 'Nobody refuses such bounds; the autoscaler then leaves the pool alone.',
  *check(fleet) {
    for (const { pool, path } of everyNodePool(fleet)) {
      const { scaling } = pool;
      if (scaling.type !== 'autoscale' || scaling.min <= scaling.max) continue;
      yield {
        path: [...path, 'scaling'],
        got: `min ${scaling.min} and max ${scaling.max}`,
        must: 'have a `max` of at least its `min`',
        fix: `write \`autoscale({ min: ${scaling.max}, max: ${scaling.min} })\`, if they are only swapped`,
      };
    }
  },
});
