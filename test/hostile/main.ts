import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { campaign, type Outcomes } from './campaign.ts';
import { hostileFleet } from './fleets.ts';
import { flow } from './flow.ts';

/**
 * `npm run fuzz -- [--count N] [--seed S] [--jobs J] [--only INDEX]`: builds hostile fleets, half of them in a process of its own where there are two cores.
 * Prints what came of them; exit code 1 where something came that should not. `--only` builds one of them and prints its issues.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string' },
    jobs: { type: 'string', default: String(Math.min(availableParallelism(), 4)) },
    only: { type: 'string' },
  },
});
const [count, first, jobs] = [Number(values.count), Number(values.first), Number(values.jobs)];
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const schemas = join(process.cwd(), 'schemas');

/** A part of the campaign in another process, which answers with its outcomes. */
const elsewhere = (from: number, part: number): Promise<Outcomes> =>
  new Promise((resolve, reject) => {
    const args = ['test/hostile/main.ts', '--seed', String(seed), '--first', String(from), '--count', String(part), '--jobs', '1'];
    const child = fork('lib/cli/run.mjs', args, { serialization: 'advanced' });
    child.on('message', (outcomes) => resolve(outcomes as Outcomes));
    child.on('exit', (code) => reject(new Error(`a process ended with ${code}`)));
  });

const together = (parts: readonly Outcomes[]): Outcomes => {
  const codes = new Map<string, number>();
  for (const part of parts) for (const [code, fleets] of part.codes) codes.set(code, (codes.get(code) ?? 0) + fleets);
  const [slowest = { index: 0, ms: 0 }] = parts.map((part) => part.slowest).sort((a, b) => b.ms - a.ms);
  return { codes, slowest, valid: parts.reduce((sum, { valid }) => sum + valid, 0), failures: parts.flatMap(({ failures }) => failures) };
};

function report({ valid, codes, failures, slowest }: Outcomes, seconds: number): void {
  const byNumber = [...codes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  for (const [code, fleets] of byNumber) console.log(`${String(fleets).padStart(8)}  ${code}`);
  for (const { index, wrong } of failures.slice(0, 30)) console.error(`--seed ${seed} --only ${index}: ${wrong}`);
  if (failures.length > 30) console.error(`and ${failures.length - 30} more`);
  console.log(`slowest: ${Math.round(slowest.ms)} ms, --seed ${seed} --only ${slowest.index}`);
  const outcomes = `${valid} became a valid dist, ${count - valid} got issues of ${codes.size} codes, ${failures.length} failures`;
  console.log(`seed ${seed}: ${count} fleets, ${outcomes}; ${Math.round(count / seconds)} a second`);
}

async function one(index: number): Promise<boolean> {
  const { issues, files } = await flow(hostileFleet(seed, index));
  for (const issue of issues) console.log(JSON.stringify(issue));
  console.log(`${issues.length} issues, ${files?.size ?? 0} files`);
  const { failures } = await campaign({ count: 1, first: index, seed, schemas });
  for (const { wrong } of failures) console.error(wrong);
  return failures.length === 0;
}

async function all(): Promise<boolean> {
  const start = performance.now();
  const size = Math.ceil(count / jobs);
  const starts = Array.from({ length: jobs }, (_, job) => job * size);
  const outcomes = together(await Promise.all(starts.map((from) => elsewhere(from, Math.min(size, count - from)))));
  report(outcomes, (performance.now() - start) / 1000);
  return outcomes.failures.length === 0 && outcomes.valid > 0 && outcomes.valid < count;
}

if (process.send) process.send(await campaign({ count, first, seed, schemas }), () => process.disconnect());
else process.exitCode = (values.only === undefined ? await all() : await one(Number(values.only))) ? 0 : 1;
