import parse from 'semver/functions/parse.js';
import { show } from '../model/issue.ts';
import { everyRelease, type ReleaseAt } from './addons.ts';
import { defineRule } from './rule.ts';

export const addonVersionsFollowKubernetes = defineRule({
  code: 'addons/version-skew',
  why: 'A cloud controller manager must not be newer than the API server, and at most one minor older; the drivers are built and tested with one minor, too. So the control plane goes first, then these.',
  *check(fleet) {
    for (const release of everyRelease(fleet)) {
      const { cluster, name, version, path } = release;
      const [kubernetes, addon] = [parse(cluster.kubernetesVersion), parse(version)];
      // An autoscaler's minor is its own rule's; what is no version at all is the rule's on versions.
      if (!release.provider || kubernetes === null || addon === null) continue;
      const older = kubernetes.minor - addon.minor;
      if (older === 0 || older === 1) continue;
      yield {
        path,
        got: show(version),
        must: `be of the minor of Kubernetes, v1.${kubernetes.minor}, or the one before, as the ${name} of ${show(cluster.kubernetesVersion)}`,
        fix: fix(release, kubernetes.minor),
      };
    }
  },
});

/** The newest release that fits; where none does, the cluster has to move. */
function fix({ known }: ReleaseAt, minor: number): string {
  const fits = known.filter((version) => [minor, minor - 1].includes(parse(version)?.minor ?? -1));
  const best = fits.at(-1);
  return best === undefined ? 'choose a `kubernetesVersion` that it supports' : `write '${best}'`;
}
