import type { Path } from '../../model/path.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { storedDuration } from './go-duration.ts';
import { durations, type GoType, goType } from './go-types.ts';
import { isLeftOut, zero } from './go-zero.ts';
import { nodeOf } from './nulls.ts';
import { quantity } from './quantity.ts';
import { isSection } from './section.ts';
import { storedTime } from './time.ts';
import { type Fault, fault } from './verdict.ts';

/** How a provider's types are read. */
export interface Reader {
  /** What was found wrong so far. */
  readonly faults: Fault[];
  /** The fields that are pointers in Go; absent: as in Cluster API. */
  readonly pointers?: ReadonlySet<string>;
}

/**
 * A value as a webhook reads it into its Go types and writes it again: `null` becomes the zero value, times and quantities their one form,
 * empty texts, lists and sections are gone, fields without `omitempty` appear. Unknown fields are kept. What does not fit its Go type is a
 * fault, and such a request ends there.
 */
export function goValue(schema: SchemaNode, value: unknown, path: Path, reader: Reader): unknown {
  if (schema['x-kubernetes-preserve-unknown-fields'] === true && schema.properties === undefined) return value;
  const { type } = schema;
  if (schema['x-kubernetes-int-or-string'] === true) return intOrString(schema, value, path, reader);
  if (type === 'object') return object(schema, value, path, reader);
  if (type === 'array') return list(schema, value, path, reader);
  if (type === 'string') return text(schema, value, path, reader);
  if (type === 'integer') return integer(schema, value, path, reader);
  if (type === 'boolean' && typeof value !== 'boolean') return wrong(path, value, '`true` or `false`', reader);
  if (type === 'number' && typeof value !== 'number') return wrong(path, value, 'a number', reader);
  return value;
}

function wrong(path: Path, value: unknown, wanted: string, reader: Reader): unknown {
  reader.faults.push(fault('wrong-type', path, value, `be ${wanted}`));
  return value;
}

function object(schema: SchemaNode, value: unknown, path: Path, reader: Reader): unknown {
  if (!isSection(value)) return wrong(path, value, 'a section of fields', reader);
  const type = goType(schema);
  const entries: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    const node = nodeOf(schema, key);
    const isMap = schema.properties === undefined;
    if (node === undefined) entries.push([key, child]);
    else if (child === null && isMap) entries.push([key, zero(node)]);
    else if (child !== null) {
      const written = field(type, key, node, child, [...path, key], reader);
      if (isMap || !isLeftOut(key, node, child, reader.pointers)) entries.push([key, written]);
    }
  }
  const own = new Set(entries.map(([key]) => key));
  for (const [key, missing] of Object.entries(type.always ?? {})) if (!own.has(key)) entries.push([key, missing]);
  return Object.fromEntries(entries);
}

function field(type: GoType, key: string, node: SchemaNode, value: unknown, path: Path, reader: Reader): unknown {
  const parser = type.parsed?.[key];
  if (parser && typeof value === 'string' && !parser.fits(value)) reader.faults.push(fault('format', path, value, parser.must));
  return durations.has(key) && node.type === 'string' && typeof value === 'string'
    ? duration(value, path, reader)
    : goValue(node, value, path, reader);
}

function duration(text: string, path: Path, reader: Reader): string {
  const stored = storedDuration(text);
  if (stored === undefined) reader.faults.push(fault('format', path, text, "be a duration in hours, minutes and seconds, as '1h30m0s'"));
  return stored ?? text;
}

function list(schema: SchemaNode, value: unknown, path: Path, reader: Reader): unknown {
  if (!Array.isArray(value)) return wrong(path, value, 'a list', reader);
  const { items } = schema;
  if (items === undefined) return value;
  return value.map((item, index) => (item === null ? zero(items) : goValue(items, item, [...path, index], reader)));
}

function text(schema: SchemaNode, value: unknown, path: Path, reader: Reader): unknown {
  if (typeof value !== 'string') return wrong(path, value, 'a text', reader);
  const { format } = schema;
  if (format === 'date-time') {
    const time = storedTime(value);
    if (time === undefined) reader.faults.push(fault('format', path, value, "be a time, as '2027-01-02T03:04:05Z'"));
    return time ?? value;
  }
  const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value.replace(/[\r\n]/g, ''));
  if (format === 'byte' && !isBase64) reader.faults.push(fault('format', path, value, 'be base64'));
  return value;
}

function integer(schema: SchemaNode, value: unknown, path: Path, reader: Reader): unknown {
  if (!Number.isInteger(value)) return wrong(path, value, 'a whole number', reader);
  const bits = schema['format'] === 'int32' ? 31 : 63;
  const fits = Number(value) >= -(2 ** bits) && Number(value) < 2 ** bits;
  return fits ? value : wrong(path, value, `a whole number of ${bits + 1} bits`, reader);
}

/** An `IntOrString`, or a quantity where the pattern is a quantity's. */
function intOrString(schema: SchemaNode, value: unknown, path: Path, reader: Reader): unknown {
  if (String(schema['pattern'] ?? '').includes('numkMGTPE')) {
    const stored = typeof value === 'string' || typeof value === 'number' ? quantity(String(value)) : undefined;
    return stored ?? wrong(path, value, "a quantity, as '500m' or '2Gi'", reader);
  }
  if (typeof value === 'string') return value;
  const fits = Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  return fits || value === -(2 ** 31) ? value : wrong(path, value, 'a whole number of 32 bits or a text', reader);
}

/**
 * What a mutating webhook's answer makes of the object that was sent. `before` and `after` are that object as the webhook's types write it,
 * without and with its defaults. The difference is put over what was sent, except that nothing is taken away which was missing already
 * before the defaults; where a whole section was empty before and is filled now, its empty parts do go.
 *
 * @see kubernetes-sigs/controller-runtime: pkg/webhook/admission/defaulter_custom.go, dropSchemeRemovals, v0.24
 */
export function patched(sent: unknown, before: unknown, after: unknown): unknown {
  if (isSection(sent) && isSection(after)) {
    const kept = Object.entries(sent).filter(([key]) => Object.hasOwn(after, key) || isSection(before));
    const known = new Set(kept.map(([key]) => key));
    return Object.fromEntries([
      ...kept.map(([key, value]) => [key, Object.hasOwn(after, key) ? patched(value, childOf(before, key), after[key]) : value]),
      ...Object.entries(after).filter(([key]) => !known.has(key)),
    ]);
  }
  if (!Array.isArray(sent) || !Array.isArray(after)) return after;
  return after.map((item, index) =>
    index < sent.length ? patched(sent[index], Array.isArray(before) ? before[index] : undefined, item) : item,
  );
}

const childOf = (value: unknown, key: string): unknown => (isSection(value) && Object.hasOwn(value, key) ? value[key] : undefined);
