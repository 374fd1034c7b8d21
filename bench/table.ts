import type { Run } from './run.ts';

/** A table in Markdown; numbers stand to the right from the second column on. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(line).join('');
}

/** The rows of one size: each contender with its medians, per object, and as a multiple of the first. */
export function comparison(clusters: number, objects: number, measured: readonly (readonly [name: string, run: Run])[]): string {
  const first = measured[0]?.[1].wall ?? Number.NaN;
  const rows = measured.map(([name, { wall, cpu, memory }]) => [
    name,
    seconds(wall),
    cpu === undefined ? '' : seconds(cpu),
    microseconds((wall / objects) * 1000),
    ratio(wall / first),
    memory === undefined ? '' : memory.toFixed(0),
  ]);
  const head = [`${clusters} ${clusters === 1 ? 'cluster' : 'clusters'}`, 'wall s', 'CPU s', 'µs per object', 'ratio', 'peak MiB'];
  return table(head, rows);
}

/** Stages as `--timings` prints them, a column for each size. */
export function stages(printed: ReadonlyMap<number, string>): string {
  const columns = [...printed.values()].map(
    (text) => new Map([...text.matchAll(/^(\S.*?) +([0-9.]+) ms$/gm)].map(([, stage = '', ms = '']) => [stage, ms])),
  );
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  return table(
    ['stage, ms', ...[...printed.keys()].map(String)],
    [...names].map((name) => [name, ...columns.map((column) => column.get(name) ?? '')]),
  );
}

const seconds = (ms: number): string => (ms / 1000).toFixed(ms < 1000 ? 3 : 2);
const microseconds = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** A multiple, with two digits that count. */
export const ratio = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));
