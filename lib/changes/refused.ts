import { heldForm } from '../admission/server/held.ts';
import type { Judge } from '../admission/server/judge.ts';
import { isSection, type Section } from '../admission/server/section.ts';
import type { Fault } from '../admission/server/verdict.ts';
import { printPath, valueAt } from '../model/path.ts';
import { type Change, changeOf, type Update } from './change.ts';
import { differences, put } from './differences.ts';
import { printedAt } from './printed.ts';
import { remedyOf } from './remedy.ts';
import { typeOf } from './side.ts';

/**
 * What the API server refuses in an update and would take of a new object; nothing of an object of another version, which it cannot compare. What is wrong
 * with the new object by itself is for those to say who judge it by itself.
 */
export function refusedChanges(update: Update, judge: Judge): Change[] {
  const { was, now } = update;
  const held = heldForm(was.object, now.object.apiVersion, judge);
  if (held === undefined) return [];
  const said = judge(now.object, held);
  if (said.verdict !== 'rejected') return [];
  const alone = judge(now.object);
  const faults = said.issues.filter((fault) => !alone.issues.some((other) => isSame(fault, other)));
  const fresh = isSection(alone.stored) ? alone.stored : now.object;
  return unique(faults.flatMap((fault) => named(fault, held, fresh, judge))).map(({ path, must, why, fix }) =>
    changeOf(update, {
      code: 'change/refused',
      path,
      got: printedAt(path, was.object, now.object),
      must,
      fix: remedyOf(typeOf(now.object), path, fix),
      ...(why === undefined ? {} : { why }),
    }),
  );
}

const isSame = (a: Fault, b: Fault): boolean => a.code === b.code && a.must === b.must && printPath(a.path) === printPath(b.path);

/** The first fault of each place. */
const unique = (faults: readonly Fault[]): readonly Fault[] =>
  [...new Map([...faults].reverse().map((fault) => [printPath(fault.path), fault])).values()].reverse();

/**
 * A refusal of a specification as a whole says nothing to a person: each field that differs is put to the server alone, and those that it refuses are the
 * ones that it meant. An endpoint is one field.
 */
function named(fault: Fault, held: Section, now: Section, judge: Judge): readonly Fault[] {
  const { path: above, code, severity, why } = fault;
  const [before, after] = [valueAt(held, above), valueAt(now, above)];
  if (above.at(-1) !== 'spec' || !isSection(before) || !isSection(after)) return [fault];
  const culprits = differences(before, after).filter((path) => {
    const alone = put(held, [...above.map(String), ...path], valueAt(after, path));
    return judge(alone, held).issues.some((other) => isSame(fault, other));
  });
  if (culprits.length === 0) return [fault];
  return culprits.map(([key = '', ...rest]) => ({
    code,
    severity,
    path: [...above, key, ...(key === 'controlPlaneEndpoint' ? [] : rest)],
    must: 'stay as it is',
    ...(why === undefined ? {} : { why }),
  }));
}
