import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { range } from './syntax/range.ts';
import { everyRangeList } from './walks.ts';

export const rangesAreCanonical = defineRule({
  code: 'network/range-canonical',
  why: 'OpenStack and Kubernetes store the range without its host bits, so that either another range is meant, or every comparison with what runs differs.',
  *check(fleet) {
    for (const { ranges, path } of everyRangeList(fleet)) {
      for (const [i, text] of ranges.entries()) {
        const parsed = range(text);
        if (parsed === undefined || parsed.canonical === text) continue;
        yield {
          path: [...path, i],
          got: show(text),
          must: `begin where the range begins, in its shortest form: '${parsed.canonical}'`,
          fix: `write '${parsed.canonical}', or a longer prefix if fewer addresses are meant`,
        };
      }
    }
  },
});
