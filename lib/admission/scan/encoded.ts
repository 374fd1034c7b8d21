import { gunzipSync } from 'node:zlib';

/** More than any object holds; a text that unpacks to more is no file of a machine. */
const mostBytes = 16 * 1024 * 1024;

const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/**
 * The text behind base64, as in files of machines (`base64`, `gzip+base64`) and in `binaryData` of a ConfigMap; `undefined` for what is no such thing.
 * What is packed is unpacked whatever its encoding says.
 */
export function decoded(content: string): string | undefined {
  if (!base64.test(content)) return undefined;
  const bytes = Buffer.from(content, 'base64');
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes }).toString('utf8');
  } catch {
    return undefined;
  }
}
