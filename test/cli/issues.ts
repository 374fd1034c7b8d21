import fc from 'fast-check';
import type { Issue } from '../../lib/model/issue.ts';

/** Text that ends what it stands in, in one format or another, and halves of letters. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    ']]>',
    '</failure>',
    '<!--',
    '&amp;',
    '"\'',
    '::error::',
    '\r\n::set-output name=a::b',
    '%0A',
    'a,b:c',
    '\u0000',
    '\ud800',
    '\ufffe',
    '\t',
    '😀',
  ),
);

const optional = (key: string) =>
  fc.option(
    hostile.map((text) => ({ [key]: text })),
    { nil: {} },
  );

/** Any issue, whose every text is hostile. */
export const anyIssue: fc.Arbitrary<Issue> = fc
  .record({
    code: hostile.map((text) => `area/${text}`),
    severity: fc.constantFrom('error' as const, 'warning' as const),
    path: fc.array(fc.oneof(hostile, fc.nat({ max: 9 })), { maxLength: 3 }),
    must: hostile,
    rest: fc.tuple(optional('got'), optional('fix'), optional('why')),
    place: fc.constantFrom('origin', 'line', 'object', 'nowhere'),
    file: hostile,
  })
  .map(({ rest, place, file, ...issue }): Issue => {
    const where =
      place === 'origin'
        ? { origin: { file } }
        : place === 'line'
          ? { origin: { file, line: 3, column: 5 } }
          : place === 'object'
            ? { object: { file, apiVersion: 'v1', kind: 'Secret', name: file } }
            : {};
    return { ...issue, ...Object.assign({}, ...rest), ...where } as Issue;
  });

/** A fleet's issue with everything that an issue can say. */
export const replicas: Issue = {
  code: 'control-plane/even',
  severity: 'error',
  path: ['clusters', 'payments', 'controlPlane', 'replicas'],
  origin: { file: 'overlays/prod/fleet.ts', line: 7, column: 23 },
  got: '2',
  must: 'be an odd number',
  fix: 'use 3',
  why: 'etcd needs a majority.',
};

/** A warning about an object, which the fleet accepts. */
export const accepted: Issue = {
  code: 'admission/reference-missing',
  severity: 'warning',
  path: ['spec', 'bootstrap'],
  object: { file: 'clusters/payments/node pool.yaml', apiVersion: 'v1', kind: 'MachineDeployment', namespace: 'team-a', name: 'web' },
  must: 'name an object of this environment',
  accepted: 'made by hand',
};
