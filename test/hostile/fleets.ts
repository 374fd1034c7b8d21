import fc from 'fast-check';
import { layersOf } from '../../lib/compose/layers.ts';
import { overlay } from '../../lib/compose/overlay.ts';
import type { Fleet } from '../../lib/model/fleet.gen.ts';
import { fixtures } from '../../lib/rules/fixtures/index.ts';
import { minimal } from '../../lib/rules/fixtures/minimal.ts';
import airgap from '../../overlays/airgap/fleet.ts';
import dev from '../../overlays/dev/fleet.ts';
import prod from '../../overlays/prod/fleet.ts';
import { validFleet } from '../laws/fleets/fleet.ts';
import { fleet } from '../rules/fixture.ts';
import { betrayed, crossed, mutated, poked, slipped, type Template, template } from './mutations.ts';
import { type Random, random } from './random.ts';
import { hostileValue } from './values.ts';

/** Random fleets that say more than one thing of their add-ons; none has a file of SOPS, which is one cluster's. By text, since a template freezes. */
const whole: readonly Fleet[] = fc
  .sample(validFleet, { seed: 1, numRuns: 120 })
  .map((given) => JSON.parse(JSON.stringify(given)) as Fleet)
  .filter((given) => !JSON.stringify(given).includes('"sopsFile"') && JSON.stringify(given).includes('"version"'))
  .slice(0, 40);

/** The layers of the samples, of the right form of every rule's fixture, and random ones: between them they say nearly everything that a fleet can say. */
const starts: readonly (readonly Template[])[] = [
  [template(minimal)],
  ...[dev, prod, prod, airgap, airgap].map((sample) => layersOf(sample).map(({ value }) => template(value))),
  ...Object.values(fixtures).map(({ ok }) => [template(fleet(ok))]),
  ...whole.map((given) => [template(given)]),
];

/** The default export of a hostile `fleet.ts`: the same for the same seed and index. May throw, as the file may. */
export function hostileFleet(seed: number, index: number): unknown {
  const dice = random(seed, index);
  if (dice.once(200)) return hostileValue(dice);
  const [base, ...patches] = dice.pick(starts).map((start) => attacked(dice, start));
  if (dice.once(8)) patches.push(hostileValue(dice));
  return patches.reduce((below, patch) => overlay(below as Fleet, patch as never), base);
}

/** Most fleets are attacked; the others are slips and mixtures, of which many pass the schema and meet the rules. */
function attacked(dice: Random, start: Template): unknown {
  const change = dice.pick([mutated, mutated, mutated, mutated, poked, poked, poked, slipped, mixed, mixed]);
  const times = dice.once(20) ? 0 : dice.pick([1, 1, 1, 2, 2, 3, 5, 8]);
  let value = start.value;
  for (let i = 0; i < times; i++) value = survived(() => change(dice, value, start), value);
  return dice.once(20) ? survived(() => betrayed(dice, value, start), value) : value;
}

/** What is taken from another fleet is put into the same place. */
const mixed = (dice: Random, value: unknown): unknown => crossed(dice, value, dice.pick(dice.pick(starts)));

/** A later change may stumble over what an earlier one put there; then it is left out. */
function survived(change: () => unknown, value: unknown): unknown {
  try {
    return change();
  } catch {
    return value;
  }
}
