import type { Judge } from './judge.ts';
import { type Section, textAt } from './section.ts';

/** The older object as the server holds it; one of another version cannot be compared, so then there is none and the newer one is judged as new. */
export function heldForm(old: Section, apiVersion: string, judge: Judge): Section | undefined {
  if (textAt(old, ['apiVersion']) !== apiVersion) return undefined;
  const { stored } = judge(old);
  return (stored as Section | undefined) ?? old;
}
