import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lock, or the process that holds it. */
export type Lock = { readonly release: () => void } | { readonly heldBy: number };

const attempts = 20;

/**
 * Takes the lock at `place`: a folder with one file in it, named by the process. It comes into being by a rename, so it is never seen half made, and a
 * rename over a folder that holds something fails, so one process wins. A dead process's lock is emptied by its process number; nobody's else can be
 * meant by that, so two runs that find the same stale lock cannot take each other's fresh one away.
 *
 * @throws Error of the file system where the folder cannot be written.
 */
export function takeLock(place: string): Lock {
  const own = `${place}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  writeFileSync(join(own, String(process.pid)), '');
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (renamed(own, place)) return { release: () => release(place, own) };
    const holders = entries(place).map(Number);
    const heldBy = holders.find(isAlive);
    if (heldBy !== undefined) {
      rmSync(own, { recursive: true, force: true });
      return { heldBy };
    }
    for (const holder of holders) attempted(() => unlinkSync(join(place, String(holder))), ['ENOENT']);
    attempted(() => rmdirSync(place), ['ENOENT', 'ENOTEMPTY', 'EEXIST']);
  }
  rmSync(own, { recursive: true, force: true });
  throw new Error(`${place} cannot be taken and no process holds it; delete it`);
}

/** Whether a run that is still going made this `….capstan-lock.<process>` folder on its way to the lock. */
export const isWaiting = (entry: string): boolean => {
  const pid = /\.([0-9]+)$/.exec(entry)?.[1];
  return pid !== undefined && isAlive(Number(pid));
};

function release(place: string, own: string): void {
  if (attempted(() => renameSync(place, own), ['ENOENT'])) rmSync(own, { recursive: true, force: true });
}

/** ENOTEMPTY and EEXIST on Unix, EPERM on Windows: somebody holds the lock. */
const renamed = (from: string, to: string): boolean => attempted(() => renameSync(from, to), ['ENOTEMPTY', 'EEXIST', 'EPERM']);

function entries(folder: string): string[] {
  let names: string[] = [];
  attempted(() => {
    names = readdirSync(folder);
  }, ['ENOENT']);
  return names;
}

/** False where the act failed in one of the expected ways. */
function attempted(act: () => void, expected: readonly string[]): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Our own number in a lock that we have not taken is an earlier process's: containers count from one each time. */
function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A killed process keeps its number until its parent asks for it, which in many containers nobody does. Told by Linux only. */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
