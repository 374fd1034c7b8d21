import { expect, test } from 'vitest';
import { compose } from '../../lib/compose/compose.ts';
import { layersOf } from '../../lib/compose/layers.ts';
import { defineFleet, type Fleet, overlay } from '../../lib/index.ts';
import { small } from '../synth.ts';

const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

test.each<[string, unknown, string]>([
  ['a function', () => 1, 'be data: text, a number, true or false, a list or a section'],
  ['a symbol', Symbol('x'), 'be data'],
  ['a big integer', 10n, 'be data: text, a number, true or false, a list or a section'],
  ['NaN', Number.NaN, 'be a finite number'],
  ['infinity', Number.POSITIVE_INFINITY, 'be a finite number'],
  ['null', null, 'have a value'],
  ['undefined', undefined, 'have a value'],
  ['half a surrogate pair', 'a\ud800b', 'be well-formed Unicode'],
  ['a cycle', cycle, 'be a tree'],
  ['an instance of a class', new (class Thing {})(), 'be a plain section'],
  ['a Map', new Map(), 'be a plain section'],
  [
    'a getter that throws',
    Object.defineProperty({}, 'x', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    }),
    'be plain data, without getters or proxies that throw',
  ],
])('%s is refused and left out', (_, value, must) => {
  const { issues, value: kept } = compose([{ value: { cloud: { name: value } } }]);
  expect(issues.map((issue) => issue.must)).toContain(must);
  expect(() => JSON.stringify(kept)).not.toThrow();
});

test('depth has a limit, so that nothing overflows the stack', () => {
  let deep: unknown = 'end';
  for (let i = 0; i < 100_000; i++) deep = { deep };
  expect(compose([{ value: deep }]).issues).toMatchObject([{ code: 'fleet/not-data', must: 'be flatter' }]);
});

test('hostile keys are ordinary keys and change no prototype', () => {
  const patch = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}') as object;
  const { value } = compose([{ value: { a: 1 } }, { value: patch }]);
  expect(Object.keys(value as object)).toEqual(['a', '__proto__', 'constructor']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('an object from another realm is plain', async () => {
  const { runInNewContext } = await import('node:vm');
  expect(compose([{ value: runInNewContext('({ cloud: { name: "x" } })') as unknown }]).issues).toEqual([]);
});

test('a fleet whose getter throws is reported, however it is laid over', () => {
  const hostile = Object.defineProperty({}, 'cloud', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  }) as Fleet;
  const silent = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
      getOwnPropertyDescriptor: () => {
        throw new Error('no');
      },
    },
  ) as Fleet;
  for (const fleet of [
    defineFleet(silent),
    overlay(silent, {}),
    defineFleet(hostile),
    overlay(hostile, {}),
    overlay(small, hostile as never),
  ]) {
    expect(compose(layersOf(fleet)).issues).toMatchObject([
      { code: 'fleet/not-data', must: 'be plain data, without getters or proxies that throw' },
    ]);
  }
});
