import { type ObjectId, show } from '../model/issue.ts';
import { printPath } from '../model/path.ts';
import type { ChangedObject, Difference } from './difference.ts';
import type { FieldChange } from './fields.ts';
import { printRollout } from './rollout.ts';

/**
 * A difference as lines of text: removed Clusters first and in capitals, then what goes, what comes, what changes, each change with its fields (old → new)
 * and the machines that it replaces, and a last line with the numbers. No lines where nothing differs.
 */
export function printDifference({ removedClusters, removed, added, changed }: Difference): string[] {
  if (removed.length + added.length + changed.length === 0) return [];
  const rolling = new Set(changed.flatMap(({ rolls }) => rolls.map(printRollout)));
  return [
    ...removedClusters.map((id) => `CLUSTER REMOVED: ${placeOf(id)}`),
    ...removed.map((id) => `- ${printId(id)}`),
    ...added.map((id) => `+ ${printId(id)}`),
    ...changed.flatMap(printChange),
    [
      `${added.length} added`,
      `${changed.length} changed`,
      `${removed.length} removed`,
      ...(rolling.size > 0 ? [`${rolling.size} rolling`] : []),
    ].join(', '),
  ];
}

function printChange({ object, formerName, fields, rolls }: ChangedObject): string[] {
  const name = formerName === undefined ? printId(object) : `${printId({ ...object, name: formerName })} → ${printName(object.name)}`;
  return [
    `~ ${name}`,
    ...fields.map((field) => `    ${printField(field)}`),
    ...rolls.map((rollout) => `    rolls ${printRollout(rollout)}`),
  ];
}

function printField({ path, ...values }: FieldChange): string {
  const { before, after } = values;
  if (typeof before === 'string' && typeof after === 'string' && `${before}${after}`.includes('\n'))
    return `${printPath(path)}, ${firstLine(before, after)}`;
  const shown = (side: 'before' | 'after'): string => (Object.hasOwn(values, side) ? show(values[side]) : 'nothing');
  return `${printPath(path)}: ${shown('before')} → ${shown('after')}`;
}

/** The first line in which two texts differ. */
function firstLine(before: string, after: string): string {
  const [was, now] = [before.split('\n'), after.split('\n')];
  let line = 0;
  while (was[line] === now[line]) line++;
  return `line ${line + 1}: ${show(was[line])} → ${show(now[line])}`;
}

const printId = (id: ObjectId): string => `${printName(id.kind)} ${placeOf(id)}`;

const placeOf = ({ namespace, name }: ObjectId): string =>
  namespace === undefined ? printName(name) : `${printName(namespace)}/${printName(name)}`;

/** Names come from files that anybody may have edited: what is no name is shown quoted, with its control characters visible. */
const printName = (name: string): string => (/^[\w.:-]+$/.test(name) ? name : show(name));
