import { describe, expectTypeOf, test } from 'vitest';
import {
  type CompleteFleet,
  defineRule,
  everyNodePool,
  type Finding,
  type Path,
  parseCIDR,
  type Range,
  type Rule,
} from '../../lib/index.ts';

describe("a rule of a team's own", () => {
  test('sees the complete fleet and yields findings', () => {
    const rule = defineRule({
      code: 'team/few-clusters',
      why: 'Each cluster costs.',
      *check(fleet) {
        expectTypeOf(fleet).toEqualTypeOf<CompleteFleet>();
        for (const { pool, path } of everyNodePool(fleet)) {
          expectTypeOf(path).toEqualTypeOf<Path>();
          expectTypeOf(pool.minReadySeconds).toEqualTypeOf<number>();
          yield { path, must: 'be few' } satisfies Finding;
        }
      },
    });
    expectTypeOf(rule).toEqualTypeOf<Rule>();
  });

  test('reads ranges that may be none', () => expectTypeOf(parseCIDR('10.0.0.0/8')).toEqualTypeOf<Range | undefined>());
});

describe('a slip is an error in the editor', () => {
  const why = 'Because.';

  test('a rule that does not say why', () => {
    // @ts-expect-error whoever is refused wants to know the reason
    defineRule({ code: 'team/a', *check() {} });
  });

  test('a severity that there is not', () => {
    // @ts-expect-error there are `error` and `warning`
    defineRule({ code: 'team/a', why, severity: 'info', *check() {} });
  });

  test('a finding without its place, or without what must be', () => {
    const must = 'be right';
    // @ts-expect-error nobody finds what has no place
    defineRule({ code: 'team/a', why, check: () => [{ must }] });
    // @ts-expect-error nobody knows what to write
    defineRule({ code: 'team/a', why, check: () => [{ path: ['clusters'] }] });
  });

  test('a change of the fleet', () => {
    defineRule({
      code: 'team/a',
      why,
      check: (fleet) => {
        // @ts-expect-error a rule only looks
        fleet.environment = 'other';
        return [];
      },
    });
  });
});
