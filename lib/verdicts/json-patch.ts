/** One step of a JSON Patch; recorded verdicts use these three only. @see RFC 6902 */
export interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/** Applies a patch to a JSON value; what was given stays as it is. Throws where the path does not exist. */
export const patch = (value: unknown, operations: readonly Operation[]): unknown => operations.reduce(step, value);

function step(value: unknown, operation: Operation): unknown {
  const keys = operation.path.split('/').slice(1);
  return put(
    value,
    keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    operation,
  );
}

function put(value: unknown, [key, ...rest]: readonly string[], operation: Operation): unknown {
  if (key === undefined) return operation.value;
  if (Array.isArray(value)) return putItem(value, key === '-' ? value.length : Number(key), rest, operation);
  if (typeof value !== 'object' || value === null) throw new Error(`the patch leads into a value that has no fields: ${operation.path}`);
  const entries = Object.entries(value);
  if (rest.length === 0 && operation.op === 'remove') return Object.fromEntries(entries.filter(([name]) => name !== key));
  const before = entries.find(([name]) => name === key);
  const after = rest.length === 0 ? operation.value : put(before?.[1], rest, operation);
  if (before === undefined) return Object.fromEntries([...entries, [key, after]]);
  return Object.fromEntries(entries.map(([name, old]) => [name, name === key ? after : old]));
}

function putItem(list: readonly unknown[], index: number, rest: readonly string[], operation: Operation): unknown {
  if (rest.length > 0) return list.map((item, at) => (at === index ? put(item, rest, operation) : item));
  if (operation.op === 'remove') return list.filter((_, at) => at !== index);
  if (operation.op === 'add') return [...list.slice(0, index), operation.value, ...list.slice(index)];
  return list.map((item, at) => (at === index ? operation.value : item));
}
