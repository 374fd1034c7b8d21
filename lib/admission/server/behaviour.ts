import type { Expression } from './expression.ts';
import type { Section } from './section.ts';
import type { Fault } from './verdict.ts';

/** What a defaulting webhook answers: the object with its defaults, or why it refuses to give any. */
export interface Defaulted {
  readonly object: Section;
  readonly faults: readonly Fault[];
}

/**
 * What the server does with a kind beyond its schema. All parts may be absent: a kind of CAPTF has rules and no webhook here, since its
 * webhooks ran nowhere that could be seen.
 */
export interface Behaviour {
  /** Whether a mutating webhook reads the object into Go types; then a wrong type is that webhook's error. */
  readonly mutating?: boolean;
  /**
   * Present where that webhook also removes what its types leave out, zero values among them: the fields that are pointers there, in which a
   * zero value stays.
   */
  readonly rewrites?: ReadonlySet<string>;
  /** The webhook's defaults. It returns the very object it was given where it changes nothing. */
  readonly defaults?: (object: Section, old: Section | undefined) => Defaulted;
  /** Whether only the validating webhook reads the object into Go types; a wrong type that passed the schema ends there. */
  readonly isTyped?: boolean;
  /** What the CRD states in CEL. */
  readonly expressions?: readonly Expression[];
  /** Present for a version that is served but not stored: the server turns its objects into the stored version and back. */
  readonly older?: Older;
  /** What the validating webhook refuses. `old` is given for an update. */
  readonly validate?: (object: Section, old: Section | undefined) => readonly Fault[];
}

/** How an older version of a kind meets the webhooks, which know the stored version alone. */
export interface Older {
  /** What the webhooks do with the stored version. */
  readonly current: Behaviour;
  /** The parts of an object that the webhooks look at, in the shape of the stored version. */
  readonly converted: (object: Section) => Section;
  /** The object with what the defaulting webhook changed of it. */
  readonly returned: (object: Section, defaulted: Section) => Section;
  /** Paths of references: to read the object back, the server must find the kind that each names. */
  readonly references: readonly (readonly string[])[];
}
