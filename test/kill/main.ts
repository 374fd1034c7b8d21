import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kills } from './kills.ts';
import { writer } from './program.ts';

/**
 * `node lib/cli/run.mjs test/kill/main.ts [--count 500] [--seed N]` kills the writer. With `--dist`, `--environment`, `--a` and `--b` it kills the two shell
 * commands instead, each of which brings that environment into another state: a whole `capstan synth`, say, after a change of the fleet.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    dist: { type: 'string' },
    environment: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
  },
});
const { dist, environment, a, b } = values;
const folder = mkdtempSync(join(tmpdir(), 'capstan-kill-'));
try {
  const commands =
    dist !== undefined && environment !== undefined && a !== undefined && b !== undefined
      ? { dist, environment, states: { a, b } }
      : writer(folder);
  process.stdout.write(`seed ${values.seed}\n`);
  const tally = await kills({ ...commands, count: Number(values.count), seed: Number(values.seed) });
  process.stdout.write(
    `${tally.kills} kills: ${tally.whole} between two writes, ${tally.tidied} with leftovers, ${tally.restored} during the swap; `,
  );
  process.stdout.write(`then ${tally.a} times the one state and ${tally.b} times the other, never a mixture\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
