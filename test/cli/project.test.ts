import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chosen, environmentsIn, findProject, nameIssues } from '../../lib/cli/project.ts';

const root = mkdtempSync(join(tmpdir(), 'capstan-project-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['base', 'prod', 'dev', 'notes', 'a10', 'a9']) mkdirSync(join(root, 'overlays', folder), { recursive: true });
for (const folder of ['base', 'prod', 'dev', 'a10', 'a9']) writeFileSync(join(root, 'overlays', folder, 'fleet.ts'), '');
symlinkSync(join(root, 'overlays', 'dev'), join(root, 'overlays', 'linked'));
mkdirSync(join(root, 'docs', 'deep'), { recursive: true });

const project = { root, environments: ['dev', 'prod'] };

describe('a project', () => {
  test('has an environment for each folder of overlays with a fleet.ts, but base, in the order of code units', () =>
    expect(environmentsIn(root)).toEqual(['a10', 'a9', 'dev', 'linked', 'prod']));

  test('is found upward from anywhere inside it', () => expect(findProject(join(root, 'docs', 'deep'), undefined)).toMatchObject({ root }));

  test('is the folder named, and none above it', () => {
    expect(findProject('/', root)).toMatchObject({ root });
    expect(findProject(root, 'docs')).toMatchObject({ code: 'call/project-missing', got: "no folder `overlays` in 'docs'" });
  });

  test('is missed where there is none', () => expect(findProject('/', undefined)).toMatchObject({ code: 'call/project-missing' }));
});

describe('the environments of a call', () => {
  test('are all where none is named', () => expect(chosen(project, [])).toEqual({ environments: ['dev', 'prod'], issues: [] }));

  test('are each taken once, in the order of their names', () =>
    expect(chosen(project, ['prod', 'dev', 'prod'])).toEqual({ environments: ['dev', 'prod'], issues: [] }));

  test('are named back with the nearest one where one is unknown', () =>
    expect(chosen(project, ['prod', 'porduction', 'prodd']).issues).toMatchObject([
      { got: "'porduction'", fix: 'create overlays/porduction/fleet.ts' },
      { got: "'prodd'", fix: "did you mean 'prod'?" },
    ]));

  test('are not made up: neither the base nor what no folder should be called is offered as a new one', () =>
    expect(chosen(project, ['base', '../x', 'A\u001b[1m']).issues).toMatchObject([
      { got: "'base'", fix: 'name one of these, or none for all' },
      { got: "'../x'", fix: 'name one of these, or none for all' },
      { got: "'A\\u{1b}[1m'", fix: 'name one of these, or none for all' },
    ]));

  test('cannot be nothing', () =>
    expect(chosen({ root, environments: [] }, []).issues).toMatchObject([{ code: 'call/environment-missing' }]));
});

test.each([
  ['prod', true],
  ['a'.repeat(63), true],
  ['eu-1', true],
  ['a'.repeat(64), false],
  ['Prod', false],
  ['eu_1', false],
  ['-eu', false],
])('an environment is named by a DNS label: %s', (name, legal) => expect(nameIssues(name).length === 0).toBe(legal));
