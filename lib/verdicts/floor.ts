import type { Agreement, Share } from './agreement.ts';

/** What was reached before: per kind, the shares of agreement in tenths of a thousandth, so that a grown set of cases can be compared. */
export type Floor = Readonly<Record<string, { readonly verdict: number; readonly fields: number; readonly stored: number }>>;

const rounded = ({ agreed, of }: Share): number => (of === 0 ? 1 : Math.floor((agreed / of) * 10_000) / 10_000);

/** The floor that a run would set. */
export const floorOf = (reached: ReadonlyMap<string, Agreement>): Floor =>
  Object.fromEntries(
    [...reached].map(([kind, { cases, verdict, fields, stored }]) => [
      kind,
      { verdict: rounded({ agreed: verdict, of: cases }), fields: rounded(fields), stored: rounded(stored) },
    ]),
  );

/** A sentence for each share that is below the floor. */
export function below(reached: ReadonlyMap<string, Agreement>, floor: Floor): readonly string[] {
  return Object.entries(floorOf(reached)).flatMap(([kind, now]) => {
    const before = floor[kind];
    if (before === undefined) return [];
    return (['verdict', 'fields', 'stored'] as const)
      .filter((share) => now[share] < before[share])
      .map((share) => `${kind}: agreement of ${share} is ${now[share]}, below ${before[share]}, which was reached before`);
  });
}
