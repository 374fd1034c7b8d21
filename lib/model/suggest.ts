import leven from 'leven';
import { show } from './issue.ts';

/** The known name nearest to a wrong one, if it is near enough to be a slip. Letter case is no distance. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 100) return undefined;
  let best: string | undefined;
  let distance = (name.length <= 2 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= distance) continue;
    const steps = leven(name.toLowerCase(), candidate.toLowerCase(), { maxDistance: distance });
    if (steps < distance) [best, distance] = [candidate, steps];
  }
  return best;
}

/** `did you mean 'm1.large'?`, or `undefined`. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const best = nearest(name, known);
  return best === undefined ? undefined : `did you mean ${show(best)}?`;
}

/** `'a', 'b', 'c'` in a stable order; the first ten of many. */
export function quoted(names: readonly string[]): string {
  if (names.length === 0) return 'nothing';
  const sorted = [...names].sort();
  const shown = sorted.slice(0, 10).map(show);
  return sorted.length > 10 ? `${shown.join(', ')} and ${sorted.length - 10} more` : shown.join(', ');
}
