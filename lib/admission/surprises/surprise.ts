import type { Issue, Severity } from '../../model/issue.ts';
import type { SchemaNode } from '../../model/schema.ts';
import type { Section } from '../server/section.ts';
import type { Company } from './company.ts';

/** An accepted object, with what stands around it. */
export interface Subject {
  /** As it was given. */
  readonly sent: Section;
  /** As the server holds it; as it was given where that is not known. */
  readonly stored: Section;
  /** As the server held it before; absent for a new object. */
  readonly old?: Section;
  readonly schema: SchemaNode;
  /** All objects that were given together. */
  readonly company: Company;
}

/** What a surprise found: the issue without what the surprise itself knows. */
export type Finding = Pick<Issue, 'path' | 'got' | 'must' | 'fix'>;

/** Something that the server takes although it cannot work, or works otherwise than it reads. */
export interface Surprise {
  /** `area/what`. Stable for ever. */
  readonly code: string;
  /** `error`: it cannot work; `warning`: it works, but hardly as meant. */
  readonly severity: Severity;
  /** One sentence: what happens, and when. */
  readonly why: string;
  /** The kinds it looks at, without their groups; absent: all. */
  readonly kinds?: readonly string[];
  /** Yields every finding, in any order. Never throws for an object that was accepted. */
  readonly check: (subject: Subject) => Iterable<Finding>;
}
