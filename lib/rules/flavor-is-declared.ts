import type { CompleteFleet, CompleteMachines } from '../model/complete.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { defineRule, type Finding } from './rule.ts';

const why =
  'The machine module would fail in its first Job for want of the flavor, and the autoscaler could not plan for a node of unknown size.';

export const nodePoolFlavorIsDeclared = defineRule({
  code: 'node-pool/flavor-unknown',
  why,
  check: (fleet) =>
    check(
      fleet,
      fleet.clusters.flatMap(({ nodePools }) => nodePools),
    ),
});

export const controlPlaneFlavorIsDeclared = defineRule({
  code: 'control-plane/flavor-unknown',
  why,
  check: (fleet) =>
    check(
      fleet,
      fleet.clusters.map(({ controlPlane }) => controlPlane),
    ),
});

function* check({ cloud }: CompleteFleet, groups: readonly CompleteMachines[]): Generator<Finding> {
  const known = Object.keys(cloud.flavors);
  for (const { flavor, path } of groups) {
    if (Object.hasOwn(cloud.flavors, flavor)) continue;
    yield {
      path: [...path, 'flavor'],
      got: `'${flavor}'`,
      must: `be declared in \`cloud.flavors\`: ${quoted(known)}`,
      fix: didYouMean(flavor, known) ?? `add '${flavor}' to \`cloud.flavors\`, with its vcpus, memory and disk`,
    };
  }
}
