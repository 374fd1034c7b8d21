import type { Path } from '../../model/path.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { nearest } from '../../model/suggest.ts';
import { isSection } from './section.ts';
import { type Fault, fault } from './verdict.ts';

/** What every object has and no schema of a custom resource rules. */
const implicit = new Set(['apiVersion', 'kind', 'metadata']);

/**
 * The fields that strict decoding refuses: what a schema neither lists nor keeps. An object where no object belongs has no known field at
 * all. The values do not matter here: an unknown field that is `null` is unknown. `path` is where the object stands; absent: it is the root.
 *
 * @see kubernetes/apiextensions-apiserver: pkg/apiserver/schema/pruning/algorithm.go, v0.34
 */
export function unknownFields(schema: SchemaNode, object: unknown, path: Path = []): Fault[] {
  const faults: Fault[] = [];
  walk(schema, object, path, false, faults);
  return faults;
}

function walk(schema: SchemaNode | undefined, value: unknown, path: Path, kept: boolean, faults: Fault[]): void {
  if (Array.isArray(value)) {
    const open = kept || schema?.['x-kubernetes-preserve-unknown-fields'] === true;
    for (const [index, item] of value.entries()) walk(schema?.items, item, [...path, index], open && schema?.items !== undefined, faults);
    return;
  }
  if (!isSection(value)) return;
  const open = kept || schema?.['x-kubernetes-preserve-unknown-fields'] === true;
  const embedded = path.length === 0 || schema?.['x-kubernetes-embedded-resource'] === true;
  for (const key of Object.keys(value)) {
    if (embedded && implicit.has(key)) continue;
    const properties = schema?.properties;
    const additional = schema?.additionalProperties;
    if (properties !== undefined && Object.hasOwn(properties, key)) walk(properties[key], value[key], [...path, key], false, faults);
    else if (typeof additional === 'object') walk(additional, value[key], [...path, key], false, faults);
    else if (!open && additional !== true) faults.push(unknown(schema, path, key));
  }
}

function unknown(schema: SchemaNode | undefined, path: Path, key: string): Fault {
  const known = Object.keys(schema?.properties ?? {});
  if (known.length === 0) return fault('unknown-field', [...path, key], undefined, 'not be there: nothing may stand here', 'leave it out');
  const close = nearest(key, known);
  return fault('unknown-field', [...path, key], undefined, 'be a field of this kind', close ? `write \`${close}\`` : 'leave it out');
}
