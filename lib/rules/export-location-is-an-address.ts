import { parseAddress } from '../model/cidr.ts';
import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';
import { range } from './syntax/range.ts';

export const exportLocationIsAnAddress = defineRule({
  code: 'addons/export-location-form',
  why: 'The driver reads it when a share is mounted, and mounts none.',
  *check({ clusters }) {
    for (const { path, addons } of clusters) {
      const text = addons.manilaCSI?.exportLocation;
      if (text === undefined || range(text) !== undefined || parseAddress(text) !== undefined) continue;
      yield {
        path: [...path, 'addons', 'manilaCSI', 'exportLocation'],
        got: show(text),
        must: 'be an address or a range of addresses, without leading zeros',
        fix: "write it as '172.16.0.0/16' or '172.16.0.7'",
      };
    }
  },
});
