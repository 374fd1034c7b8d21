import { show } from '../model/issue.ts';
import { domainOf, keyFault } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';

export const gpuTypeIsAResource = defineRule({
  code: 'cloud/gpu-type-form',
  why: 'The autoscaler then plans for a node without GPUs, and a pool at zero never grows.',
  *check({ cloud }) {
    for (const [name, { gpu }] of Object.entries(cloud.flavors)) {
      if (gpu?.type === undefined || (domainOf(gpu.type) !== '' && keyFault(gpu.type) === undefined)) continue;
      yield {
        path: ['cloud', 'flavors', name, 'gpu', 'type'],
        got: show(gpu.type),
        must: 'be the name of a resource, `domain/name`',
        fix: "leave it out to have 'nvidia.com/gpu'",
      };
    }
  },
});
