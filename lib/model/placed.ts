import type { ObjectId } from './issue.ts';
import type { KubeObject } from './object.ts';

/** An object and the file it stands in. */
export interface Placed {
  readonly object: KubeObject;
  readonly file: string;
}

/** How issues name an object. */
export const placedId = ({ object: { apiVersion, kind, metadata }, file }: Placed): ObjectId => {
  const { name, namespace } = metadata;
  return { file, apiVersion, kind, ...(namespace === undefined ? {} : { namespace }), name };
};

/** What people call something by: `team-a/payments`, or the name alone where there is no namespace. */
export interface Name {
  readonly name: string;
  readonly namespace?: string;
}

export const fullName = ({ name, namespace }: Name): string => (namespace === undefined ? name : `${namespace}/${name}`);

/** Whether one of the names that a user gave, `payments` or `team-a/payments`, means this. */
export const isNamed = (called: Name, names: readonly string[]): boolean =>
  names.includes(called.name) || (called.namespace !== undefined && names.includes(fullName(called)));
