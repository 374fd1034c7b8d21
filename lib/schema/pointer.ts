import type { Path } from '../model/path.ts';

/** The path of a JSON pointer, with positions in lists as numbers: what is a list, only the value can tell. */
export function pathOf(pointer: string, value: unknown): Path {
  const path: (string | number)[] = [];
  let here = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(here) ? Number(key) : key);
    const own = typeof here === 'object' && here !== null && Object.hasOwn(here, key);
    here = own ? (here as Record<string, unknown>)[key] : undefined;
  }
  return path;
}
