import { holdsPrivateKey } from '../model/credential.ts';
import { defineRule } from './rule.ts';
import { scalarFault } from './syntax/plain-scalar.ts';

export const userTextSurvives = defineRule({
  code: 'user/text-unsafe',
  why: 'The text is pasted into the user data without quotes: cloud-init cuts it, or reads nothing at all and the machine never joins.',
  *check({ clusters }) {
    for (const { users } of clusters) {
      for (const { path, sudo, groups, sshAuthorizedKeys } of users) {
        const texts = [
          ...(sudo === undefined ? [] : [{ text: sudo, at: ['sudo'] }]),
          ...(groups ?? []).map((text, i) => ({ text, at: ['groups', i] })),
          ...sshAuthorizedKeys.map((text, i) => ({ text, at: ['sshAuthorizedKeys', i] })),
        ];
        for (const { text, at } of texts) {
          const fault = holdsPrivateKey(text) ? undefined : scalarFault(text);
          if (fault !== undefined) yield { path: [...path, ...at], must: fault, fix: "change the text; a key's comment may go" };
        }
      }
    }
  },
});
