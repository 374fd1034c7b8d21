import type { Changes } from '../../lib/rules/fixtures/fixture.ts';

/** A fleet at the edge of one rule; others may find what they like in it. */
export interface Edge {
  readonly changes: Changes;
  /** The files of its project by their path; absent: those of the examples. */
  readonly files?: Readonly<Record<string, string>>;
  /** Where the rule finds something; empty: nowhere. */
  readonly finds: readonly string[];
  /** What each of its messages holds, in `got`, `must` or `fix`. */
  readonly says?: readonly string[];
}

/** Edges by the rule's code: both sides of each bound, and the places that the fixture pair leaves out. */
export type Edges = Readonly<Record<string, readonly Edge[]>>;
