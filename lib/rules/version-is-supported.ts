import parse from 'semver/functions/parse.js';
import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';

/** Workload minors that Cluster API v1.14 manages (its book: reference/versions). */
const [oldest, newest] = [31, 36];

export const versionIsSupported = defineRule({
  code: 'cluster/version-unsupported',
  severity: 'warning',
  why: 'Cluster API v1.14 is not tested with it, so that an upgrade or a remediation may stop half-way.',
  *check({ clusters }) {
    for (const { path, kubernetesVersion } of clusters) {
      const version = parse(kubernetesVersion);
      if (version === null || (version.major === 1 && version.minor >= oldest && version.minor <= newest)) continue;
      yield {
        path: [...path, 'kubernetesVersion'],
        got: show(kubernetesVersion),
        must: `lie between v1.${oldest} and v1.${newest}, which Cluster API v1.14 supports`,
        fix: version.major === 1 && version.minor < oldest ? 'upgrade the cluster, one minor at a time' : `stay at v1.${newest} for now`,
      };
    }
  },
});
