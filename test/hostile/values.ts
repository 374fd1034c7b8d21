import { add, remove } from '../../lib/compose/layers.ts';
import { lookAlikes } from '../laws/hostile.ts';
import type { Random } from './random.ts';

/** Names that objects have of themselves, and names that are hard to print, compare or look up. */
export const keys: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'then', 'toJSON', 'length'],
  ...[
    '',
    ' ',
    '.',
    '..',
    '/',
    'a.b',
    'a/b',
    'a b',
    "it's",
    '"',
    '\\',
    '$ref',
    '#',
    '~0',
    '~1',
    '%2e%2e',
    '0',
    '-1',
    '1e3',
    'NaN',
    'null',
    'true',
  ],
  ...[
    'pаyments',
    'ｐayments',
    'web\u200b',
    '\u202eweb',
    'wéb',
    'we\u0301b',
    '\u{1f600}',
    '\ud800',
    'web\n',
    '\0',
    '\u001b[31m',
    '::error::x',
    'web%0A',
  ],
  ...['PAYMENTS', 'type', 'Type', 'k'.repeat(300), 'k-'.repeat(40), `${'a.'.repeat(100)}b`, '{{ x }}', '${x}', '../../etc/passwd'],
];

const texts: readonly string[] = [
  ...lookAlikes,
  ...[
    'v1.34',
    'v1.34.2',
    '1.34.2',
    'v99.99.99',
    'v1.34.2-rc.1',
    'v1.34.2+x',
    'v1.34.3+rke2r1',
    '8Gi',
    '8gi',
    '-8Gi',
    '1e3Gi',
    '0Gi',
    '99999999999999999999Gi',
    '10m',
    '0s',
  ],
  ...[
    '10.0.0.0/8',
    '10.0.0.1/8',
    '0.0.0.0/0',
    '::/0',
    'fd00::/8',
    '10.0.0.0/33',
    '256.1.1.1/8',
    '1.2.3.4',
    '::ffff:1.2.3.4',
    '010.1.1.1/8',
    '192.168.0.0/16',
  ],
  ...[
    'ssh-ed25519 AAAA x',
    'PRIVATE KEY-----',
    '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
    'https://u:p@x.example/',
    'ftp://x',
    'x:y@sha256:0',
  ],
  ...[
    '{% raw %}',
    '{{ ds.meta_data }}',
    '#!/bin/sh',
    'a'.repeat(64),
    'a'.repeat(11_000),
    '\ud800',
    'a\udfffb',
    'team-a',
    'payments',
    'web',
    'm1.large',
    'az-1',
  ],
];

/** A credential, which only ever stands below one of these keys; no message may repeat it. */
export const planted = 'hunter2-correct-horse';
export const credentialKeys = [
  'password',
  'OS_PASSWORD',
  'token',
  'applicationCredentialSecret',
  'private_key',
  'apiKey',
  'passphrase',
] as const;

const numbers: readonly number[] = [
  ...[
    0,
    -0,
    1,
    -1,
    2,
    3,
    1.5,
    0.1,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NaN,
    1e21,
    1e-7,
    2 ** 31,
    2 ** 31 - 1,
    2 ** 53,
    2 ** 63,
    -(2 ** 63),
    65_536,
    1e308,
  ],
  ...[Number.MIN_VALUE, Number.MAX_SAFE_INTEGER, 100, 255, 1000, 6443],
];

const thrower = (): never => {
  throw new Error('no');
};

