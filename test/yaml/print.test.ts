import { describe, expect, test } from 'vitest';
import type { KubeObject } from '../../lib/model/object.ts';
import { printManifest, printObject } from '../../lib/yaml/print.ts';

const holding = (spec: unknown): KubeObject => ({ apiVersion: 'v1', kind: 'X', metadata: { name: 'x' }, spec });

/** The text of one value, as it stands after its key. */
const printed = (value: unknown): string =>
  printObject(holding({ a: value }))
    .slice('apiVersion: v1\nkind: X\nmetadata:\n  name: x\nspec:\n  a:'.length)
    .trimStart();

describe('an object', () => {
  test('begins with what it is, and goes on by code units, at every level', () => {
    const object = {
      spec: { b: 1, a: { z: [{ y: 1, x: 2 }], B: 3 }, '10': 1, '9': 1 },
      data: {},
      metadata: { finalizers: [], annotations: { b: '', a: 'x' }, labels: { 'b/c': 'd' }, namespace: 'team', name: 'o' },
      kind: 'Any',
      apiVersion: 'example.org/v1',
    };
    expect(printObject(object)).toBe(`apiVersion: example.org/v1
kind: Any
metadata:
  name: o
  namespace: team
  labels:
    b/c: d
  annotations:
    a: x
    b: ""
  finalizers: []
data: {}
spec:
  "10": 1
  "9": 1
  a:
    B: 3
    z:
    - x: 2
      "y": 1
  b: 1
`);
  });

  test('keeps nulls, empty maps and empty lists', () => {
    expect(printObject(holding({ a: null, b: {}, c: [], d: [null, {}, [], [[]], [{ e: {} }]] }))).toMatch(
      /spec:\n {2}a: null\n {2}b: \{\}\n {2}c: \[\]\n {2}d:\n {2}- null\n {2}- \{\}\n {2}- \[\]\n {2}- - \[\]\n {2}- - e: \{\}\n$/,
    );
  });

  test('is one document among those of its file', () => {
    expect(printManifest([holding(1), holding(2)]).split('---\n')).toEqual([printObject(holding(1)), printObject(holding(2))]);
    expect(printManifest([])).toBe('');
  });

  test.each<[string, unknown, string]>([
    ['undefined', { a: [{ b: undefined }] }, 'X x: `spec.a[0].b` holds undefined, which YAML cannot say'],
    ['a missing item of a list', { a: new Array(1) }, 'X x: `spec.a[0]` holds undefined'],
    ['NaN', { a: Number.NaN }, 'X x: `spec.a` holds NaN'],
    ['an infinite number', { a: Number.POSITIVE_INFINITY }, 'X x: `spec.a` holds Infinity'],
    ['a function', { a: () => 1 }, 'X x: `spec.a` holds a function'],
    ['a symbol', { a: Symbol('s') }, 'X x: `spec.a` holds a symbol'],
    ['a bigint', { a: 1n }, 'X x: `spec.a` holds a bigint'],
    ['a date', { a: new Date(0) }, 'X x: `spec.a` holds an instance of a class'],
    ['a map', { a: new Map([[1, 2]]) }, 'X x: `spec.a` holds an instance of a class'],
    ['half a surrogate pair', { a: 'x\ud800' }, 'X x: `spec.a` holds text with half a surrogate pair'],
    ['half a surrogate pair in several lines', { a: 'x\n\udc00\n' }, 'X x: `spec.a` holds text with half a surrogate pair'],
    ['half a surrogate pair in a key', { '\ud800': 1 }, 'X x: `spec` holds a key with half a surrogate pair'],
  ])('that holds %s is a bug, which names the place', (_, spec, message) => {
    expect(() => printObject(holding(spec))).toThrow(message);
  });
});

describe('text', () => {
  test.each([
    'abc',
    'v1.34.2',
    'registry.example/image:v1',
    'openstack:///id',
    '8Gi',
    '10m0s',
    '10.6.0.0/24',
    'a=b,c',
    '/etc/motd',
    'nO-pe',
  ])('stands bare where no reader can take it for anything else: %s', (text) => expect(printed(text)).toBe(`${text}\n`));

  test.each([
    '',
    'y',
    'NO',
    'off',
    'null',
    'True',
    '~',
    '1',
    '0644',
    '0o644',
    '1e3',
    '4417e09',
    '22:30',
    '2024-01-01',
    '1.30',
    '10.0.0.1',
    '=',
    '<<',
    '- a',
    'a: b',
    'a #b',
    '{{ x }}',
    'a b',
    'é',
    '.inf',
    'e0',
  ])('is quoted wherever a reader could: %j', (text) => expect(printed(text)).toBe(`${JSON.stringify(text)}\n`));

  test.each([
    ['edge\u2028site', '"edge\\u2028site"\n'],
    ['ab\u0085cd', '"ab\\u0085cd"\n'],
    ['prod\ufeff', '"prod\\ufeff"\n'],
    ['a\u200bb', '"a\\u200bb"\n'],
    ['a\u202eb', '"a\\u202eb"\n'],
    ['a\u00a0b', '"a\\u00a0b"\n'],
    ['\u001b[31m', '"\\u001b[31m"\n'],
    ['a\u{e0041}', '"a\\U000e0041"\n'],
    ['a\r\nb\r\n', '"a\\r\\nb\\r\\n"\n'],
    ['😀', '"😀"\n'],
  ])('shows what cannot be seen: %j', (text, expected) => expect(printed(text)).toBe(expected));

  test('of several lines is a block that is never folded, with empty lines left empty', () => {
    const long = 'x '.repeat(100).trim();
    expect(printed(`#!/bin/sh\n\n  ${long}\n\tdone: [\n---\n`)).toBe(`|
    #!/bin/sh

      ${long}
    \tdone: [
    ---
`);
    expect(printed('a\nb')).toBe('|-\n    a\n    b\n');
    expect(printObject(holding(['a\nb\n', ['c\nd']]))).toContain('spec:\n- |\n  a\n  b\n- - |-\n    c\n    d\n');
  });

  test.each([' a\nb', '\ta\nb', '\na', 'a \nb', 'a\nb ', 'a\n \nb', 'a\n\n', '\n', 'a\r\nb', 'a\n\u2028b', 'a\n\u0000'])(
    'of several lines is quoted where a block could lose something: %j',
    (text) => expect(printed(text)[0]).toBe('"'),
  );
});

test('numbers are numbers to YAML 1.1 as well, which wants a point before an exponent', () => {
  expect([0, -0, 1.5, -3, 1e21, 1.5e-9, 5e-324].map(printed)).toEqual(
    ['0', '0', '1.5', '-3', '1.0e+21', '1.5e-9', '5.0e-324'].map((text) => `${text}\n`),
  );
});

test('keys follow the same rules, and very long ones are told to be keys', () => {
  const key = `${'k'.repeat(1500)}`;
  expect(printObject(holding({ y: 1, '0o7': 2, 'a\nb': 3, ok: 4 }))).toContain('spec:\n  "0o7": 2\n  "a\\nb": 3\n  ok: 4\n  "y": 1\n');
  expect(printObject(holding({ [key]: [1], z: 1 }))).toContain(`spec:\n  ? "${key}"\n  :\n    - 1\n  z: 1\n`);
});
