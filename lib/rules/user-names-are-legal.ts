import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { scalarFault } from './syntax/plain-scalar.ts';

export const userNamesAreLegal = defineRule({
  code: 'user/name-form',
  why: 'The name is pasted into the user data as it is: cloud-init then makes another account, or reads nothing of it and the machine never joins.',
  *check({ clusters }) {
    for (const { users } of clusters) {
      for (const { name, path } of users) {
        if (/^[a-z_][a-z0-9_-]{0,31}$/.test(name) && scalarFault(name) === undefined) continue;
        yield {
          path,
          got: show(name),
          must: 'be an account of at most 32 of a to z, 0 to 9, `_` and `-`, beginning with a letter or `_`, and no word of YAML such as `yes` or `null`',
          fix: 'rename the account',
        };
      }
    }
  },
});
