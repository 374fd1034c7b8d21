import { defineRule } from './rule.ts';

export const keyPairIsReachable = defineRule({
  code: 'cluster/key-pair-unreachable',
  why: 'The key would be on every machine and port 22 closed on all of them: nobody gets in, and nothing says why.',
  *check({ clusters }) {
    for (const { path, ssh } of clusters) {
      if (ssh.keyPair === undefined || ssh.allowedCIDRs !== undefined) continue;
      yield {
        path: [...path, 'ssh'],
        got: 'a `keyPair` without `allowedCIDRs`',
        must: 'say who may reach port 22 where it names a key pair',
        fix: "add `allowedCIDRs`, such as ['10.0.0.0/8'], or leave the key pair out",
      };
    }
  },
});
