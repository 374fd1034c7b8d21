import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, overlaps, parseAddress, parseCIDR, type Range } from '../../lib/model/cidr.ts';

const range = (text: string): Range => {
  const parsed = parseCIDR(text);
  if (!parsed) throw new Error(text);
  return parsed;
};

test.each([
  '10.0.0.0',
  '10.0.0.0/33',
  '10.0.0/8',
  '010.0.0.0/8',
  '10.0.0.0/08',
  ' 10.0.0.0/8',
  '10.0.0.0/8 ',
  '256.0.0.0/8',
  'fe80::1%eth0/64',
  '::/129',
  '1/8',
  '0x0a.0.0.0/8',
  '',
])('%j is no range', (text) => expect(parseCIDR(text)).toBeUndefined());

test.each([
  ['10.6.0.7/24', '10.6.0.0/24'],
  ['192.0.2.1/32', '192.0.2.1/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['FD00:0:0::1/64', 'fd00::/64'],
])('%s is %s without host bits', (text, canonical) => expect(range(text).canonical).toBe(canonical));

describe('ranges', () => {
  test.each([
    ['10.0.0.0/8', '10.1.0.0/16', true],
    ['10.0.0.0/16', '10.1.0.0/16', false],
    ['0.0.0.0/0', '::/0', false],
    ['fd00::/8', 'fd12::/16', true],
  ])('%s and %s overlap: %s', (a, b, expected) =>
    expect([overlaps(range(a), range(b)), overlaps(range(b), range(a))]).toEqual([expected, expected]),
  );

  test('contain those with a longer mask', () => {
    expect(contains(range('10.0.0.0/8'), range('10.1.0.0/16'))).toBe(true);
    expect(contains(range('10.1.0.0/16'), range('10.0.0.0/8'))).toBe(false);
  });

  test('print so that they parse to the same', () =>
    fc.assert(
      fc.property(fc.oneof(fc.tuple(fc.ipV4(), fc.nat({ max: 32 })), fc.tuple(fc.ipV6(), fc.nat({ max: 128 }))), ([address, prefix]) => {
        const parsed = parseCIDR(`${address}/${prefix}`);
        if (!parsed) return; // an IPv6 address with an IPv4 part is refused
        expect(parseCIDR(parsed.canonical)).toEqual(parsed);
      }),
    ));
});

test('an address is a number of its family', () => {
  expect(parseAddress('0.0.1.0')).toEqual({ family: 4, value: 256n });
  expect(parseAddress('::1')).toEqual({ family: 6, value: 1n });
  expect(parseAddress('localhost')).toBeUndefined();
});
