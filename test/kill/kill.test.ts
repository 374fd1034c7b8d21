import { expect, test } from 'vitest';
import { temporary } from '../output/folder.ts';
import { kills } from './kills.ts';
import { writer } from './program.ts';

test('a writer that is killed at any moment leaves the old environment, the new one, or what recovery puts back', {
  timeout: 60_000,
}, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const tally = await kills({ ...writer(temporary()), count: 20, seed });
  expect(tally.kills, `seed ${seed}`).toBe(20);
  expect(tally.a + tally.b).toBe(20);
  expect(tally.tidied + tally.restored, 'kills that hit a write').toBeGreaterThan(0);
});

test('a command that breaks the environment by itself is found out', async () => {
  const given = writer(temporary());
  const breaking = { a: `${given.states.a}`, b: `rm -r '${given.dist}/prod/own'` };
  await expect(kills({ ...given, states: breaking, count: 1, seed: 1 })).rejects.toThrow('own/deep/tool.sh is not kept');
});

test('a mixture of old and new is found out', { timeout: 60_000 }, async () => {
  const given = writer(temporary());
  const mixed = `exec sh -c "rm '${given.dist}/prod/NOTES.md'; echo ready; sleep 5"`;
  await expect(kills({ ...given, loop: mixed, count: 1, seed: 1 })).rejects.toThrow('kill 1 of seed 1: NOTES.md is neither old nor new');
});
