import { readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { type Path, printPath } from '../../lib/model/path.ts';
import { poolsHaveMachines } from '../../lib/rules/_template.ts';
import { fixtures } from '../../lib/rules/fixtures/index.ts';
import { rules } from '../../lib/rules/index.ts';
import { findings } from '../../lib/rules/rule.ts';
import schema from '../../schemas/fleet.schema.json' with { type: 'json' };
import { edges } from './edges.ts';
import { complete, fleet, found, issues, lines } from './fixture.ts';

const validate = new Ajv({ allErrors: true, discriminator: true, strict: false }).compile(schema);

/** Whether the schema has a place at `path`, in any branch of its unions: an oracle that shares no code with the rules. */
function isPlace(path: Path): boolean {
  let shapes: readonly Shape[] = [schema as Shape];
  for (const key of path) shapes = shapes.flatMap(branches).flatMap((shape) => child(shape, key));
  return shapes.length > 0;
}

interface Shape {
  readonly [keyword: string]: unknown;
}

function branches(shape: Shape): readonly Shape[] {
  const target =
    typeof shape['$ref'] === 'string' ? [(schema.$defs as unknown as Record<string, Shape>)[shape['$ref'].slice(8)] ?? {}] : [];
  const unions = [...((shape['oneOf'] ?? []) as Shape[]), ...((shape['anyOf'] ?? []) as Shape[])];
  return [shape, ...target.flatMap(branches), ...unions.flatMap(branches)];
}

function child(shape: Shape, key: string | number): readonly Shape[] {
  if (typeof key === 'number') return shape['items'] === undefined ? [] : [shape['items'] as Shape];
  const own = (shape['properties'] as Record<string, Shape> | undefined)?.[key];
  if (own !== undefined) return [own];
  return typeof shape['additionalProperties'] === 'object' ? [shape['additionalProperties'] as Shape] : [];
}

describe('the list of rules', () => {
  const codes = rules.map(({ code }) => code);

  test('has every rule once, sorted by code', () => expect(codes).toEqual([...new Set(codes)].sort()));

  test('has a fixture pair for every rule, and no other', () => expect(Object.keys(fixtures).sort()).toEqual(codes));

  test('holds every file that declares a rule', () => {
    const files = readdirSync('lib/rules').filter((file) => /^[a-z].*-.*\.ts$/.test(file));
    // A file declares one rule, but for the two on references, which speak of pools and of control planes.
    expect(rules).toHaveLength(files.length + 2);
  });

  test.each(rules)('$code says in one sentence what would happen', ({ code, why }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(why).toMatch(/^[A-Za-z`].*[^.]\.$/);
    expect(why).not.toMatch(/[\u2013\u2014\u2018\u2019]/);
  });
});

test('the minimal fleet has no issue', () => expect(lines({})).toEqual([]));

describe.each(Object.entries(fixtures))('%s', (code, { ok, bad, finds, also = [] }) => {
  test('is silent about the right form, and so is every other rule', () => expect(lines(ok)).toEqual([]));

  test('finds the wrong form, and where', () => {
    expect(lines(bad)).toEqual([...finds.map((path) => `${code} ${path}`), ...also].sort());
  });

  test('shows fleets that the schema lets through, so that the rule is needed', () => {
    expect(validate(fleet(ok)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(fleet(bad)), JSON.stringify(validate.errors)).toBe(true);
  });

  test('words its issues so that they read after "must" and say what to do', () => {
    for (const { must, fix = 'x', got = 'x' } of issues(bad)) {
      expect(must).toMatch(/^[a-z]/);
      expect(`${must}${fix}${got}`).not.toMatch(/[\u2013\u2014\u2018\u2019]|\.$|undefined|\[object|NaN/);
    }
  });

  test('points at places that the schema knows', () => {
    for (const { path } of issues(bad)) expect(isPlace(path), printPath(path)).toBe(true);
  });
});

describe.each(Object.entries(edges))('at the edges of %s', (code, cases) => {
  test.each(cases.map((edge, i) => ({ ...edge, case: i + 1, places: edge.finds.join(', ') || 'nothing' })))(
    'case $case finds $places',
    ({ changes, files, finds, says = [] }) => {
      const told = found(code, changes, files);
      expect(told.map(({ path }) => printPath(path)).sort()).toEqual([...finds].sort());
      for (const { got = '', must, fix = '' } of told) for (const text of says) expect(`${got}\n${must}\n${fix}`).toContain(text);
    },
  );
});

test('the template is a rule that works', () => {
  const changes = { clusters: { payments: { nodePools: { web: { scaling: { type: 'fixed', replicas: 0 } } } } } };
  expect([...findings([poolsHaveMachines], complete(changes))].map(({ path }) => printPath(path))).toEqual([
    'clusters.payments.nodePools.web.scaling',
  ]);
});
