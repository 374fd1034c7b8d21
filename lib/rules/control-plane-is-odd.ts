import { defineRule } from './rule.ts';

export const controlPlaneIsOdd = defineRule({
  code: 'control-plane/even',
  why: 'etcd needs a majority: an even number survives no more failures than one machine less, and Cluster API refuses it when it is applied.',
  *check({ clusters }) {
    for (const { path, controlPlane } of clusters) {
      const { replicas } = controlPlane;
      if (replicas % 2 === 1) continue;
      yield {
        path: [...path, 'controlPlane', 'replicas'],
        got: String(replicas),
        must: 'be an odd number: 1, 3, 5, 7 or 9',
        fix: `use ${replicas + 1}, or ${replicas - 1}`,
      };
    }
  },
});
