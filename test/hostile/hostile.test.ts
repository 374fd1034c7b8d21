import { join } from 'node:path';
import { expect, test } from 'vitest';
import { campaign } from './campaign.ts';
import { hostileFleet } from './fleets.ts';
import { flow } from './flow.ts';

const schemas = join(import.meta.dirname, '../../schemas');

test('two thousand hostile fleets are refused by issues or become a valid dist; none throws, hangs or changes a prototype', async () => {
  const { failures, valid, codes } = await campaign({ count: 2000, seed: 1, schemas });
  expect(failures).toEqual([]);
  // A generator that makes only nonsense, or none, would find nothing.
  expect(valid).toBeGreaterThan(300);
  expect(valid).toBeLessThan(1700);
  expect(codes.size).toBeGreaterThan(30);
}, 240_000);

test('the same seed and index make the same fleet', async () => {
  for (let index = 0; index < 50; index++) expect(await flow(hostileFleet(7, index))).toEqual(await flow(hostileFleet(7, index)));
});
