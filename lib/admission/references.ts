import type { Issue } from '../model/issue.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { type Found, referencesOf } from './reference-fields.ts';
import { groupOf, issueOf, type Subject } from './subject.ts';

/** Names by group, kind and namespace. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** A reference with the object that holds it. */
export interface Reference {
  readonly subject: Subject;
  readonly found: Found;
}

/** Adds the names of objects to those that references can lead to. */
export function addNames(subjects: readonly Subject[], names: Map<string, Set<string>>): void {
  for (const { object } of subjects) {
    if (typeof object.metadata?.name !== 'string') continue;
    const { name, namespace } = object.metadata;
    const kind = key(groupOf(object.apiVersion), object.kind, namespace);
    const known = names.get(kind);
    if (known) known.add(name);
    else names.set(kind, new Set([name]));
  }
}

/** The references of an object that lead to none of the names. What lies outside the environment (Secrets, sources) is not asked for here. */
export const openReferences = (subject: Subject, names: Names): readonly Reference[] =>
  referencesOf(subject.object)
    .map((found) => ({ subject, found }))
    .filter((reference) => isDangling(reference, names));

/** Whether a reference leads to none of the names. */
export const isDangling = ({ found }: Reference, names: Names): boolean => names.get(keyOf(found))?.has(found.name) !== true;

/** The issue of a reference that leads nowhere although all names are known. */
export const danglingIssue = ({ subject, found }: Reference, names: Names): Issue =>
  dangling(subject, found, [...(names.get(keyOf(found)) ?? [])]);

const keyOf = ({ group, kind, namespace }: Found): string => key(group, kind, namespace);

const key = (group: string, kind: string, namespace: string | undefined): string => `${group}/${kind} ${namespace ?? ''}`;

function dangling(subject: Subject, { path, kind, name, namespace }: Found, known: readonly string[]): Issue {
  const where = namespace === undefined ? '' : ` in namespace '${namespace}'`;
  return issueOf(subject, {
    code: 'admission/dangling',
    path,
    got: `${kind} '${name}'${where}`,
    must:
      known.length === 0
        ? `name a ${kind} of this environment, which has none${where}`
        : `name a ${kind} of this environment: ${quoted(known)}`,
    fix: didYouMean(name, known) ?? `add the ${kind}, or name another`,
    why: 'The API server takes a reference that leads nowhere; the controllers then wait for ever.',
  });
}
