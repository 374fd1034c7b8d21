import type { Call } from './call.ts';
import { loadOverlay, type Overlay } from './load.ts';

/** How long an overlay may run before it counts as endless. */
const timeLimitMs = 30_000;
/** How long one may wait without a word. */
const patienceMs = 5_000;
/** How much an overlay may print; the rest is left out, and that is said. */
const mostLines = 1_000;
const longestLine = 2_000;

/** Loads one environment's overlay. What it prints is told under its name; so is that it takes long. */
export async function loadEnvironment(
  { project, worker, note }: Pick<Call, 'project' | 'worker' | 'note'>,
  environment: string,
): Promise<Overlay> {
  let lines = 0;
  const print = (line: string): void => {
    lines++;
    if (lines <= mostLines) note(`${environment}: ${line.length > longestLine ? `${line.slice(0, longestLine)}…` : line}\n`);
    else if (lines === mostLines + 1) note(`${environment}: … and more, which is not shown\n`);
  };
  const waiting = setTimeout(() => {
    note(`${environment}: the overlay has run for ${patienceMs / 1000} seconds; after ${timeLimitMs / 1000} it is stopped\n`);
  }, patienceMs);
  try {
    return await loadOverlay({ root: project.root, environment, worker, timeLimitMs, print });
  } finally {
    clearTimeout(waiting);
  }
}
