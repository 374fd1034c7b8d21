/** A semantic version; numbers may be as large as 64 bits, so they are no JavaScript numbers. */
export interface SemanticVersion {
  readonly major: bigint;
  readonly minor: bigint;
  readonly patch: bigint;
}

const strict = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([^+]*))?(?:\+(.*))?$/s;

/**
 * A version in the strict form, without `v`; `undefined` for anything else.
 *
 * @see blang/semver: semver.go, Parse, v4
 */
export function semanticVersion(text: string): SemanticVersion | undefined {
  const match = strict.exec(text);
  if (!match) return undefined;
  const [, major = '', minor = '', patch = '', pre, build] = match;
  if (pre !== undefined && !pre.split('.').every((part) => /^(0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)$/.test(part))) return undefined;
  if (build !== undefined && !build.split('.').every((part) => /^[0-9A-Za-z-]+$/.test(part))) return undefined;
  const numbers = [major, minor, patch].map(BigInt);
  if (numbers.some((number) => number >= 2n ** 64n)) return undefined;
  return { major: numbers[0] ?? 0n, minor: numbers[1] ?? 0n, patch: numbers[2] ?? 0n };
}

/**
 * A version in a form that people write: blanks around it, a `v`, leading zeros, missing parts. Parts may be missing only where no
 * pre-release and no build follows.
 *
 * @see blang/semver: semver.go, ParseTolerant, v4
 */
export function tolerantVersion(text: string): SemanticVersion | undefined {
  const [first = '', second, ...rest] = text.trim().replace(/^v/, '').split('.');
  const parts = [first, ...(second === undefined ? [] : [second]), ...(rest.length > 0 ? [rest.join('.')] : [])].map(withoutZeros);
  if (parts.length < 3 && /[+-]/.test(parts.at(-1) ?? '')) return undefined;
  while (parts.length < 3) parts.push('0');
  return semanticVersion(parts.join('.'));
}

function withoutZeros(part: string): string {
  if (part.length < 2) return part;
  const rest = part.replace(/^0+/, '');
  return /^\d/.test(rest) ? rest : `0${rest}`;
}

/** Below 0, 0 or above 0; pre-releases and builds do not count. */
export function compareVersions(a: SemanticVersion, b: SemanticVersion): number {
  for (const key of ['major', 'minor', 'patch'] as const) if (a[key] !== b[key]) return a[key] < b[key] ? -1 : 1;
  return 0;
}
