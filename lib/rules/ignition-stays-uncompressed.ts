import { defineRule } from './rule.ts';

export const ignitionStaysUncompressed = defineRule({
  code: 'distribution/gzip-ignition',
  why: "The machine module refuses compressed Ignition in each machine's Job, and older providers compress all of it (captf 11.2, M5).",
  *check({ clusters }) {
    for (const { path, distribution } of clusters) {
      if (distribution.type !== 'rke2' || distribution.format !== 'ignition' || !distribution.gzipUserData) continue;
      yield {
        path: [...path, 'distribution', 'gzipUserData'],
        got: "true, with the format 'ignition'",
        must: "be false with the format 'ignition'",
        fix: "leave it out, or use `format: 'cloud-config'`",
      };
    }
  },
});
