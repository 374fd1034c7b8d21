import type { Judge } from '../admission/server/judge.ts';
import { same } from '../admission/server/section.ts';
import type { Verdict } from '../admission/server/verdict.ts';
import { printPath } from '../model/path.ts';
import { type Bases, type Case, comparable, question } from './case.ts';

/** A case on which the judge and the server differ. */
export interface Disagreement {
  readonly id: string;
  readonly what: string;
  /** What is compared: the verdict, the fields that are named, or the stored form. */
  readonly about: 'verdict' | 'fields' | 'stored';
  readonly ours: string;
  readonly theirs: string;
}

/** How often the judge said what the server said. */
export interface Agreement {
  readonly cases: number;
  /** Both accept or both refuse. */
  readonly verdict: number;
  /** Of the cases that both refuse and for which the server named fields: those where the same ones are named. */
  readonly fields: Share;
  /** Of the cases that both accept and for which the judge gives a stored form: those where it is the server's. */
  readonly stored: Share;
  /** Refused here, accepted there. */
  readonly tooStrict: number;
  /** Accepted here, refused there. */
  readonly tooLax: number;
  readonly disagreements: readonly Disagreement[];
}

export interface Share {
  readonly agreed: number;
  readonly of: number;
}

/** Puts every case to the judge. */
export function agreement(cases: readonly Case[], bases: Bases, judge: Judge): Agreement {
  const counts = { verdict: 0, tooStrict: 0, tooLax: 0, fields: [0, 0], stored: [0, 0] } as const;
  const count = structuredClone(counts) as {
    verdict: number;
    tooStrict: number;
    tooLax: number;
    fields: [number, number];
    stored: [number, number];
  };
  const disagreements: Disagreement[] = [];
  for (const recorded of cases) {
    const asked = question(recorded, bases);
    const said = judge(asked.object, asked.old);
    const about = (about: Disagreement['about'], ours: string, theirs: string) =>
      disagreements.push({ id: recorded.id, what: recorded.what, about, ours, theirs });
    if (said.verdict !== recorded.verdict) {
      if (said.verdict === 'accepted') count.tooLax++;
      else count.tooStrict++;
      about('verdict', told(said), [recorded.verdict, recorded.stage, recorded.message].filter(Boolean).join(' '));
      continue;
    }
    count.verdict++;
    if (said.verdict === 'accepted') {
      if (said.stored === undefined) continue;
      const agrees = same(comparable(said.stored), comparable(asked.stored));
      tally(count.stored, agrees);
      if (!agrees) about('stored', text(said.stored), text(asked.stored));
    } else {
      const theirs = (recorded.causes ?? []).map(({ field }) => field).filter((field) => field !== '' && field !== '<nil>');
      if (theirs.length === 0) continue;
      const agrees = sameFields(
        said.issues.map(({ path }) => printPath(path)),
        theirs,
      );
      tally(count.fields, agrees);
      if (!agrees) about('fields', told(said), `${recorded.stage} ${[...new Set(theirs)].join(', ')}`);
    }
  }
  const share = ([agreed, of]: readonly [number, number]): Share => ({ agreed, of });
  return { ...count, cases: cases.length, fields: share(count.fields), stored: share(count.stored), disagreements };
}

function tally(share: [number, number], agrees: boolean): void {
  if (agrees) share[0]++;
  share[1]++;
}

const text = (value: unknown): string => JSON.stringify(comparable(value)) ?? '';

const told = ({ verdict, stage, issues }: Verdict): string =>
  [verdict, stage, ...issues.slice(0, 4).map(({ path, must }) => `${printPath(path)}: must ${must};`)].filter(Boolean).join(' ');

/** The most causes that a record holds. */
const kept = 12;

/** Each field of theirs is among ours, and the other way round, so far as a record is whole. How a key is written does not count. */
function sameFields(ours: readonly string[], theirs: readonly string[]): boolean {
  const [a, b] = [plainly(ours), plainly(theirs)];
  const isCut = theirs.length >= kept;
  return b.every((field) => a.includes(field)) && (isCut || a.every((field) => b.includes(field)));
}

const plainly = (fields: readonly string[]): readonly string[] =>
  fields.map((field) => field.replace(/\[\\?"?([^\]"\\]*)\\?"?\]/g, '.$1').replace(/^\.|"/g, ''));
