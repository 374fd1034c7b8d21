import parse from 'semver/functions/parse.js';
import { autoscalerReleases } from '../model/addons/releases.ts';
import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';

export const autoscalerVersionFits = defineRule({
  code: 'addons/autoscaler-version',
  why: "The autoscaler plans with the scheduler of its own minor, so that it adds nodes which the cluster's does not use, or none where some are needed.",
  *check({ clusters }) {
    for (const { path, kubernetesVersion, addons } of clusters) {
      const [version, kubernetes] = [parse(addons.clusterAutoscaler?.version), parse(kubernetesVersion)];
      // One behind while the cluster is upgraded: the control plane goes first (addons 10).
      if (version === null || kubernetes === null || [0, 1].includes(kubernetes.minor - version.minor)) continue;
      const fitting = Object.entries(autoscalerReleases).filter(([, { kubernetesMinor: minor }]) =>
        [0, 1].includes(kubernetes.minor - minor),
      );
      const best = fitting.at(-1)?.[0];
      yield {
        path: [...path, 'addons', 'clusterAutoscaler', 'version'],
        got: show(addons.clusterAutoscaler?.version),
        must: `be of Kubernetes' minor, v1.${kubernetes.minor}, or the one before`,
        fix: best === undefined ? 'choose a `kubernetesVersion` that one supports' : `write '${best}'`,
      };
    }
  },
});
