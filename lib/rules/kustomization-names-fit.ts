import { isSubdomain } from '../model/kubernetes-names.ts';
import { kustomizationName } from '../model/names.ts';
import { defineRule } from './rule.ts';

const limit = 63;

export const kustomizationNamesFit = defineRule({
  code: 'cluster/kustomization-name-too-long',
  why: "Flux writes a Kustomization's name as a label on everything that it applies, and the API server refuses all of it.",
  *check({ environment, clusters }) {
    for (const { path, name } of clusters) {
      const derived = kustomizationName(environment, `cluster-${name}`);
      if (derived.length <= limit || !isSubdomain(name)) continue;
      yield {
        path,
        got: `'${derived}', ${derived.length} characters, from the environment '${environment}' (${environment.length}) and the cluster '${name}' (${name.length})`,
        must: `make a Kustomization's name of at most ${limit} characters`,
        fix: `take ${derived.length - limit} characters from the name of the cluster or of the environment's folder`,
      };
    }
  },
});
