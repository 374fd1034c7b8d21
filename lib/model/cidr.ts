import ipaddr from 'ipaddr.js';

/** An address range: `first` and `last` as numbers, so that ranges compare and overlap by arithmetic. */
export interface Range {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
  readonly prefix: number;
  /** The form with all host bits zero, as OpenStack and Kubernetes print it. */
  readonly canonical: string;
}

const widths = { 4: 32, 6: 128 } as const;

/**
 * Parses `10.6.0.0/24` or `fd00::/64`. `undefined` for anything else: no mask, leading zeros, blanks, a zone, an IPv4-mapped address.
 * Host bits may be set; `canonical` then differs from the text.
 */
export function parseCIDR(text: string): Range | undefined {
  const match = /^([0-9A-Fa-f.:]+)\/(0|[1-9][0-9]{0,2})$/.exec(text);
  const address = match?.[1] === undefined ? undefined : parseAddress(match[1]);
  if (!match || !address) return undefined;
  const prefix = Number(match[2]);
  const width = widths[address.family];
  if (prefix > width) return undefined;
  const host = BigInt(width - prefix);
  const first = (address.value >> host) << host;
  const last = first | ((1n << host) - 1n);
  return { family: address.family, first, last, prefix, canonical: `${printAddress(first, address.family)}/${prefix}` };
}

/** An address as a number, or `undefined`. Strict: four decimal parts without leading zeros, or RFC 4291 text without a zone. */
export function parseAddress(text: string): { family: 4 | 6; value: bigint } | undefined {
  if (/^(?:(?:0|[1-9][0-9]{0,2})\.){3}(?:0|[1-9][0-9]{0,2})$/.test(text)) {
    if (!ipaddr.IPv4.isValidFourPartDecimal(text)) return undefined;
    return { family: 4, value: toNumber(ipaddr.IPv4.parse(text).toByteArray()) };
  }
  if (!text.includes(':') || !/^[0-9A-Fa-f:]+$/.test(text) || !ipaddr.IPv6.isValid(text)) return undefined;
  return { family: 6, value: toNumber(ipaddr.IPv6.parse(text).toByteArray()) };
}

export const overlaps = (a: Range, b: Range): boolean => a.family === b.family && a.first <= b.last && b.first <= a.last;

export const contains = (outer: Range, inner: Range): boolean =>
  outer.family === inner.family && outer.first <= inner.first && inner.last <= outer.last;

function printAddress(value: bigint, family: 4 | 6): string {
  const bytes: number[] = [];
  for (let shift = widths[family] - 8; shift >= 0; shift -= 8) bytes.push(Number((value >> BigInt(shift)) & 255n));
  const address = ipaddr.fromByteArray(bytes);
  return family === 6 ? (address as ipaddr.IPv6).toRFC5952String() : address.toString();
}

const toNumber = (bytes: readonly number[]): bigint => bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
