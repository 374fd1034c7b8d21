import type { Behaviour, Older } from './behaviour.ts';
import { behaviourOf } from './behaviours.ts';
import { expressionFaults } from './expression.ts';
import { goValue, patched } from './go-value.ts';
import { withZeroItems } from './go-zero.ts';
import { type Kind, kindOf, type SchemaOf } from './kind.ts';
import { metadataFaults } from './metadata.ts';
import { withDefaults } from './nulls.ts';
import { referenceFaults } from './reference.ts';
import { scaleFaults } from './scale.ts';
import { isSection, type Section, without } from './section.ts';
import { blocking, schemaFaults } from './structure.ts';
import { unknownFields } from './unknown-fields.ts';
import { type Fault, fault, rejected, type Verdict } from './verdict.ts';

/** Says what the API server would say of an object; `old` is what it holds under the same name, where this is an update. */
export type Judge = (object: unknown, old?: unknown) => Verdict;

/**
 * The server, offline: strict decoding, the defaulting webhook, the schema, the kind's rules, the validating webhook, in this order, and only
 * the first that finds something speaks. Plain creates and updates are meant; a server-side apply refuses a `null` that these drop. Pure:
 * the schemas are asked for, nothing else is read, and what is given stays as it is.
 */
export const judging =
  (schemaOf: SchemaOf): Judge =>
  (object, old) => {
    const kind = isSection(object) ? kindOf(object, schemaOf) : undefined;
    if (!isSection(object) || kind === undefined) return { verdict: 'unknown', issues: [] };
    return judged(object, isSection(old) ? settled(old, kind) : undefined, kind);
  };

function judged(sent: Section, old: Section | undefined, kind: Kind): Verdict {
  const behaviour = behaviourOf(kind);
  const read = decoded(sent, kind);
  if (read.faults.length > 0) return rejected('decode', read.faults);
  if (behaviour.older) return judgedAsOlder(read.object, kind, behaviour, behaviour.older);
  const defaulted = behaviour.mutating ? afterWebhook(read.object, old, kind) : read;
  if (defaulted.faults.length > 0) return rejected('webhook', defaulted.faults);
  const stored = settled(defaulted.object, kind);
  const refusal = structurally(stored, old, kind, behaviour);
  if (refusal) return refusal;
  const unreadable: Fault[] = [];
  if (behaviour.isTyped) goValue(kind.schema, stored, [], { faults: unreadable });
  if (unreadable.length > 0) return rejected('webhook', unreadable);
  const refused = behaviour.validate?.(stored, old) ?? [];
  return refused.length > 0 ? rejected('webhook', refused) : { verdict: 'accepted', issues: [], stored };
}

/**
 * An object of an older version: converted for the webhooks, judged by its own schema, always as a new one. What it reads back as depends on
 * the kinds that are installed, so no stored form is given.
 */
function judgedAsOlder(object: Section, kind: Kind, behaviour: Behaviour, older: Older): Verdict {
  const faults: Fault[] = [];
  const read = goValue(kind.schema, object, [], { faults }) as Section;
  if (faults.length > 0) return rejected('conversion', faults);
  const converted = older.converted(object);
  const defaulted = older.current.defaults?.(converted, undefined) ?? { object: converted, faults: [] };
  if (defaulted.faults.length > 0) return rejected('webhook', defaulted.faults);
  const lost = older.references.flatMap((path) => referenceFaults(object, path));
  // What no webhook changed is read back only at the very end.
  const isEarly = defaulted.object !== converted;
  if (isEarly && lost.length > 0) return rejected('conversion', lost);
  const stored = settled(older.returned(isEarly ? read : object, defaulted.object), kind);
  const refusal = structurally(stored, undefined, kind, behaviour);
  if (refusal) return refusal;
  const refused = older.current.validate?.(defaulted.object, undefined) ?? [];
  if (refused.length > 0) return rejected('webhook', refused);
  return lost.length > 0 ? rejected('conversion', lost) : { verdict: 'accepted', issues: [] };
}

/** The schema's verdict, and where nothing blocks them the rules' of the kind. */
function structurally(stored: Section, old: Section | undefined, kind: Kind, behaviour: Behaviour): Verdict | undefined {
  const structural = [
    ...metadataFaults(stored, kind, old),
    ...schemaFaults(kind.schema, stored),
    ...scaleFaults(stored, kind.facts.subresources.scale),
  ];
  const blocked = structural.some(({ code }) => blocking.has(code));
  const ruled = blocked ? [] : expressionFaults(behaviour.expressions ?? [], stored, old);
  if (structural.length > 0) return rejected('schema', [...structural, ...ruled]);
  return ruled.length > 0 ? rejected('cel', ruled) : undefined;
}

/** What strict decoding makes of an object: `metadata` is read into its Go type, all else is kept as it is but for nulls and defaults. */
function decoded(sent: Section, kind: Kind): { object: Section; faults: Fault[] } {
  const faults: Fault[] = [];
  const metadata = goMetadata(sent['metadata'], kind, faults);
  faults.push(...unknownFields(kind.schema, sent));
  if (kind.builtin && faults.length === 0) goValue(kind.schema, without(sent, 'metadata'), [], { faults });
  const body = withDefaults(kind.schema, without(sent, 'metadata'));
  return { object: { ...((kind.builtin ? withZeroItems(kind.schema, body) : body) as Section), metadata }, faults };
}

function goMetadata(sent: unknown, kind: Kind, faults: Fault[]): unknown {
  const schema = kind.schema.properties?.['metadata'];
  if (sent === undefined || sent === null || schema === undefined) return {};
  if (!isSection(sent)) {
    faults.push(fault('wrong-type', ['metadata'], sent, 'be a section of fields'));
    return {};
  }
  faults.push(...unknownFields(schema, sent, ['metadata']));
  const read = goValue(schema, sent, ['metadata'], { faults });
  return kind.facts.scope === 'Cluster' && isSection(read) ? without(read, 'namespace') : read;
}

/** The object after the defaulting webhook: what it changed, and what its Go types wrote differently while doing so. */
function afterWebhook(object: Section, old: Section | undefined, kind: Kind): { object: Section; faults: readonly Fault[] } {
  const { defaults, rewrites } = behaviourOf(kind);
  const faults: Fault[] = [];
  const read = goValue(kind.schema, object, [], { faults, ...(rewrites ? { pointers: rewrites } : {}) }) as Section;
  if (faults.length > 0 || defaults === undefined) return { object, faults };
  const answer = defaults(read, old);
  if (answer.faults.length > 0) return { object, faults: answer.faults };
  if (answer.object === read && !rewrites) return { object, faults: [] };
  const written = withDefaults(kind.schema, rewrites ? answer.object : patched(object, read, answer.object)) as Section;
  return { object: written, faults: [] };
}

/** A status is not the sender's to write where it has a URL of its own. */
const settled = (object: Section, kind: Kind): Section => (kind.facts.subresources.status ? without(object, 'status') : object);
