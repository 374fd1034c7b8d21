import type { KubeObject } from '../model/object.ts';
import { onceForText } from '../model/remembered.ts';

/**
 * Keeps Flux from deleting an object that left git: the provider must take a cluster down in its own order, with the credentials at hand
 * (kubernetes-sigs/cluster-api: docs/book, quick start, on deleting). A wanted teardown begins with `kubectl delete cluster`.
 */
export const pruneGuard = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } as const;

const substituteGuard = { 'kustomize.toolkit.fluxcd.io/substitute': 'disabled' } as const;

/** The same object, kept out of Flux's variable substitution if any of its text holds `${`. */
export function withSubstituteGuard(object: KubeObject): KubeObject {
  if (!holdsVariable(object)) return object;
  const annotations = { ...object.metadata.annotations, ...substituteGuard };
  return { ...object, metadata: { ...object.metadata, annotations } };
}

const longHoldsVariable = onceForText((text) => text.includes('${'));

function holdsVariable(value: unknown): boolean {
  if (typeof value === 'string') return value.length < 64 ? value.includes('${') : longHoldsVariable(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsVariable);
  for (const key of Object.keys(value)) if (key.includes('${') || holdsVariable((value as Record<string, unknown>)[key])) return true;
  return false;
}
