import { show } from '../model/issue.ts';
import { defineRule, everyMachines } from './rule.ts';

export const rolloutTimeExists = defineRule({
  code: 'machines/rollout-time',
  why: 'The API server refuses a moment that no calendar has when it is applied, after the synth and the review.',
  *check(fleet) {
    for (const { machines, path } of everyMachines(fleet)) {
      const text = machines.rolloutAfter;
      if (text === undefined || isMoment(text)) continue;
      yield {
        path: [...path, 'rolloutAfter'],
        got: show(text),
        must: 'be a moment of the calendar, in UTC',
        fix: "write it as '2027-01-02T03:04:05Z'",
      };
    }
  },
});

/** `Date` rolls the 30th of February over into March, so the text must come back. */
function isMoment(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text.replace('Z', '.000Z');
}
