import { merge } from '../compose/merge.ts';
import { resolve } from '../compose/resolve.ts';
import type { Fleet } from '../model/fleet.gen.ts';
import { compareIssues, type Issue } from '../model/issue.ts';
import { printPath } from '../model/path.ts';
import { exampleFiles } from '../rules/fixtures/files.ts';
import type { Changes } from '../rules/fixtures/fixture.ts';
import { fixtures } from '../rules/fixtures/index.ts';
import { minimal } from '../rules/fixtures/minimal.ts';
import { findings, type Rule } from '../rules/rule.ts';
import { catalogue } from '../rules/sources/index.ts';
import type { Cover, Source } from '../rules/sources/source.ts';
import { withManifests } from '../yaml/manifest-files.ts';
import { withSopsFiles } from '../yaml/sops-files.ts';
import { literal } from './literal.ts';

/**
 * `docs/rules.md`: every rule with its severity, what would happen without it, a fleet that it refuses with the message, and the right form. All
 * of it comes from the rules and their fixtures, so that the page cannot say what the program does not.
 *
 * @throws Where a fixture is no fleet: a mistake in Capstan.
 */
export const rulesPage = (rules: readonly Rule[]): string =>
  `${[
    '<!-- Made by `npm run generate` from lib/rules. Do not edit. -->',
    '# Every rule',
    'What no schema can say. An `error` stops the environment; a `warning` is shown and goes on. Examples are changes over the fleet at the end of this page.',
    contents(rules),
    ...rules.map(section),
    '## Where the facts come from',
    'What is known of the field, row by row, and what becomes of it here: `captf` are the rules of CAPTF and its OpenStack modules, `capi` those of Cluster API by subject, `case` real failures, `flux` the needs of the delivery. A row is covered by rules of this page; or it cannot be broken, since a fleet has no words for it (*type*), Capstan always writes it so (*always*), reckons it from what the fleet says (*derived*) or prints it so (*emitter*); or the check of the finished objects finds it (*admission*); or the comparison with what was there before (*comparison*).',
    table(),
    '## The fleet of the examples',
    block('js', literal(minimal)),
  ].join('\n\n')}\n`;

/** The codes by their area, each with a link. */
function contents(rules: readonly Rule[]): string {
  const areas = new Map<string, Rule[]>();
  for (const rule of rules) {
    const area = rule.code.slice(0, rule.code.indexOf('/'));
    areas.set(area, [...(areas.get(area) ?? []), rule]);
  }
  return [...areas]
    .map(([area, members]) => `- **${area}**: ${members.map(({ code }) => `[${name(code)}](#${anchor(code)})`).join(', ')}`)
    .join('\n');
}

const name = (code: string): string => code.slice(code.indexOf('/') + 1);

/** As forges make it from a heading: punctuation falls away. */
const anchor = (code: string): string => code.replaceAll('/', '');

const table = (): string => ['| row | what must hold | covered by |', '| --- | --- | --- |', ...catalogue.map(sourceRow)].join('\n');

const sourceRow = ({ id, label, cover }: Source): string => `| ${id} | ${label} | ${cover.map(coverText).join('; ')} |`;

const coverText = (cover: Cover): string =>
  cover.by === 'rule' ? cover.codes.map((code) => `[${code}](#${anchor(code)})`).join(', ') : `*${cover.by}*: \`${cover.file}\``;

function section(rule: Rule): string {
  const head = `## ${rule.code}\n\n**${rule.severity}**: ${rule.why}`;
  const fixture = Object.hasOwn(fixtures, rule.code) ? fixtures[rule.code] : undefined;
  if (fixture === undefined) return head;
  return [
    head,
    'Refused:',
    block('js', literal(fixture.bad)),
    ...fileBlocks(fixture.bad),
    block('text', messages(rule, fixture.bad)),
    'Right:',
    block('js', literal(fixture.ok)),
  ].join('\n\n');
}

/** The files that an example names; of one that is long, nothing. */
const fileBlocks = (changes: Changes): readonly string[] =>
  [...exampleFiles]
    .filter(([file, text]) => text.length < 2_000 && literal(changes).includes(`'${file}'`))
    .map(([file, text]) => `With this in \`${file}\`:\n\n${block('yaml', text.trimEnd())}`);

const messages = (rule: Rule, changes: Changes): string => refusals(rule, changes).map(message).join('\n');

/**
 * What a rule finds in the fleet of the examples after these changes, ordered by path.
 *
 * @throws Where that is no whole fleet: a mistake in Capstan.
 */
export function refusals(rule: Rule, changes: Changes): readonly Issue[] {
  const fleet = merge(minimal, changes, undefined, [], []) as Fleet;
  const { value } = resolve('dev', fleet, withSopsFiles(fleet, withManifests(fleet, exampleFiles)));
  if (value === undefined) throw new Error(`the fixture of ${rule.code} is no whole fleet`);
  return [...findings([rule], value)].sort(compareIssues);
}

const message = ({ path, got, must, fix }: Issue): string =>
  [
    printPath(path),
    ...(got === undefined ? [] : [`  got   ${got}`]),
    `  must  ${must}`,
    ...(fix === undefined ? [] : [`  fix   ${fix}`]),
  ].join('\n');

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
