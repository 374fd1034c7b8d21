import { defineRule } from './rule.ts';
import { range } from './syntax/range.ts';

export const allowListsAreClosed = defineRule({
  code: 'endpoint/open-to-all',
  severity: 'warning',
  why: 'Everybody on the internet could then knock at the API server or at SSH; scanners find such a port within hours.',
  *check({ clusters }) {
    for (const { path, endpoint, ssh } of clusters) {
      const lists = [
        { path: [...path, 'endpoint', 'allowedCIDRs'], allowed: endpoint.type === 'public' ? endpoint.allowedCIDRs : [] },
        { path: [...path, 'ssh', 'allowedCIDRs'], allowed: ssh.allowedCIDRs ?? [] },
      ];
      for (const list of lists) {
        for (const [i, text] of list.allowed.entries()) {
          if (range(text)?.prefix !== 0) continue;
          yield {
            path: [...list.path, i],
            got: `'${text}', every address there is`,
            must: 'name the ranges that people and the management cluster come from',
            fix: 'write those ranges instead',
          };
        }
      }
    }
  },
});
