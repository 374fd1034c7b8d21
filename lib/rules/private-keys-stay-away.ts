import { holdsPrivateKey } from '../model/credential.ts';
import { defineRule } from './rule.ts';
import { everyText } from './walks.ts';

export const privateKeysStayAway = defineRule({
  code: 'secret/private-key',
  why: 'It would be in git, in `dist` and in the management cluster for everybody who reads them, and must then be replaced.',
  *check(fleet) {
    for (const { text, path } of everyText(fleet)) {
      if (!holdsPrivateKey(text)) continue;
      yield {
        path,
        got: 'a private key, which is not repeated here',
        must: 'hold no private key',
        fix: 'put it into a Secret and name that by `secretKey({ name, key })`; replace the key if it was committed',
      };
    }
  },
});
