import parse from 'semver/functions/parse.js';
import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';

export const versionIsWhole = defineRule({
  code: 'cluster/version-form',
  why: 'The API server refuses the control plane, or stores another text than git holds; a build of RKE2 names no image that kubeadm could pull.',
  *check({ clusters }) {
    for (const { path, kubernetesVersion: text } of clusters) {
      const problem = judge(text);
      if (problem !== undefined) yield { path: [...path, 'kubernetesVersion'], got: show(text), ...problem };
    }
  },
});

function judge(text: string): { must: string; fix: string } | undefined {
  const bare = text.replace(/^[vV]/, '');
  const version = /^[0-9]/.test(bare) && !/\s/.test(bare) ? parse(bare) : null;
  if (version === null) {
    const short = /^([0-9]+)\.([0-9]+)$/.exec(bare);
    return {
      must: 'be a whole version with its patch, `vX.Y.Z`, without leading zeros',
      fix: short === null ? "write it as 'v1.34.2'" : `add the patch, such as 'v${bare}.0'`,
    };
  }
  if (version.build.length > 0) {
    return {
      must: 'have no build part: `+rke2r1` is for RKE2, and this cluster is installed by kubeadm',
      fix: `write 'v${version.version}'`,
    };
  }
  return text.startsWith('v') ? undefined : { must: 'begin with `v`, as Cluster API stores it', fix: `write 'v${bare}'` };
}
