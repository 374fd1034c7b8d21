import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeEnvironment } from '../../lib/output/dist.ts';
import { recover } from '../../lib/output/recover.ts';
import { temporary } from '../output/folder.ts';
import { firstDifference, keepByHand, snapshot } from './hand.ts';
import { stepper } from './program.ts';
import { variant } from './variants.ts';

const size = 2;

/** A `dist` whose environment `prod` is in state a, with its hand-kept entries. */
function stateA(): string {
  const dist = join(temporary(), 'dist');
  mkdirSync(join(dist, 'prod'), { recursive: true });
  keepByHand(join(dist, 'prod'));
  writeEnvironment(dist, 'prod', variant('a', size));
  return dist;
}

test('a write that is killed before any one of its changes of the disk loses nothing', { timeout: 120_000 }, () => {
  const reference = stateA();
  const a = snapshot(join(reference, 'prod'));
  writeEnvironment(reference, 'prod', variant('b', size));
  const b = snapshot(join(reference, 'prod'));
  const command = stepper(temporary());
  const seen = { a: 0, b: 0, missing: 0 };
  for (let step = 1; ; step++) {
    const dist = stateA();
    const env = { ...process.env, KILL_BEFORE_STEP: String(step) };
    const { signal, status } = spawnSync(process.execPath, [...command, dist, 'prod', 'b', String(size)], { env, stdio: 'inherit' });
    if (signal === null) {
      expect(status).toBe(0);
      expect(firstDifference(snapshot(join(dist, 'prod')), b)).toBeUndefined();
      break;
    }
    const missing = !existsSync(join(dist, 'prod'));
    const said = recover(dist);
    const now = snapshot(join(dist, 'prod'));
    const isOld = firstDifference(now, a) === undefined;
    if (!isOld) expect(firstDifference(now, b), `step ${step}`).toBeUndefined();
    expect(readdirSync(dist), `step ${step}`).toEqual(['prod']);
    if (missing) {
      expect(isOld, `step ${step}`).toBe(true);
      expect(said).toEqual([expect.stringMatching(/put back/)]);
    }
    seen[isOld ? 'a' : 'b']++;
    if (missing) seen.missing++;
  }
  // Before, between and after the two renames: each was hit.
  expect(Object.values(seen).map((count) => count > 0)).toEqual([true, true, true]);
});
