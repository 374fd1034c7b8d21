import { show } from '../model/issue.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { everyVolumeClass } from './addons.ts';
import { defineRule } from './rule.ts';

export const volumeClassTypeIsDeclared = defineRule({
  code: 'addons/volume-type-unknown',
  why: 'Cinder refuses a volume of an unknown type, so that each claim of the class stays pending.',
  *check(fleet) {
    const types = fleet.cloud.volumeTypes;
    if (types === undefined) return;
    for (const { given, path } of everyVolumeClass(fleet)) {
      const type = given.volumeType;
      if (type === undefined || types.includes(type)) continue;
      yield {
        path: [...path, 'volumeType'],
        got: show(type),
        must: `be one of \`cloud.volumeTypes\`: ${quoted(types)}`,
        fix: didYouMean(type, types) ?? `add ${show(type)} to \`cloud.volumeTypes\``,
      };
    }
  },
});
