import { sortedEntries } from './schema-node.ts';

/** Whence a schema comes. */
export interface Source {
  /** A repository: `kubernetes-sigs/cluster-api`. */
  readonly source: string;
  /** A release or a commit of it. */
  readonly tag: string;
  /** Of the text that held the CRD. */
  readonly sha256: string;
}

/** The ledger of `schemas/crds/SOURCES.json`: by file, in order. */
export type Sources = Readonly<Record<string, Source & { readonly insteadOf?: Omit<Source, 'sha256'> }>>;

/**
 * The ledger with one more line. Where another release defined the same kind and version before, the line says instead of whom the new one
 * is kept: both define it, the later import wins.
 */
export function withSource(sources: Sources, file: string, from: Source): Sources {
  const before = Object.hasOwn(sources, file) ? sources[file] : undefined;
  const other = before && (before.source !== from.source || before.tag !== from.tag) ? before : before?.insteadOf;
  const insteadOf =
    other && (other.source !== from.source || other.tag !== from.tag) ? { source: other.source, tag: other.tag } : undefined;
  return Object.fromEntries(sortedEntries({ ...sources, [file]: { ...from, ...(insteadOf ? { insteadOf } : {}) } }));
}
