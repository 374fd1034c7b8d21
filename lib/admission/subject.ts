import { type Issue, legibleIssue, type ObjectId } from '../model/issue.ts';
import type { KubeObject } from '../model/object.ts';
import type { KindFacts, Validator } from '../model/schema.ts';

/** An object under judgement, with what is known of its kind. */
export interface Subject {
  readonly file: string;
  readonly object: KubeObject;
  /** Absent for a kind that nothing is known of. */
  readonly validator?: Validator;
}

/** What a check of one object finds: a path in the object, and the words. */
export type Finding = Pick<Issue, 'code' | 'path' | 'got' | 'must' | 'fix' | 'why'>;

/** `apiVersion/Kind`, as validators are listed. */
export const kindOf = ({ apiVersion, kind }: Pick<KubeObject, 'apiVersion' | 'kind'>): string => `${apiVersion}/${kind}`;

/** The API group, `''` for Kubernetes' core. */
export const groupOf = (apiVersion: string): string => (apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '');

/** The facts of a kind, from the schema that its validator checks. */
export const factsOf = ({ schema }: Validator): KindFacts => schema['x-capstan'] as KindFacts;

/** How issues name an object. */
export function objectId({ file, object: { apiVersion, kind, metadata } }: Subject): ObjectId {
  const namespace = typeof metadata?.namespace === 'string' ? { namespace: metadata.namespace } : {};
  return { file, apiVersion, kind, ...namespace, name: typeof metadata?.name === 'string' ? metadata.name : '' };
}

/** A finding as an issue of its object. */
export const issueOf = (subject: Subject, finding: Finding): Issue =>
  legibleIssue({ severity: 'error', object: objectId(subject), ...finding });
