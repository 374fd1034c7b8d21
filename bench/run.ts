import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One program, started once. */
export interface Program {
  readonly argv: readonly [string, ...string[]];
  /** Working directory. */
  readonly folder: string;
  /** Absent: the environment as it is. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What one run took. Times in milliseconds; processor time and memory (MiB, the largest resident set) only where GNU `time` is installed. */
export interface Run {
  readonly wall: number;
  readonly cpu?: number;
  readonly memory?: number;
  readonly stderr: string;
}

const time = ['/usr/bin/time', '/usr/local/bin/gtime'].find((file) => existsSync(file));

/** Starts a program, waits for its end, and measures it from outside, the start of its process included. @throws Error where it fails. */
export function run({ argv, folder, env = {} }: Program, work: string): Run {
  const report = join(work, 'time.txt');
  const wrapped = time === undefined ? argv : ([time, '-f', '%U %S %M', '-o', report, ...argv] as const);
  const start = process.hrtime.bigint();
  const { status, stderr, error } = spawnSync(wrapped[0] as string, wrapped.slice(1), {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const wall = Number(process.hrtime.bigint() - start) / 1e6;
  if (error) throw error;
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr.slice(0, 1000)}`);
  if (time === undefined) return { wall, stderr };
  const [user = 0, system = 0, kilobytes = 0] = (readFileSync(report, 'utf8').trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wall, cpu: (user + system) * 1000, memory: kilobytes / 1024, stderr };
}

/** The middle one of the runs by their wall time, with the middle processor time and memory; those of an even number lean to the faster. */
export function middle(runs: readonly Run[]): Run {
  const of = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
  const all = (field: 'cpu' | 'memory') => runs.flatMap((one) => one[field] ?? []);
  const [cpu, memory] = [all('cpu'), all('memory')];
  return {
    wall: of(runs.map(({ wall }) => wall)),
    ...(cpu.length === 0 ? {} : { cpu: of(cpu) }),
    ...(memory.length === 0 ? {} : { memory: of(memory) }),
    stderr: runs.at(-1)?.stderr ?? '',
  };
}
