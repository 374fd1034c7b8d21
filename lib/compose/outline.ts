import type { Json } from '../model/object.ts';
import { added } from './layers.ts';

/**
 * A layer that passed `plain`, without marks: what `add(…)` holds stands for itself, `remove` is `null`. Such a layer can leave the thread it was
 * made in, and `layerOf` finds the same origins in it.
 */
export function outline(value: unknown): Json {
  if (typeof value !== 'object' || value === null) return isScalar(value) ? value : null;
  if (Array.isArray(value)) return value.map(outline);
  const entry = added(value);
  if (entry) return outline(entry.entry);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, outline(child)]));
}

const isScalar = (value: unknown): value is boolean | number | string =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
