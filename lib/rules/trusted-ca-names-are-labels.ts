import { show } from '../model/issue.ts';
import { asLabelName, isLabelName } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';

export const trustedCANamesAreLabels = defineRule({
  code: 'trusted-ca/name-form',
  why: "It becomes a file's name in the user data and in a command, where blanks and signs mean something else.",
  *check({ clusters }) {
    for (const { trustedCAs } of clusters) {
      for (const { name, path } of trustedCAs) {
        if (isLabelName(name)) continue;
        const better = asLabelName(name);
        yield {
          path,
          got: show(name),
          must: 'be a name of at most 63 of a to z, 0 to 9 and `-`',
          fix: better === undefined ? 'rename it' : `rename it '${better}'`,
        };
      }
    }
  },
});
