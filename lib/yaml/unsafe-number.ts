import type { KubeObject } from '../model/object.ts';
import type { Path } from '../model/path.ts';
import type { Fault } from './json.ts';

/**
 * The first whole number that JavaScript cannot hold, or `undefined`: 2^53 + 1 would be delivered as 2^53. In a CRD such numbers are bounds, which Kubernetes
 * keeps as fractions of the same precision (kubernetes/apiextensions-apiserver v0.34: JSONSchemaProps.Maximum), so they survive.
 */
export const unsafeNumber = (object: Readonly<Record<string, unknown>>): Fault | undefined =>
  (object as Partial<KubeObject>).kind === 'CustomResourceDefinition' ? undefined : first(object, []);

function first(value: unknown, path: Path): Fault | undefined {
  if (typeof value === 'number') {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? { path, found: 'a whole number beyond 2^53' } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const children: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, child] of children) {
    const fault = first(child, [...path, key]);
    if (fault) return fault;
  }
  return undefined;
}
