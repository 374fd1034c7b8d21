import type { Section } from '../admission/server/section.ts';
import { type Operation, patch } from './json-patch.ts';

/** One recorded verdict: an object that a real API server was asked about, and what it said. */
export interface Case {
  readonly id: string;
  readonly op: 'create' | 'update';
  /** The name of the object that the patch applies to. */
  readonly base: string;
  readonly patch: readonly Operation[];
  /** The sort of mutation, for people. */
  readonly what: string;
  readonly verdict: 'accepted' | 'rejected';
  readonly stage?: string;
  /** The fields that the server named, at most twelve; none for what could not be decoded. */
  readonly causes?: readonly { readonly field: string }[];
  readonly message?: string;
  /** From the sent to the stored object; absent where nothing changed. */
  readonly stored?: readonly Operation[];
}

/** The valid objects of a kind, by name: as sent, and as the server holds them (only where updates were recorded). */
export interface Bases {
  readonly sent: ReadonlyMap<string, unknown>;
  readonly stored: ReadonlyMap<string, unknown>;
}

/** What a case puts to the judge, and what the server holds afterwards. */
export interface Question {
  readonly object: unknown;
  /** Present for an update. */
  readonly old?: unknown;
  /** Present where the server accepted. */
  readonly stored?: unknown;
}

/** Rebuilds the objects of a case. */
export function question({ op, base, patch: operations, verdict, stored }: Case, bases: Bases): Question {
  const from = (op === 'update' ? bases.stored : bases.sent).get(base);
  if (from === undefined) throw new Error(`there is no base '${base}' to ${op} from`);
  const object = patch(from, operations);
  return {
    object,
    ...(op === 'update' ? { old: from } : {}),
    ...(verdict === 'accepted' ? { stored: patch(object, stored ?? []) } : {}),
  };
}

/** What the server manages in `metadata`, and what says nothing of the judge: it is left out of comparisons. */
const managed = ['uid', 'resourceVersion', 'generation', 'creationTimestamp', 'managedFields', 'selfLink', 'deletionTimestamp'];

/** An object without what the server manages, for comparing. */
export function comparable(object: unknown): unknown {
  if (typeof object !== 'object' || object === null) return object;
  const { status: _, metadata, ...rest } = object as Section;
  const kept = Object.entries((metadata ?? {}) as Section).filter(([key, value]) => !managed.includes(key) && value !== undefined);
  return { ...rest, metadata: Object.fromEntries(kept) };
}
