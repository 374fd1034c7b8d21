import { defineRule } from './rule.ts';
import { everyShareClass } from './shares.ts';
import { range } from './syntax/range.ts';

export const sharesAreClosed = defineRule({
  code: 'addons/share-open-to-all',
  severity: 'warning',
  why: 'Whoever reaches the storage network can then mount every share of the class and change its files: NFS asks for no password.',
  *check(fleet) {
    for (const { share } of everyShareClass(fleet)) {
      for (const [i, text] of share.shareClients.entries()) {
        if (range(text)?.prefix !== 0) continue;
        yield {
          path: [...share.path, 'shareClients', i],
          got: `'${text}', every address there is`,
          must: 'name the addresses by which nodes reach the share',
          fix: "write those ranges instead, or leave `shareClients` out for the node subnet's",
        };
      }
    }
  },
});
