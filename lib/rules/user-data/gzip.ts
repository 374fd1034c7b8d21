import { constants, gzipSync } from 'node:zlib';
import { onceForText } from '../../model/remembered.ts';

/**
 * How many bytes Go's gzip makes of a text, at most and hardly more. It takes matches of four bytes and more, zlib of three and more or, with its
 * filtered strategy, of six and more; Go lies between the two, nearer to what is said here than 1 % (measured over prose, JSON, YAML, keys,
 * hexadecimal and base64 of other scripts).
 */
export function compressedBytes(text: string): number {
  const all = gzipSync(text, { level: 6 }).length;
  const long = gzipSync(text, { level: 6, strategy: constants.Z_FILTERED }).length;
  return Math.ceil(Math.max(Math.min(all, (all + long) / 2) * 1.01, long * 0.99)) + 32;
}

let texts = 0;
/** A short name for each text, so that a join of large ones needs not be remembered. */
const numberOf = onceForText(() => texts++);

const known = new Map<string, number>();

/** The same of texts in a row, told once for each row. */
export function compressedOnce(row: readonly string[]): number {
  const key = row.map(numberOf).join();
  const bytes = known.get(key) ?? compressedBytes(row.join(''));
  known.set(key, bytes);
  return bytes;
}
