import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type Issue, isError } from '../lib/model/issue.ts';

/** A fenced block of a page: its language, the words after it (`env=staging`), its text. */
interface Block {
  readonly place: string;
  readonly language: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly text: string;
}

const root = resolve(import.meta.dirname, '..');
const capstan = join(root, 'lib/cli/bin.mjs');
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const generated = ['docs/rules.md', 'docs/fleet.md'];
const blocks = pages.filter((page) => !generated.includes(page)).flatMap(blocksOf);
const fleets = blocks
  .filter(({ language, facts }) => language === 'ts' && facts['file'] === undefined && !('rules' in facts))
  .map((block, i) => ({ ...block, env: block.facts['env'] ?? `example-${i + 1}` }));

/** Rules of a team's own, each for the environment that it names. */
const policies = blocks.filter(({ language, facts }) => language === 'ts' && 'rules' in facts);

const project = mkdtempSync(join(tmpdir(), 'capstan-docs-'));
afterAll(() => rmSync(project, { recursive: true }));
for (const name of ['lib', 'schemas', 'package.json']) symlinkSync(join(root, name), join(project, name));
cpSync(join(root, 'overlays/base'), join(project, 'overlays/base'), { recursive: true });
for (const { env, text } of fleets) {
  mkdirSync(join(project, 'overlays', env), { recursive: true });
  writeFileSync(join(project, 'overlays', env, 'fleet.ts'), text);
}
for (const { facts, text } of policies) writeFileSync(join(project, 'overlays', facts['env'] ?? '', 'rules.ts'), text);

function blocksOf(page: string): Block[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(\w+)([^\n]*)\n(.*?)^```$/gms)].map(([, language = '', words = '', body = ''], i) => ({
    place: `${page}, block ${i + 1}`,
    language,
    facts: Object.fromEntries(
      words
        .trim()
        .split(/\s+/)
        .map((word) => word.split('=') as [string, string]),
    ),
    text: body,
  }));
}

/** The errors of all environments in the JSON that a command prints. */
const issuesIn = (json: string): Issue[] =>
  (JSON.parse(json) as { environments: { issues: Issue[] }[] }).environments.flatMap(({ issues }) => issues.filter(isError));

const run = (...args: string[]) => spawnSync('node', [capstan, ...args], { cwd: project, encoding: 'utf8' });

test('there are blocks to test', () => expect(fleets.length).toBeGreaterThan(3));

describe('a fleet in the documentation', () => {
  const { stderr, stdout } = run(
    'check',
    '--types',
    '--format',
    'json',
    ...fleets.filter(({ facts }) => !('fails' in facts)).map(({ env }) => env),
  );

  test('passes every check, the types among them', () => expect({ stderr, issues: issuesIn(stdout) }).toEqual({ stderr: '', issues: [] }));

  test.each(blocks.filter(({ facts }) => facts['file'] !== undefined))('that shows a file shows it as it is: $place', ({ facts, text }) =>
    expect(text).toBe(readFileSync(join(root, facts['file'] ?? ''), 'utf8')),
  );

  test.each(fleets.filter(({ facts }) => 'fails' in facts))('that is wrong fails as shown: $place', ({ env, place }) => {
    const shown = blocks[blocks.findIndex((block) => block.place === place) + 1];
    const { status, stderr: said } = run('check', env);
    expect({ status, said }).toEqual({ status: 1, said: shown?.text });
  });
});

test.each(blocks.filter(({ language }) => language === 'yaml'))('YAML is YAML: $place', ({ text }) => {
  for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
});

describe('what the documentation tells to run', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const told = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/npm (?:run )?([a-z]+)/g)].map(([, script = '']) => script),
  );
  const help = execFileSync('node', [capstan, '--help'], { encoding: 'utf8' });
  const commands = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`(?:npx )?capstan ([a-z]+)/g)].map(([, command = '']) => command),
  );

  test.each([...new Set(told)].filter((script) => script !== 'ci'))('npm script %s exists', (script) =>
    expect(scripts).toHaveProperty(script),
  );

  test.each([...new Set(commands)])('command %s exists', (command) => expect(help).toMatch(new RegExp(`^  ${command}\\b`, 'm')));
});

describe('links', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => [page, link] as const),
  );

  test.each(links)('%s links to %s, which exists', (page, link) => expect(() => readdirOrFile(join(root, page, '..', link))).not.toThrow());
});

function readdirOrFile(path: string): void {
  try {
    readFileSync(path);
  } catch {
    readdirSync(path);
  }
}

test('every dependency has its line, and no line is left of one that went', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const told = [...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(told.sort()).toEqual([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})].sort());
});
