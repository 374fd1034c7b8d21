import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { merge as mergeLayers } from '../../../lib/compose/merge.ts';
import type { resolve as resolveFleet } from '../../../lib/compose/resolve.ts';
import type { CompleteFleet } from '../../../lib/model/complete.ts';
import type { Fleet } from '../../../lib/model/fleet.gen.ts';
import { printPath } from '../../../lib/model/path.ts';
import { exampleFiles } from '../../../lib/rules/fixtures/files.ts';
import type { Changes, Fixtures } from '../../../lib/rules/fixtures/fixture.ts';
import type { Rule } from '../../../lib/rules/rule.ts';
import { withManifests } from '../../../lib/yaml/manifest-files.ts';
import { withSopsFiles } from '../../../lib/yaml/sops-files.ts';
import { edges } from '../edges.ts';
import { equivalents } from './equivalents.ts';
import { openModules } from './modules.ts';
import { mutantsOf } from './mutants.ts';

/**
 * `npm run mutation [-- <rule> …]`: breaks every rule, or those of the files named, in every way of `mutants.ts`, and looks whether the table of fixtures (test/rules/rules.test.ts) tells. A
 * mutant that the table does not tell from the rule is a fixture that is missing, or does the same as the rule (`equivalents.ts`).
 */
const { load, evaluate } = await openModules('.', ['lib/rules', 'lib/model', 'lib/compose']);
const rules = load('lib/rules/index.ts')['rules'] as readonly Rule[];
const fixtures = load('lib/rules/fixtures/index.ts')['fixtures'] as Fixtures;
const minimal = load('lib/rules/fixtures/minimal.ts')['minimal'] as Fleet;
const merge = load('lib/compose/merge.ts')['merge'] as typeof mergeLayers;
const resolve = load('lib/compose/resolve.ts')['resolve'] as typeof resolveFleet;

interface Row {
  readonly code: string;
  readonly fleet: CompleteFleet;
  /** What each message of the rule itself holds. */
  readonly says: readonly string[];
  /** Whether every word is held: the page of rules shows the messages of the wrong forms. */
  readonly isShown: boolean;
}

/** Every fleet of the table: right and wrong forms, and edges. */
const rows: readonly Row[] = [
  ...Object.entries(fixtures).flatMap(([code, { ok, bad }]) => [
    { code, fleet: complete(ok), says: [], isShown: false },
    { code, fleet: complete(bad), says: [], isShown: true },
  ]),
  ...Object.entries(edges).flatMap(([code, cases]) =>
    cases.map(({ changes, files, says = [] }) => ({ code, fleet: complete(changes, files), says, isShown: false })),
  ),
];

function complete(changes: Changes, files?: Readonly<Record<string, string>>): CompleteFleet {
  const fleet = merge(minimal, changes, undefined, [], []) as Fleet;
  const { value } = resolve(
    'dev',
    fleet,
    withSopsFiles(fleet, withManifests(fleet, files === undefined ? exampleFiles : new Map(Object.entries(files)))),
  );
  if (value === undefined) throw new Error('a fixture is no whole fleet');
  return value;
}

/** What the table would notice of a rule in one of its fleets. */
function seen({ check, code }: Rule, row: Row): string {
  const findings = [...check(row.fleet)].sort((a, b) => compare(printPath(a.path), printPath(b.path)));
  return findings
    .map(({ path, got = '', must, fix = '' }) => {
      const message = `${got}\n${must}\n${fix}`;
      if (row.code !== code) return printPath(path);
      const held = row.isShown ? message : row.says.filter((text) => message.includes(text)).join('\n');
      return `${printPath(path)}\n${held}`;
    })
    .join('\n\n');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A rule sees the fleets of the whole table, but at the edges of other rules nobody looks at it. */
const rowsOf = ({ code }: Rule): readonly Row[] => rows.filter((row) => row.code === code || !isEdge.has(row));
const isEdge = new Set(rows.slice(Object.keys(fixtures).length * 2));

const expected = new Map(rules.map((rule) => [rule.code, rowsOf(rule).map((row) => seen(rule, row))]));

/** Whether the table tells a rule from the one that it should be. */
function isTold(rule: Rule): boolean {
  const right = expected.get(rule.code) ?? [];
  try {
    return rowsOf(rule).some((row, i) => seen(rule, row) !== right[i]);
  } catch {
    return true;
  }
}

const isRule = (value: unknown): value is Rule => typeof (value as Rule | undefined)?.check === 'function';

let mutants = 0;
const untouched: string[] = [];
let excused = 0;
const survivors: string[] = [];
const unused: string[] = [];
const wanted = process.argv.slice(2).map((name) => name.replace(/\.ts$/, ''));
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.includes(file.replace(/\.ts$/, ''));
for (const file of readdirSync('lib/rules').filter((name) => /^[a-z].*-.*\.ts$/.test(name) && isWanted(name))) {
  const source = readFileSync(join('lib/rules', file), 'utf8');
  const excuses = new Map(Object.entries(equivalents[file] ?? {}));
  const broken = mutantsOf(source);
  // A rule without a condition and without a finding would be no rule.
  if (broken.length < 3) untouched.push(`lib/rules/${file}`);
  for (const { change, line, source: text } of broken) {
    mutants++;
    if (isKilled(file, text)) continue;
    if (excuses.has(change)) excused++;
    else survivors.push(`lib/rules/${file}:${line}: ${change}`);
    excuses.delete(change);
  }
  unused.push(...[...excuses.keys()].map((change) => `lib/rules/${file}: ${change}`));
}

/** Whether the table tells a mutated file from the rule, or the file does not even load. */
function isKilled(file: string, text: string): boolean {
  try {
    return Object.values(evaluate(join('lib/rules', file), text))
      .filter(isRule)
      .some(isTold);
  } catch {
    return true;
  }
}

for (const survivor of survivors) console.log(`survived: ${survivor}`);
for (const change of unused) console.log(`listed as equivalent and not there: ${change}`);
for (const file of untouched) console.log(`hardly anything to break: ${file}`);
const killed = mutants - excused - survivors.length;
console.log(`${rules.length} rules, ${mutants} mutants, ${killed} killed, ${excused} equivalent, ${survivors.length} survived`);
process.exitCode = survivors.length + unused.length + untouched.length === 0 ? 0 : 1;
