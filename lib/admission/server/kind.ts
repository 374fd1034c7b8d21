import type { KindFacts, SchemaNode } from '../../model/schema.ts';
import { inlined } from './inlined.ts';
import type { Section } from './section.ts';

/**
 * Finds the closed schema of a kind, as the importer wrote it; `undefined` where there is none. It is asked for each object, so it should
 * remember its answers.
 */
export type SchemaOf = (apiVersion: string, kind: string) => SchemaNode | undefined;

/** A kind and version that the server knows. */
export interface Kind {
  /** `''` for Kubernetes' own first group. */
  readonly group: string;
  readonly version: string;
  readonly name: string;
  readonly schema: SchemaNode;
  readonly facts: KindFacts;
  /** Kubernetes' own kinds are decoded into Go types before anything else; all others are custom resources. */
  readonly builtin: boolean;
}

const noFacts: KindFacts = { scope: 'Namespaced', plural: '', storage: true, subresources: {} };

/** The kind of an object, or `undefined` where it has none that is known. */
export function kindOf(object: Section, schemaOf: SchemaOf): Kind | undefined {
  const { apiVersion, kind } = object;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return undefined;
  if (!/^([a-z0-9.-]+\/)?v[a-z0-9]+$/.test(apiVersion) || !/^[A-Za-z0-9]+$/.test(kind)) return undefined;
  const found = schemaOf(apiVersion, kind);
  if (found === undefined) return undefined;
  const schema = inlined(found);
  const slash = apiVersion.indexOf('/');
  const group = slash < 0 ? '' : apiVersion.slice(0, slash);
  const facts = (schema['x-capstan'] as KindFacts | undefined) ?? noFacts;
  return { group, version: apiVersion.slice(slash + 1), name: kind, schema, facts, builtin: isBuiltin(group) };
}

/** Groups without a dot, and those below `k8s.io` but for the ones that projects share. */
const isBuiltin = (group: string): boolean => !group.includes('.') || (/\.k8s\.io$/.test(group) && !/x-k8s\.io$/.test(group));
