import { isSection, type Section, sectionAt, textAt } from '../server/section.ts';

/** The objects that were given together, by kind and name. */
export interface Company {
  /** All objects of a kind, in their order; versions do not count. */
  readonly all: (kind: string) => readonly Section[];
  /** The object of a kind by its namespace and name, or `undefined`. */
  readonly find: (kind: string, namespace: string, name: string) => Section | undefined;
}

/** The namespace of an object; `default` where none is written, as the server has it. */
export const namespaceOf = (object: Section): string => textAt(object, ['metadata', 'namespace']) || 'default';

export const nameOf = (object: Section): string => textAt(object, ['metadata', 'name']);

/** Looks objects up in one pass; of two with the same name the later one counts, as the server would have it. */
export function companyOf(objects: readonly unknown[]): Company {
  const kinds = new Map<string, Section[]>();
  const names = new Map<string, Section>();
  for (const object of objects) {
    if (!isSection(object)) continue;
    const kind = textAt(object, ['kind']);
    const known = kinds.get(kind);
    if (known) known.push(object);
    else kinds.set(kind, [object]);
    names.set(JSON.stringify([kind, namespaceOf(object), nameOf(object)]), object);
  }
  return {
    all: (kind) => kinds.get(kind) ?? [],
    find: (kind, namespace, name) => names.get(JSON.stringify([kind, namespace, name])),
  };
}

/** The object that a reference in the same namespace names, or `undefined`. */
export function referred(company: Company, owner: Section, path: readonly string[]): Section | undefined {
  const reference = sectionAt(owner, path);
  return company.find(textAt(reference, ['kind']), namespaceOf(owner), textAt(reference, ['name']));
}
