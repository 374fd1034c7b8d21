import { show } from '../model/issue.ts';
import { didYouMean } from '../model/suggest.ts';
import { defineRule } from './rule.ts';

const known = ['{version}', '{semver}'];

export const imagePlaceholdersAreKnown = defineRule({
  code: 'cloud/image-placeholder',
  why: 'Glance is then asked for an image with braces in its name, finds none, and the Job of every machine fails.',
  *check({ cloud }) {
    for (const [name, image] of Object.entries(cloud.images)) {
      if (image.type !== 'name') continue;
      const other = /\{[^{}]*\}?|\}/.exec(image.name.replace(/\{(?:version|semver)\}/g, ''))?.[0];
      if (other === undefined) continue;
      yield {
        path: ['cloud', 'images', name, 'name'],
        got: show(image.name),
        must: 'hold no other braces than `{version}` and `{semver}`',
        fix: didYouMean(other, known) ?? 'write `{version}` for `v1.34.2`, or `{semver}` for `1.34.2`',
      };
    }
  },
});
