import { readPath } from '../model/written-path.ts';
import { fieldNamesBelow } from './explain-field.ts';
import { ruleCodes } from './explain-rule.ts';

/**
 * What `capstan explain` may be asked, beginning like the last word: the codes of rules, and one more step of a path, after an environment's name or without
 * it. Names of a fleet's own stand as `*`, since finding them would load the overlay at every tab.
 */
export function explainable(last: string, environments: readonly string[]): readonly string[] {
  const dot = last.lastIndexOf('.');
  const above = last.slice(0, dot + 1);
  const [first, ...rest] = dot < 0 ? [] : (readPath(last.slice(0, dot)) ?? []);
  const path = first === undefined ? [] : environments.some((name) => name === first) ? rest : [first, ...rest];
  const fields = fieldNamesBelow(path).map((name) => `${above}${name}`);
  return dot < 0 ? [...ruleCodes(), ...fields] : fields;
}
