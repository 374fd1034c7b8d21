import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/cli/bundle.mjs';
import { type Contender, capstan, others, type Programs, timings } from './contender.ts';
import { objectsPerCluster } from './fleet.ts';
import { installedPeers } from './peers.ts';
import { middle, type Run, run } from './run.ts';
import { comparison, ratio, stages } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, disk: { type: 'string' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1, 100, 500, 1000, 10_000];
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  process.stderr.write('bench: npm run bench -- [--runs N] [--disk DIR] [clusters...]\n');
  process.exit(2);
}
const note = (line: string) => void process.stderr.write(`${line}\n`);
const print = (text: string) => void process.stdout.write(`${text}\n`);

const root = resolve(process.argv[1] ?? '', '../..');
const work = mkdtempSync(join(workFolder(values.disk), 'capstan-bench-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const {
  floor = '',
  objects = '',
  cdk8s = '',
} = await bundle({
  root,
  entries: { floor: 'bench/floor.ts', objects: 'bench/objects.ts', cdk8s: 'bench/plain-cdk8s.ts' },
  external: ['esbuild'],
});
const programs: Programs = { capstan: join(root, 'lib/cli/bin.mjs'), language: join(root, 'lib/index.ts'), floor, objects, cdk8s };
const peers = await installedPeers(note);

print(
  `Node ${process.version}, ${availableParallelism()} processors (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)}, ` +
    `${values.disk === undefined ? 'work folder in memory where there is one' : 'work folder on the disk named'}; ` +
    `medians of ${runs} runs in rounds (3 at 10,000), whole processes, \`dist\` empty unless a row says otherwise.\n`,
);
const start = repeat(Math.max(runs, 5), () => run({ argv: [process.execPath, '-e', '0'], folder: work }, work));
const medians = new Map<number, Run>();
const printed = new Map<number, string>();
for (const clusters of sizes) {
  const contenders = [capstan(programs), ...others(programs), ...peers].filter(({ most }) => clusters <= most);
  const measured = measure(contenders, clusters);
  print(comparison(clusters, clusters * objectsPerCluster, measured));
  if (measured[0] !== undefined) medians.set(clusters, measured[0][1]);
  printed.set(clusters, timings(programs, work, clusters));
  for (const name of [`fleet-${clusters}`, `objects-${clusters}`, `peers-${clusters}`, `cdk8s-${clusters}`]) {
    rmSync(join(work, name), { recursive: true, force: true });
  }
}
const [small, large] = [medians.get(1000), medians.get(10_000)];
print(`Where the time of one run goes, \`--timings\`, clusters across:\n\n${stages(printed)}`);
print(
  `\`node -e 0\`: ${start.wall.toFixed(0)} ms; a cold synth of the smallest fleet takes ${ratio((medians.get(1)?.wall ?? Number.NaN) / start.wall)} times that.`,
);
if (small && large)
  print(
    `Growth from 1,000 to 10,000 clusters: ${ratio(large.wall / small.wall)} in wall time, ${ratio((large.cpu ?? 0) / (small.cpu ?? 1))} in processor time.`,
  );

/** In rounds: each contender once, then each again, so that other work on the machine meets all of them. */
function measure(contenders: readonly Contender[], clusters: number): readonly (readonly [string, Run])[] {
  for (const { prepare } of contenders) prepare?.(work, clusters);
  const all = new Map<string, Run[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < (clusters >= 10_000 ? Math.min(runs, 3) : runs); round++) {
    for (const { name, output, before, program } of contenders) {
      if (output) {
        rmSync(output(work, clusters), { recursive: true, force: true });
        mkdirSync(output(work, clusters), { recursive: true });
      }
      before?.(work, clusters);
      all.get(name)?.push(run(program(work, clusters), work));
    }
    note(`${clusters}: round ${round + 1} done`);
  }
  for (const { output } of contenders) if (output) rmSync(output(work, clusters), { recursive: true, force: true });
  return [...all].map(([name, list]) => [name, middle(list)] as const);
}

function repeat(count: number, once: () => Run): Run {
  return middle(Array.from({ length: count }, once));
}

/** A memory file system where there is one, so that the tools are compared and not the disk. */
function workFolder(disk: string | undefined): string {
  if (disk !== undefined) return resolve(disk);
  return existsSync('/dev/shm') && statSync('/dev/shm').isDirectory() ? '/dev/shm' : tmpdir();
}
