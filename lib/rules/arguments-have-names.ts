import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { everyArgument } from './walks.ts';

export const argumentsHaveNames = defineRule({
  code: 'arguments/name-form',
  why: 'The program does not know such an argument and ends at once: the machine boots and never joins; no webhook looks at it.',
  *check(fleet) {
    for (const { name, path } of everyArgument(fleet)) {
      if (/^[a-z][a-z0-9-]{0,255}$/.test(name)) continue;
      const bare = name.replace(/^-+/, '').replace(/=.*$/, '').toLowerCase().replaceAll('_', '-');
      yield {
        path,
        got: show(name),
        must: 'be the name of an argument, without dashes in front',
        fix: /^[a-z][a-z0-9-]*$/.test(bare) ? `write '${bare}'` : 'write it as the program prints it with `--help`, without its dashes',
      };
    }
  },
});
