import { createHash } from 'node:crypto';
import { onceForText } from './remembered.ts';

/** Letters and digits that Kubernetes itself uses for generated names: no vowels, so no words; fit for a DNS label anywhere. */
const alphabet = 'bcdfghjklmnpqrstvwxz2456789';

/**
 * Eight characters that stand for a value: the same for every order of keys, another for any other change. 27^8 is about 2^38, so two
 * revisions of one template share a name once in hundreds of thousands of revisions.
 */
export function contentHash(value: unknown): string {
  const digest = createHash('sha256').update(canonical(value)).digest();
  // Its first 64 bits as two halves, divided as on paper: whole numbers beyond 2^53 would need slow big ones.
  let high = digest.readUInt32BE(0);
  let low = digest.readUInt32BE(4);
  let text = '';
  for (let i = 0; i < 8; i++) {
    const carried = (high % 27) * 2 ** 32 + low;
    high = Math.floor(high / 27);
    low = Math.floor(carried / 27);
    text += alphabet[carried % 27];
  }
  return text;
}

/** JSON with sorted keys, of a JSON value. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item)}`;
    return `[${text}]`;
  }
  const object = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(object).sort()) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(object[key])}`;
  return `{${text}}`;
}

/** Keys and most texts occur again and again. */
const quoted = onceForText((text) => JSON.stringify(text));
