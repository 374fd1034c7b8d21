import { didYouMean, quoted } from '../model/suggest.ts';
import { defineRule, everyMachines } from './rule.ts';

export const volumeTypeIsDeclared = defineRule({
  code: 'machines/volume-type-unknown',
  why: 'Cinder refuses a volume of an unknown type, in the Job of every machine.',
  *check(fleet) {
    const types = fleet.cloud.volumeTypes;
    if (types === undefined) return;
    const known = new Set(types);
    for (const { machines, path } of everyMachines(fleet)) {
      const type = machines.rootVolume?.type;
      if (type === undefined || known.has(type)) continue;
      yield {
        path: [...path, 'rootVolume', 'type'],
        got: `'${type}'`,
        must: `be one of \`cloud.volumeTypes\`: ${quoted(types)}`,
        fix: didYouMean(type, types) ?? `add '${type}' to \`cloud.volumeTypes\``,
      };
    }
  },
});
