import { same } from '../admission/server/section.ts';
import { valueAt } from '../model/path.ts';
import { fullName, type Placed } from '../model/placed.ts';
import { type Change, changeOf, clusterOf, type Update } from './change.ts';
import type { FrozenField, Surroundings } from './frozen/field.ts';
import { frozenFields } from './frozen/index.ts';
import { printed, printedChange } from './printed.ts';
import { referred, type Side, typeOf } from './side.ts';

const fieldsOf: ReadonlyMap<string, readonly FrozenField[]> = new Map(
  frozenFields.map(({ type }) => [type, frozenFields.filter((field) => field.type === type)]),
);

/** The changes of frozen fields of one object, in the order of the table. `was` and `now` are what the object's references are looked up in. */
export function frozenChanges(update: Update, was: Side, now: Side): Change[] {
  return (fieldsOf.get(typeOf(update.now.object)) ?? []).flatMap((field) => {
    const { path, counts, why } = field;
    const [before, after] = [given(update.was, field), given(update.now, field)];
    if (same(before, after) || counts?.(surroundings(update.was, was), surroundings(update.now, now)) === false) return [];
    return [
      changeOf(update, {
        code: 'removal/frozen-field',
        path,
        got: printedChange(path, before, after),
        must: `stay ${printed(path, before)} as long as cluster ${fullName(clusterOf(update))} exists`,
        fix: 'set it back; another value needs a new cluster',
        why,
      }),
    ];
  });
}

/** What counts as the value of a field. */
export function given(
  { object }: Pick<Placed, 'object'>,
  { path, absent, part = (value) => value }: Pick<FrozenField, 'path' | 'absent' | 'part'>,
): unknown {
  const value = valueAt(object, path);
  return value === undefined || value === '' ? absent : part(value);
}

function surroundings({ object }: Placed, side: Side): Surroundings {
  const infrastructure = referred(side, object, ['spec', 'infrastructureRef'], 'infrastructure.cluster.x-k8s.io');
  return { object, infrastructure: infrastructure?.object ?? object };
}
