import { literal } from '../generate/literal.ts';
import { type Path, printPath } from '../model/path.ts';
import type { FieldPage, FieldRow } from './explain-field.ts';
import type { RulePage } from './explain-rule.ts';
import type { ValuePage } from './explain-value.ts';
import { type Colours, printIssues, printOrigin } from './report.ts';

/** A link of a chain with the line where it was found. */
type PlacedChain = readonly (ValuePage['chain'][number] & { readonly line?: number; readonly column?: number })[];

/** The page of a value as people read it. */
export function printValue(page: Omit<ValuePage, 'chain'> & { readonly chain: PlacedChain }, colour: Colours): string {
  const { environment, path, decided, absent, shape, description, chain } = page;
  const value = 'value' in page ? literal(page.value) : 'nothing';
  const rows = table(
    [
      ['value', decided === 'default' ? `${value}, since nobody sets it` : value],
      ['default', absent ?? (decided === 'default' ? value : 'none')],
      ['must', shape === undefined ? undefined : `be ${shape}`],
      ['means', description],
    ],
    colour,
  );
  return `${colour.bold(printPath([environment, ...path]))}\n${rows}${printChain(chain, path, colour)}`;
}

/** Weakest first; the winner is marked. */
function printChain(chain: PlacedChain, path: Path, { bold, dim }: Colours): string {
  if (chain.length === 0) return `  ${dim('set by')}  nobody\n`;
  const places = chain.map(({ file, line, column }) =>
    file === undefined
      ? 'an overlay'
      : printOrigin({ file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }),
  );
  const width = Math.max(...places.map((place) => place.length));
  const lines = chain.map((link, i) => {
    const other = printPath(link.path) === printPath(path) ? '' : `${dim(`as ${printPath(link.path)}`)}  `;
    const what =
      'value' in link ? literal(link.value, '      ') : link.path.length < path.length ? 'written without this field' : 'removed';
    const place = (places[i] ?? '').padEnd(width);
    return `  ${link.wins ? '>' : ' '} ${link.wins ? bold(place) : place}  ${other}${what}\n`;
  });
  return `\n  ${dim(chain.some(({ wins }) => wins) ? 'set by, the last counts (>)' : 'set by, merged field by field')}\n${lines.join('')}`;
}

/** The page of a rule: a fleet that it refuses with the message, and the right form. */
export function printRule({ code, severity, why, file, example }: RulePage, colour: Colours): string {
  const head = `${colour.bold(code)}\n${table(
    [
      ['is', severity === 'error' ? 'an error: nothing is written' : 'a warning'],
      ['why', why],
      ['in', file],
    ],
    colour,
  )}`;
  if (example === undefined) return head;
  const issues = example.issues.map(({ why: _, ...issue }) => issue);
  return `${head}\n${colour.dim('Refused:')}\n\n${shifted(example.refused)}\n\n${shifted(printIssues(issues, colour).trimEnd())}\n\n${colour.dim('Right:')}\n\n${shifted(example.right)}\n`;
}

/** What a code means that is no rule. */
export const printArea = (code: string, why: string, colour: Colours): string => `${colour.bold(code)}\n${table([['why', why]], colour)}`;

/** The pages of fields, parted by an empty line. */
export const printFields = (pages: readonly FieldPage[], colour: Colours): string =>
  pages.map((page) => printField(page, colour)).join('\n');

function printField({ paths, shape, required, absent, description, examples, fields }: FieldPage, colour: Colours): string {
  const rows: Row[] = [
    ['must', `be ${shape}`],
    ['default', required ? 'none: it must be given' : (absent ?? 'none')],
    ['means', description],
    ['example', examples.length === 0 ? undefined : literal(examples[0])],
  ];
  return `${paths.map((path) => `${colour.bold(path)}\n`).join('')}${table(rows, colour)}${printRows(fields, colour)}`;
}

function printRows(fields: readonly FieldRow[], { dim }: Colours): string {
  if (fields.length === 0) return '';
  const width = Math.max(...fields.map(({ name }) => name.length));
  const lines = fields.map(({ name, shape, required, description, type }, i) => {
    const head = type !== undefined && fields[i - 1]?.type !== type ? `\n  ${dim(`fields of type '${type}'`)}\n` : '';
    const meaning = description === undefined ? '' : `  ${dim(description)}`;
    return `${head}    ${name.padEnd(width)}  ${shape}${required ? ', required' : ''}${meaning}\n`;
  });
  return `${fields[0]?.type === undefined ? `\n  ${dim('fields')}\n` : ''}${lines.join('')}`;
}

type Row = readonly [name: string, text: string | undefined];

/** Rows that have something to say, under each other; text of several lines stays under its first. */
const table = (rows: readonly Row[], { dim }: Colours): string =>
  rows
    .flatMap(([name, text]) => (text === undefined ? [] : [`  ${dim(name.padEnd(7))}  ${text.replaceAll('\n', '\n           ')}\n`]))
    .join('');

const shifted = (text: string): string => text.replace(/^(?=.)/gm, '  ');
