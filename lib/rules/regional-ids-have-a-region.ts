import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';

export const regionalIDsHaveARegion = defineRule({
  code: 'cluster/region-missing',
  why: "kubelet's provider id would differ from the module's: no Machine finds its node, and the health check replaces every one.",
  *check({ cloud, clusters }) {
    for (const { path, providerIDFormat } of clusters) {
      if (providerIDFormat !== 'regional') continue;
      if (cloud.region === undefined) {
        yield {
          path: [...path, 'providerIDFormat'],
          got: "'regional' without `cloud.region`",
          must: "be 'default' unless `cloud.region` is given",
          fix: "write the region's name into `cloud.region`",
        };
      } else if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(cloud.region)) {
        yield {
          path: [...path, 'providerIDFormat'],
          got: `'regional' in the region ${show(cloud.region)}`,
          must: 'have a region of letters, digits, `.`, `_` and `-`, which can stand in a provider id',
          fix: "use 'default'",
        };
      }
    }
  },
});
