import type { Agreement, Disagreement, Share } from './agreement.ts';

const percent = ({ agreed, of }: Share): string =>
  of === 0 ? 'none' : `${agreed}/${of} ${(Math.floor((agreed / of) * 10_000) / 100).toFixed(2)} %`;

/** A line for one kind. */
export const kindText = (kind: string, { cases, verdict, tooStrict, tooLax, fields, stored }: Agreement): string =>
  `${kind}: ${cases} cases, verdict ${percent({ agreed: verdict, of: cases })} (refused though accepted ${tooStrict}, accepted though refused ${tooLax}), fields ${percent(fields)}, stored ${percent(stored)}\n`;

/** Some lines for one disagreement. */
export const disagreementText = ({ id, what, about, ours, theirs }: Disagreement): string =>
  `  ${id} ${about}: ${what}\n    ours    ${cut(ours)}\n    theirs  ${cut(theirs)}\n`;

const cut = (text: string): string => (text.length > 600 ? `${text.slice(0, 600)}…` : text);

/** A line for all kinds. */
export function totalText(all: readonly Agreement[]): string {
  const cases = all.reduce((sum, one) => sum + one.cases, 0);
  const agreed = all.reduce((sum, one) => sum + one.verdict, 0);
  return `all: ${cases} cases, verdict ${percent({ agreed, of: cases })}\n`;
}
