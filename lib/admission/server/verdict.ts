import { type Issue, show } from '../../model/issue.ts';
import type { Path } from '../../model/path.ts';

/** Who refuses, in the server's order; only the first one that finds something speaks. */
export type Stage = 'decode' | 'conversion' | 'schema' | 'cel' | 'webhook';

/** What the API server would say of an object. */
export interface Verdict {
  /** `unknown`: there is no schema of this kind and version, so nothing was looked at. */
  readonly verdict: 'accepted' | 'rejected' | 'unknown';
  /** Who refuses; absent unless rejected. */
  readonly stage?: Stage;
  /** Why; every path is the server's. Empty unless rejected. */
  readonly issues: readonly Issue[];
  /**
   * What the server would hold: defaulted, pruned, normalised, without a `status` that it drops. Absent unless accepted, and for a version that is
   * not the stored one.
   */
  readonly stored?: unknown;
}

/** What a check found wrong: the last part of its code, and the rest of an issue. */
export type Fault = Issue;

/** Keys whose values may be credentials: such a value is named by its length, never printed. */
const sensitive = new Set(['data', 'stringData', 'token', 'passwd', 'password', 'content', 'secret', 'tokenSecret', 'caBundle']);

/** A value as a message may show it. */
export function seen(path: Path, value: unknown): string {
  if (typeof value === 'string' && path.some((key) => sensitive.has(String(key)))) return `a text of ${value.length} characters`;
  return show(value);
}

/**
 * One reason for refusing an object. `what` is the end of the code: `server/<what>`. `must` follows the word "must". A value of `undefined`
 * means that nothing was there.
 */
export function fault(what: string, path: Path, value: unknown, must: string, fix?: string): Fault {
  return {
    code: `server/${what}`,
    severity: 'error',
    path,
    ...(value === undefined ? {} : { got: seen(path, value) }),
    must,
    ...(fix === undefined ? {} : { fix }),
  };
}

const reasons: Readonly<Record<Stage, string>> = {
  decode: 'The API server refuses what it cannot read as this kind, before anything else looks at it.',
  conversion: 'The object cannot be turned into the version that Cluster API works with, so the request fails (HTTP 500).',
  schema: "The schema of the kind refuses it, and the server's rules for names and labels belong to that stage.",
  cel: 'A rule of the kind refuses it, after the schema has passed.',
  webhook: "The provider's admission webhook refuses it.",
};

/** The verdict that refuses for these reasons. */
export const rejected = (stage: Stage, faults: readonly Fault[]): Verdict => ({
  verdict: 'rejected',
  stage,
  issues: faults.map((found) => ({ ...found, why: found.why ?? reasons[stage] })),
});
