import { parseAddress } from '../model/cidr.ts';
import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { range } from './syntax/range.ts';
import { everyRangeList } from './walks.ts';

export const rangesAreReadable = defineRule({
  code: 'network/range-form',
  why: 'A range that cannot be read fails in a Terraform Job after minutes, or in kubeadm on the first machine.',
  *check(fleet) {
    for (const { ranges, path } of everyRangeList(fleet)) {
      for (const [i, text] of ranges.entries()) {
        if (range(text) !== undefined) continue;
        const address = parseAddress(text);
        yield {
          path: [...path, i],
          got: show(text),
          must: 'be an address range such as `10.6.0.0/24` or `fd00:6::/64`, without leading zeros',
          ...(address === undefined ? {} : { fix: `write '${text}/${address.family === 4 ? 32 : 128}' for this address alone` }),
        };
      }
    }
  },
});