/** Whatever a program can put into a section that is no data. Made anew each time, since some remember that they were read. */
const strange: readonly (() => unknown)[] = [
  () => () => 1,
  () => async () => 1,
  () => class Thing {},
  () => Symbol('x'),
  () => Symbol.iterator,
  () => 10n ** 400n,
  () => new Date(0),
  () => new Date(Number.NaN),
  () => /x/,
  () => new Map([['a', 1]]),
  () => new Set([1]),
  () => new WeakMap(),
  () => Promise.resolve(1),
  () => new Error('x'),
  () => new URL('https://example.com'),
  () => new Uint8Array(3),
  () => Buffer.from('x'),
  () => new Number(3),
  () => new String('x'),
  () => new Boolean(false),
  () => Object.create(null) as unknown,
  () => Object.create({ flavor: 'm1.large' }) as unknown,
  () => JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}') as unknown,
  () => Object.freeze({}),
  () => ({ toJSON: () => ({ a: 1 }) }),
  () => ({ toString: thrower, valueOf: thrower }),
  () => ({ [Symbol.toPrimitive]: thrower, [Symbol.for('capstan.layers')]: [1], [Symbol.for('capstan.add')]: 1 }),
  () => Object.defineProperty({}, 'flavor', { enumerable: true, get: thrower }),
  () => Object.defineProperty([1], 0, { enumerable: true, get: thrower }),
  () => changing(),
  () => new Proxy({}, { ownKeys: thrower }),
  () => new Proxy({}, { get: thrower, getPrototypeOf: thrower, has: thrower }),
  () => new Proxy({ flavor: 1 }, { getOwnPropertyDescriptor: thrower }),
  () => new Proxy([1, 2], { get: thrower }),
  () => new Proxy({}, { ownKeys: () => ['a', 'b'], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 1 }) }),
  () => revoked(),
  () => Object.assign(new Array(4), { 1: 1, 3: 2 }) as unknown,
  () => new Array(5),
  () => Object.assign([1], { extra: 1 }),
  () => globalThis,
  () => process,
  () => Reflect,
];

/** Answers with something else each time it is read. */
function changing(): object {
  let times = 0;
  return Object.defineProperty({}, 'flavor', { enumerable: true, get: () => (times++ % 2 === 0 ? 'm1.large' : { deep: times }) });
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function cyclic(): object {
  const section: Record<string, unknown> = { list: [] };
  section['self'] = section;
  (section['list'] as unknown[]).push([section]);
  return section;
}

/** A section in a section in a section, or the same of lists. */
function nested(levels: number, inside: unknown, list: boolean): unknown {
  let value = inside;
  for (let i = 0; i < levels; i++) value = list ? [value] : { a: value };
  return value;
}

/** A value of any type, few of which are right anywhere. */
export function hostileValue(random: Random, depth = 0): unknown {
  const { below, pick } = random;
  switch (below(depth > 2 ? 10 : 14)) {
    case 0:
    case 1:
    case 2:
      return pick(texts);
    case 3:
    case 4:
      return pick(numbers);
    case 5:
      return pick([true, false]);
    case 6:
      return pick([null, undefined, remove]);
    case 7:
      return pick(strange)();
    case 8:
      return pick([{}, [], [[]], [null], [undefined], '', add({}), { type: '' }, { type: 'kubeadm' }, { type: 'rke2' }]);
    case 9:
      return pick([cyclic, () => nested(pick([5, 31, 32, 33, 100, 5000]), pick(numbers), random.once(2))])();
    case 10:
      return add(hostileValue(random, depth + 1) as object);
    case 11:
      return Array.from({ length: below(4) }, () => hostileValue(random, depth + 1));
    default:
      return Object.fromEntries(Array.from({ length: below(4) }, () => [pick(keys), hostileValue(random, depth + 1)]));
  }
}

/** A value not far from a right one: what a slip of the hand makes of it. */
export function nearValue(random: Random, value: unknown): unknown {
  const { below, pick } = random;
  if (typeof value === 'string') {
    const at = below(value.length + 1);
    return pick([
      () => value.slice(0, at) + pick([...'-._/: A0\n"\u200b{$']) + value.slice(at),
      () => value.slice(0, at) + value.slice(at + 1),
      () => value.toUpperCase(),
      () => value + value,
      () => value.replace(/[0-9]+/, (digits) => String(Number(digits) + pick([1, -1, 100]))),
      () => ` ${value}`,
      () => value.split(''),
      () => ({ [value]: value }),
      () => pick(texts),
      () => Number(value),
    ])();
  }
  if (typeof value === 'number')
    return pick([value + 1, value - 1, -value, value + 0.5, value * 1000, String(value), [value], value === 0]);
  if (typeof value === 'boolean') return pick([!value, String(value), Number(value)]);
  if (Array.isArray(value)) return pick([[...value, ...value], value.slice(1), { ...value }, value[0], [value]]);
  return pick([[value], Object.values(value ?? {})[0], String(value), Object.entries(value ?? {})]);
}
