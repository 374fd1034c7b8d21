import { show } from '../model/issue.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { everyRelease } from './addons.ts';
import { defineRule } from './rule.ts';

export const addonVersionsAreKnown = defineRule({
  code: 'addons/version-unknown',
  why: 'Nobody has looked at which images, rights and arguments belong to it, and a tag that was never released is pulled by no node.',
  *check(fleet) {
    for (const { name, version, known, path } of everyRelease(fleet)) {
      if (known.includes(version)) continue;
      yield {
        path,
        got: show(version),
        must: `be a release of the ${name} that Capstan knows: ${quoted(known)}`,
        fix: didYouMean(version, known) ?? 'choose one of them',
      };
    }
  },
});
