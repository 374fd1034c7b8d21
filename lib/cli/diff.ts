import { join } from 'node:path';
import { type Issue, isError } from '../model/issue.ts';
import { differenceFrom } from '../output/difference.ts';
import { placesOf } from '../output/places.ts';
import { planOf } from '../output/plan.ts';
import { printDifference } from '../output/print-difference.ts';
import { recover } from '../output/recover.ts';
import type { Call } from './call.ts';
import { isComplete, type Outcome, overEnvironments } from './environments.ts';
import { counted, printCount } from './report.ts';
import { stopsOf } from './stops.ts';

/**
 * `capstan diff`: what a synth would change in `dist`, object by object; nothing is written. With `strict`, the exit code is 1 where anything differs, be it
 * the text of a file alone. What would stop the synth is told beside it, as warnings.
 */
export async function diff(call: Call, strict: boolean): Promise<number> {
  const dist = join(call.project.root, 'dist');
  for (const sentence of recover(dist)) call.note(`${sentence}\n`);
  return overEnvironments(call, async (build): Promise<Outcome> => {
    if (!isComplete(build)) return nothing(build.issues);
    const { environment, files, manifests } = build;
    const { value: difference, issues } = await differenceFrom(dist, environment, files, manifests());
    const plan = planOf(placesOf(dist, environment), files);
    const all = [...build.issues, ...issues, ...plan.issues];
    if (difference === undefined || all.some(isError)) return nothing(all);
    const stopping = await stopsOf({ project: call.project, root: dist, environment, files, allowed: [] });
    const { written, removed } = plan;
    const lines = printDifference(difference);
    const differing = [...written, ...removed];
    return {
      issues: [...all, ...stopping.map(asWarning)],
      summary: plan.done ? 'no differences' : (lines.at(-1) ?? textOnly(differing)),
      detail: lines
        .slice(0, -1)
        .map((line) => `${line}\n`)
        .join(''),
      result: { ...difference, files: { written, removed } },
      ...(strict && !plan.done ? { exitCode: 1 } : {}),
    };
  });
}

/** What stops a synth stops no comparison. */
const asWarning = (issue: Issue): Issue => ({ ...issue, severity: 'warning' });

const nothing = (issues: readonly Issue[]): Outcome => ({ issues, summary: `${printCount(issues)}, nothing compared`, result: {} });

/** Files that somebody edited, or another version of Capstan wrote, without a change of any object. */
const textOnly = (files: readonly string[]): string =>
  files.length === 0 ? 'the record of files differs' : `${counted(files.length, 'file')} of other text: ${files.join(', ')}`;
