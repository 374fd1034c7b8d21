import { parseAddress } from '../../model/cidr.ts';

/**
 * Whether Go's `net.ParseCIDR` reads a text: host bits, leading zeros of the mask and IPv4 inside IPv6 are fine; leading zeros of an
 * octet, blanks and zones are not.
 */
export function isAddressRange(text: string): boolean {
  const match = /^([0-9A-Fa-f.:]+)\/(\d{1,6})$/.exec(text);
  if (!match) return false;
  const address = parseAddress(withoutEmbedded(match[1] ?? ''));
  return address !== undefined && Number(match[2]) <= (address.family === 4 ? 32 : 128);
}

/** `::ffff:10.0.0.1` written as two groups, so that one reader does. */
function withoutEmbedded(address: string): string {
  const match = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const inner = match ? parseAddress(match[2] ?? '') : undefined;
  if (!match || inner === undefined) return address;
  return `${match[1]}${(inner.value >> 16n).toString(16)}:${(inner.value & 0xffffn).toString(16)}`;
}
