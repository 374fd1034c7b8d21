import { show } from '../model/issue.ts';
import { defineRule } from './rule.ts';

/** Name and bounds of the five fields (robfig/cron v3: parser.go, standard fields). */
const fields = [
  ['minute', 0, 59],
  ['hour', 0, 23],
  ['day of the month', 1, 31],
  ['month', 1, 12],
  ['day of the week', 0, 6],
] as const;
const names = ['jan feb mar apr may jun jul aug sep oct nov dec', 'sun mon tue wed thu fri sat'].map((list) => list.split(' '));

export const backupScheduleIsCron = defineRule({
  code: 'backup/schedule-form',
  why: 'A server that cannot read the schedule does not start, or takes no snapshots, and says so only in its log.',
  *check({ clusters }) {
    for (const { path, backup } of clusters) {
      if (backup === undefined) continue;
      for (const [i, text] of backup.schedule.split(' ').entries()) {
        const [name, least, most] = fields[i] ?? fields[0];
        if (isField(text, i, least, most)) continue;
        yield {
          path: [...path, 'backup', 'schedule'],
          got: `${show(text)} for the ${name}`,
          must: `hold for the ${name} a number from ${least} to ${most}, a range, a list, or \`*\` with a step`,
          fix: "write it as in '0 */6 * * *': every six hours",
        };
      }
    }
  },
});

const isField = (text: string, index: number, least: number, most: number): boolean =>
  text.split(',').every((part) => {
    const [range = '', step, ...rest] = part.split('/');
    if (rest.length > 0 || (step !== undefined && !/^[1-9][0-9]{0,3}$/.test(step))) return false;
    if (range === '*' || range === '?') return true;
    const ends = range.split('-').map((end) => numberOf(end, index));
    const [from, to = from] = ends;
    return ends.length <= 2 && from !== undefined && to !== undefined && from >= least && to <= most && from <= to;
  });

/** Months and days of the week have names as well. */
function numberOf(text: string, index: number): number | undefined {
  if (/^[0-9]{1,2}$/.test(text)) return Number(text);
  const place = (index < 3 ? [] : (names[index - 3] ?? [])).indexOf(text.toLowerCase());
  return place < 0 ? undefined : place + (index === 3 ? 1 : 0);
}
