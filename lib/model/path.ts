/** Where a value stands: keys and list positions from the root. */
export type Path = readonly (string | number)[];

const plainKey = /^[A-Za-z_$][A-Za-z0-9_$-]*$/;

/** Marks that cannot be seen, or move what can: in quotes they stand as JSON's escapes. */
const unseen = /[\u007f-\u00a0\p{Cf}\p{Zl}\p{Zp}]/gu;

/** No name is as long: of such a key, the beginning is shown. */
const longestKey = 400;

const shortened = (key: string): string => (key.length > longestKey ? `${key.slice(0, 80).toWellFormed()}…` : key);

/** A key in quotes, as JSON reads it back. */
const quotedKey = (key: string): string =>
  JSON.stringify(key).replace(unseen, (mark) =>
    Array.from({ length: mark.length }, (_, i) => `\\u${mark.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );

/** Prints a path as people write it: `clusters.payments.files["/etc/motd"].content`, `servers[0]`. The root is `fleet`. */
export function printPath(path: Path): string {
  let text = '';
  for (const step of path) {
    const key = typeof step === 'number' ? step : shortened(step);
    if (typeof key === 'number') text += `[${key}]`;
    else if (!plainKey.test(key)) text += `[${quotedKey(key)}]`;
    else text += text === '' ? key : `.${key}`;
  }
  return text === '' ? 'fleet' : text;
}

/** Total order over paths: key by key, list positions as numbers, a shorter path before its continuation. */
export function comparePaths(a: Path, b: Path): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const x = a[i] as string | number;
    const y = b[i] as string | number;
    if (x === y) continue;
    if (typeof x === 'number' && typeof y === 'number') return x - y;
    return String(x) < String(y) ? -1 : 1;
  }
  return a.length - b.length;
}

/** The value at a path, or `undefined`. Only own properties count, so `__proto__` and `constructor` lead nowhere. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}
