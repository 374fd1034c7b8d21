import parse from 'semver/functions/parse.js';
import type { CompleteDistribution } from '../model/complete.ts';
import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';

export const versionIsWhole = defineRule({
  code: 'cluster/version-form',
  why: 'The API server refuses the control plane, or stores another text than git holds; a version that the distribution has not released is found by no machine.',
  *check({ clusters }) {
    for (const { path, kubernetesVersion: text, distribution } of clusters) {
      const problem = judge(text, distribution.type);
      if (problem !== undefined) yield { path: [...path, 'kubernetesVersion'], got: show(text), ...problem };
    }
  },
});

type Problem = { readonly must: string; readonly fix: string };

const forms = {
  kubeadm: { form: 'vX.Y.Z', example: 'v1.34.2', zero: '.0' },
  rke2: { form: 'vX.Y.Z+rke2rN', example: 'v1.34.3+rke2r1', zero: '.0+rke2r1' },
} as const;

function judge(text: string, distribution: CompleteDistribution['type']): Problem | undefined {
  const bare = text.replace(/^[vV]/, '');
  const version = /^[0-9]/.test(bare) && !/\s/.test(bare) ? parse(bare) : null;
  const { form, example, zero } = forms[distribution];
  if (version === null) {
    const short = /^([0-9]+)\.([0-9]+)$/.exec(bare);
    return {
      must: `be a whole version with its patch, \`${form}\`, without leading zeros`,
      fix: short === null ? `write it as '${example}'` : `add the patch, such as 'v${bare}${zero}'`,
    };
  }
  const { build, prerelease } = version;
  const wrong = distribution === 'kubeadm' ? kubeadmBuild(version.version, build) : rke2Build(version.version, prerelease, build);
  return wrong ?? (text.startsWith('v') ? undefined : { must: 'begin with `v`, as Cluster API stores it', fix: `write 'v${bare}'` });
}

function kubeadmBuild(version: string, build: readonly string[]): Problem | undefined {
  if (build.length === 0) return undefined;
  return {
    must: 'have no build part: `+rke2r1` is for RKE2, and this cluster is installed by kubeadm',
    fix: `write 'v${version}'`,
  };
}

/** The provider's pattern is not anchored, so that the server takes more than was ever released (capi 9). */
function rke2Build(version: string, prerelease: readonly unknown[], build: readonly string[]): Problem | undefined {
  const released = version.replace(/-.*/, '');
  if (prerelease.length > 0) return { must: 'be a release, since RKE2 images hold no others', fix: `write 'v${released}+rke2r1'` };
  if (build.length === 1 && /^rke2r[1-9][0-9]?$/.test(build[0] ?? '')) return undefined;
  return { must: 'end in the build of an RKE2 release, such as `+rke2r1`', fix: `write 'v${released}+rke2r1'` };
}
