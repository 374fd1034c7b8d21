import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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
/** Pages for developers, whose links are checked as well. */
const linked = [...pages, 'AGENTS.md', 'CHANGELOG.md', ...readdirSync(join(root, 'docs/adr')).map((name) => `docs/adr/${name}`)];
const generated = ['docs/abilities.md', 'docs/rules.md', 'docs/fleet.md'];
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
for (const { facts, text } of blocks) write(facts['file'] ?? facts['at'], text);
// Add-ons of a reader's own that a page names and does not show: each is a folder with one object, which has the folder's name.
for (const path of fleets.flatMap(({ text }) => [...text.matchAll(/path: '(addons\/[^']+)'/g)].map(([, named = '']) => named)))
  write(
    `${path}/stand-in.yaml`,
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${path.replaceAll('/', '-')}\n  namespace: kube-system\n`,
  );

/** A file of the project that a page shows, at its place in it. */
function write(path: string | undefined, text: string): void {
  if (path === undefined) return;
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

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

describe('a fleet in the documentation', { timeout: 60_000 }, () => {
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

describe('what a page shows of dist', () => {
  const shown = blocks.filter(({ facts }) => facts['dist'] !== undefined).map((block) => ({ ...block, file: block.facts['dist'] ?? '' }));
  for (const env of new Set(shown.map(({ file }) => file.split('/')[0] ?? ''))) run('synth', env);

  test.each(shown)('is what a synth writes, whatever the hashes: $place', ({ file, text }) => {
    const literal = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('HASH', '[a-z0-9]{8}');
    expect(readFileSync(join(project, 'dist', file), 'utf8')).toMatch(new RegExp(literal));
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
  const links = linked.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => [page, link] as const),
  );

  test.each(links)('%s links to %s, which exists', (page, link) => expect(() => readdirOrFile(join(root, page, '..', link))).not.toThrow());
});

describe('links into a page', () => {
  const links = linked.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].map(
      ([, link = '', anchor = '']) => [page, link, anchor] as const,
    ),
  );

  test.each(links)('%s links to %s#%s, which exists', (page, link, anchor) => {
    const text = readFileSync(link === '' ? join(root, page) : join(root, page, '..', link), 'utf8');
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    expect([...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)]).toContain(anchor);
  });
});

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

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
