import { describe, expect, test } from 'vitest';
import { printAnnotations } from '../../lib/cli/annotations.ts';
import { colours, counted, issuesData, printCount, printIssues } from '../../lib/cli/report.ts';
import type { Issue } from '../../lib/model/issue.ts';

const plain = colours(false);

const replicas: Issue = {
  code: 'control-plane/even',
  severity: 'error',
  path: ['clusters', 'payments', 'controlPlane', 'replicas'],
  origin: { file: 'overlays/prod/fleet.ts', line: 7, column: 23 },
  got: '2',
  must: 'be an odd number, since etcd needs a majority',
  fix: "use 3; or leave it out to keep the base's 1",
  why: 'An even number of members survives no more failures than one less.',
};

const flavor: Issue = {
  code: 'node-pool/flavor-unknown',
  severity: 'warning',
  path: ['clusters', 'payments', 'nodePools', 'a.b', 'flavor'],
  origin: { file: 'overlays/prod/fleet.ts' },
  must: 'be declared',
};

const object: Issue = {
  code: 'object/unknown-field',
  severity: 'error',
  path: ['spec', 'replica'],
  object: {
    file: 'dist/prod/clusters/payments/node-pool-web.yaml',
    apiVersion: 'v1',
    kind: 'MachineDeployment',
    namespace: 'team-a',
    name: 'web',
  },
  must: 'be a known field',
};

describe('issues as text', () => {
  test('read place, file, got, must, fix, why and code, ordered by path', () =>
    expect(printIssues([flavor, replicas], plain)).toBe(`clusters.payments.controlPlane.replicas   overlays/prod/fleet.ts:7:23
  got   2
  must  be an odd number, since etcd needs a majority
  fix   use 3; or leave it out to keep the base's 1
  why   An even number of members survives no more failures than one less.
  code  control-plane/even

warning   clusters.payments.nodePools["a.b"].flavor   overlays/prod/fleet.ts
  must  be declared
  code  node-pool/flavor-unknown
`));

  test('name the object and its file where the issue is about one', () =>
    expect(printIssues([object], plain)).toBe(`MachineDeployment team-a/web spec.replica   dist/prod/clusters/payments/node-pool-web.yaml
  must  be a known field
  code  object/unknown-field
`));

  test('begin with the file where no path says more', () =>
    expect(printIssues([{ ...replicas, path: [], code: 'overlay/syntax' }], plain)).toMatch(
      /^overlays\/prod\/fleet\.ts:7:23\n {2}got {3}2\n/,
    ));

  test('indent further lines of a text under its first', () =>
    expect(printIssues([{ ...flavor, must: 'be one\nor two' }], plain)).toContain('  must  be one\n        or two\n'));

  test('are coloured only where asked', () => {
    expect(printIssues([replicas, flavor, object], plain)).not.toContain('\u001b');
    expect(printIssues([replicas], colours(true))).toContain('\u001b[1mclusters.payments.controlPlane.replicas\u001b[22m');
  });
});

describe('issues as annotations of a pull request', () => {
  test('carry file, line, column and code, one line an issue', () =>
    expect(printAnnotations([replicas, flavor])).toBe(
      `::error file=overlays/prod/fleet.ts,line=7,col=23,title=control-plane/even::clusters.payments.controlPlane.replicas: got 2; must be an odd number, since etcd needs a majority; fix: use 3; or leave it out to keep the base's 1; why: An even number of members survives no more failures than one less.
::warning file=overlays/prod/fleet.ts,title=node-pool/flavor-unknown::clusters.payments.nodePools["a.b"].flavor: must be declared
`,
    ));

  test('cannot be ended or faked by what a fleet says', () => {
    const hostile = { ...flavor, got: "'a\r\n::error::100%'", origin: { file: 'overlays/a,b:c/fleet.ts' } };
    expect(printAnnotations([hostile])).toBe(
      `::warning file=overlays/a%2Cb%3Ac/fleet.ts,title=node-pool/flavor-unknown::clusters.payments.nodePools["a.b"].flavor: got 'a%0D%0A::error::100%25'; must be declared\n`,
    );
  });
});

test('issues as JSON are their data and their place as people write it, ordered by path', () =>
  expect(issuesData([object, flavor, replicas])).toEqual([
    { ...replicas, place: 'clusters.payments.controlPlane.replicas' },
    { ...flavor, place: 'clusters.payments.nodePools["a.b"].flavor' },
    { ...object, place: 'MachineDeployment team-a/web spec.replica' },
  ]));

test.each([
  [[], 'no problems'],
  [[replicas], '1 problem'],
  [[replicas, object], '2 problems'],
  [[flavor], '1 warning'],
  [[flavor, replicas, flavor], '1 problem and 2 warnings'],
])('issues are counted by their severity %#', (issues, text) => expect(printCount(issues)).toBe(text));

test('a count names its noun in the singular for one only', () =>
  expect([0, 1, 2].map((count) => counted(count, 'file'))).toEqual(['0 files', '1 file', '2 files']));
