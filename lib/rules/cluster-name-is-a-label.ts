import { show } from '../model/issue.ts';
import { asLabelName, isLabelName } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';

export const clusterNameIsALabel = defineRule({
  code: 'cluster/name-form',
  why: 'The name becomes part of the names of servers: a dot or a capital changes the hostname, and the cloud controller manager then finds no server for the node.',
  *check({ clusters }) {
    for (const { path, name } of clusters) {
      if (isLabelName(name)) continue;
      const better = asLabelName(name);
      yield {
        path,
        got: show(name),
        must: 'be a DNS label: 1 to 63 of a to z, 0 to 9 and `-`, beginning and ending with a letter or digit',
        fix: better === undefined ? 'give the cluster a name of small letters' : `rename the cluster '${better}'`,
      };
    }
  },
});
