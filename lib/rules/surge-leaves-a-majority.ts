import { defineRule } from './rule.ts';

export const surgeLeavesAMajority = defineRule({
  code: 'control-plane/surge-zero',
  why: 'A rollout would take a machine away before its successor is there, and with it the majority of etcd; Cluster API refuses it when it is applied.',
  *check({ clusters }) {
    for (const { path, controlPlane } of clusters) {
      if (controlPlane.maxSurge !== 0 || controlPlane.replicas >= 3) continue;
      yield {
        path: [...path, 'controlPlane', 'maxSurge'],
        got: `0 with ${controlPlane.replicas} replica${controlPlane.replicas === 1 ? '' : 's'}`,
        must: 'be 1 unless there are at least three replicas',
        fix: 'use `maxSurge: 1`, or three replicas',
      };
    }
  },
});
