import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { recover } from '../../lib/output/recover.ts';
import { firstDifference, keepByHand, snapshot } from './hand.ts';

/** What is killed, and how often. */
export interface Kills {
  /** A folder for this program alone; holds `dist` afterwards. */
  readonly dist: string;
  readonly environment: string;
  readonly count: number;
  /** The moments come from it: the same seed gives the same ones, as far as a machine can. */
  readonly seed: number;
  /** Shell commands that bring the environment to one of its two states, and end. To be killed whole, they should end with an `exec`. */
  readonly states: { readonly a: string; readonly b: string };
  /** A shell command to kill; it writes both states in turn for ever and says `ready` once it has begun. Without it the commands of `states` are killed. */
  readonly loop?: string;
}

/** How it went; the sum of the three states is the number of kills. */
export interface Tally {
  readonly kills: number;
  /** The environment was whole when the process died, and nothing was beside it. */
  readonly whole: number;
  /** It was whole, and leftovers beside it were removed. */
  readonly tidied: number;
  /** It had no folder at that moment, and got its former one back. */
  readonly restored: number;
  /** How often the environment stood in each state afterwards. */
  readonly a: number;
  readonly b: number;
}

/**
 * Kills a writer at random moments, again and again over the same folder, and looks after each kill, once `recover` has run: the environment must be one of
 * its two states to the last byte, with all that is kept by hand, and nothing else may be beside it.
 *
 * @throws Error that names the kill and the path that is wrong.
 */
export async function kills({ dist, environment, count, seed, states, loop }: Kills): Promise<Tally> {
  const folder = join(dist, environment);
  const random = randomFrom(seed);
  mkdirSync(folder, { recursive: true });
  keepByHand(folder);
  const hand = snapshot(folder);
  const whole: Record<string, ReadonlyMap<string, string>> = {};
  let longest = 0;
  for (const state of ['a', 'b', 'a', 'b'] as const) {
    const before = performance.now();
    const { status } = spawnSync(states[state], { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`the command for state ${state} ends with ${status}`);
    longest = Math.max(longest, performance.now() - before);
    const now = snapshot(folder);
    const lost = [...hand].find(([path, entry]) => now.get(path) !== entry);
    if (lost !== undefined) throw new Error(`${lost[0]} is not kept, even without a kill`);
    whole[state] = now;
  }
  if (firstDifference(whole['a'] ?? hand, whole['b'] ?? hand) === undefined)
    throw new Error('the two states are the same: nothing would show');
  const beside = names(dist);
  const tally = { kills: 0, whole: 0, tidied: 0, restored: 0, a: 0, b: 0 };
  for (let kill = 1; kill <= count; kill++) {
    const command = loop ?? (kill % 2 === 0 ? states.b : states.a);
    await killed(command, loop === undefined ? random() * longest * 1.2 : random() * 40, loop !== undefined);
    const missing = !existsSync(folder);
    const said = recover(dist);
    const now = snapshot(folder);
    const state = (['a', 'b'] as const).find((name) => firstDifference(whole[name] ?? hand, now) === undefined);
    const wrong = state === undefined ? firstDifference(nearest(Object.values(whole), now), now) : undefined;
    if (state === undefined) throw new Error(`kill ${kill} of seed ${seed}: ${wrong} is neither old nor new`);
    if (names(dist).join() !== beside.join()) throw new Error(`kill ${kill} of seed ${seed}: ${names(dist).join(', ')} are in ${dist}`);
    if (missing && said.length === 0) throw new Error(`kill ${kill} of seed ${seed}: the folder was put back without a word`);
    tally.kills++;
    tally[state]++;
    tally[missing ? 'restored' : said.length > 0 ? 'tidied' : 'whole']++;
  }
  return tally;
}

/** Starts a command in a process group of its own and kills the group after so many milliseconds, if it has not ended by itself. */
async function killed(command: string, milliseconds: number, waits: boolean): Promise<void> {
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', waits ? 'pipe' : 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (waits) await Promise.race([ready(child), ended]);
  await Promise.race([new Promise((resolve) => setTimeout(resolve, milliseconds)), ended]);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    if (waits) throw new Error('the process to kill had ended by itself');
  }
  await ended;
}

const ready = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.stdout?.once('data', () => resolve()));

const nearest = (wholes: readonly ReadonlyMap<string, string>[], now: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  [...wholes].sort((a, b) => distance(a, now) - distance(b, now))[0] ?? now;

const distance = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): number =>
  [...a].filter(([path, entry]) => b.get(path) !== entry).length;

const names = (folder: string): string[] => readdirSync(folder).sort();

/** Mulberry32: numbers from 0 to 1 that a seed repeats. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
