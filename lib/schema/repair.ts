import type { SchemaNode } from '../model/schema.ts';

type Attempt = (text: string) => string;

/** Slips that have one obvious right form. */
const attempts: readonly Attempt[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/\s+/g, ''),
  // Sizes: `16 GB`, `16G`, `16g`, `16384M`.
  (text) => text.replace(/^\s*(\d+)\s*([KMGT])i?b?\s*$/i, (_match, size: string, unit: string) => `${size}${unit.toUpperCase()}i`),
  // File modes: `644`, `0o644`.
  (text) => text.replace(/^(?:0o)?([0-7]{3})$/, '0$1'),
  // Durations: `10 minutes`, `1 hour`, `90 sec`.
  (text) =>
    text.replace(
      /^\s*(\d+)\s*(h|m|s)(?:ours?|rs?|in(?:ute)?s?|ec(?:ond)?s?)?\s*$/i,
      (_match, n: string, unit: string) => n + unit.toLowerCase(),
    ),
  (text) => text.replace(/^(\d+)d$/, (_match, days: string) => `${Number(days) * 24}h`),
  // Shares: `25 %`.
  (text) => text.replace(/\s+%$/, '%'),
  // Names: capitals, dots, blanks and underscores.
  (text) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, ''),
];

/** The right form of a text that misses a pattern, if one of the usual slips explains it. */
export function repaired(text: string, { pattern, minLength = 0, maxLength = 256 }: SchemaNode): string | undefined {
  if (typeof pattern !== 'string' || text.length > 256) return undefined;
  const expression = new RegExp(pattern, 'u');
  const right = (candidate: string) =>
    candidate !== text &&
    candidate.length >= Math.max(1, Number(minLength)) &&
    candidate.length <= Number(maxLength) &&
    expression.test(candidate);
  return attempts.map((attempt) => attempt(text)).find(right);
}
