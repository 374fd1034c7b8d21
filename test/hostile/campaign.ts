import { join } from 'node:path';
import { judging } from '../../lib/admission/server/judge.ts';
import { isError } from '../../lib/model/issue.ts';
import { schemaFiles } from '../../lib/verdicts/schema-files.ts';
import { hostileFleet } from './fleets.ts';
import { flow, type Result } from './flow.ts';
import { accepted, builtIn, discreet, judgedClearly, type Property, printable, readsBack, working } from './properties.ts';

export interface Campaign {
  /** How many fleets, from index `first` on. */
  readonly count: number;
  readonly first?: number;
  readonly seed: number;
  /** The folder of the schemas. */
  readonly schemas: string;
  readonly progress?: (done: number) => void;
}

/** What came of many fleets. */
export interface Outcomes {
  /** Fleets that became a valid `dist`. */
  readonly valid: number;
  /** Code of an error → fleets that it was found in. */
  readonly codes: ReadonlyMap<string, number>;
  /** What should not have happened, each with the index of its fleet. */
  readonly failures: readonly { readonly index: number; readonly wrong: string }[];
  /** The longest that a fleet took, in milliseconds, and its index. */
  readonly slowest: { readonly index: number; readonly ms: number };
}

/** These look at one fleet in so many, since they take longer than the flow. */
const everySecondLook = 16;
const everyReading = 8;

/**
 * Builds hostile fleets one after another and looks at each result. No fleet may throw, change a prototype or take longer than ten seconds; two runs
 * of the same fleet must say the same.
 */
export async function campaign({ count, first = 0, seed, schemas, progress }: Campaign): Promise<Outcomes> {
  const codes = new Map<string, number>();
  const failures: { index: number; wrong: string }[] = [];
  const usual: readonly Property[] = [judgedClearly, printable, discreet];
  const schemaOf = schemaFiles(join(schemas));
  const sampled: readonly Property[] = [readsBack, accepted(judging(schemaOf)), working(schemaOf)];
  const polluted = builtIn();
  let valid = 0;
  let slowest = { index: first, ms: 0 };
  for (let index = first; index < first + count; index++) {
    const fail = (wrong: string): void => void failures.push({ index, wrong });
    const start = performance.now();
    try {
      const result = await flow(hostileFleet(seed, index));
      const ms = performance.now() - start;
      if (ms > slowest.ms) slowest = { index, ms };
      if (ms > 10_000) fail(`it took ${Math.round(ms)} ms`);
      const errors = new Set(result.issues.filter(isError).map(({ code }) => code));
      for (const code of errors) codes.set(code, (codes.get(code) ?? 0) + 1);
      if (errors.size === 0) valid++;
      for (const property of usual) property(result).forEach(fail);
      if (errors.size === 0 && valid % everyReading === 1) for (const property of sampled) property(result).forEach(fail);
      if (index % everySecondLook === 0 && said(result) !== said(await flow(hostileFleet(seed, index))))
        fail('the same fleet gave another result');
    } catch (error) {
      fail(`thrown: ${error instanceof Error ? `${error.name}: ${error.message}${frame(error)}` : String(error)}`);
    }
    polluted().forEach(fail);
    progress?.(index - first + 1);
  }
  return { valid, codes, failures, slowest };
}

/** A result as text, for comparison. */
const said = ({ issues, files = new Map() }: Result): string => JSON.stringify([issues, [...files]]);

const frame = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .join('');
