import { holdsPrivateKey } from '../model/credential.ts';
import { defineRule } from './rule.ts';
import { sshKeyFault } from './syntax/ssh-key.ts';

export const sshKeysAreWhole = defineRule({
  code: 'user/key-form',
  why: 'sshd skips a line that it cannot read, and nobody gets in when it matters.',
  *check({ clusters }) {
    for (const { users } of clusters) {
      for (const { path, sshAuthorizedKeys } of users) {
        for (const [i, line] of sshAuthorizedKeys.entries()) {
          const fault = holdsPrivateKey(line) ? undefined : sshKeyFault(line);
          if (fault === undefined) continue;
          yield { path: [...path, 'sshAuthorizedKeys', i], must: fault, fix: 'paste the whole line of the `.pub` file' };
        }
      }
    }
  },
});
