import { parseAddress } from '../model/cidr.ts';
import { show } from '../model/issue.ts';
import { isSubdomain } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';

export const certificateNamesAreLegal = defineRule({
  code: 'cluster/certificate-name-form',
  why: 'The first machine refuses such a name, or no certificate holds it: clients at that name cannot trust the API server.',
  *check({ clusters }) {
    for (const { path, distribution } of clusters) {
      for (const [i, name] of (distribution.apiServer?.certSANs ?? []).entries()) {
        if (parseAddress(name) !== undefined || isSubdomain(name.replace(/^\*\./, ''))) continue;
        yield {
          path: [...path, 'distribution', 'apiServer', 'certSANs', i],
          got: show(name),
          must: 'be an address or a DNS name of small letters, with or without `*.` in front',
          fix: 'write the name alone: no scheme, no port, no capitals',
        };
      }
    }
  },
});
