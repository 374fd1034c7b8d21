import type { CompleteFleet, CompleteMachines } from '../model/complete.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { defineRule, type Finding } from './rule.ts';

const why = 'Without the image that is meant, the machine module would fail in its first Job, once the cluster itself has been made.';

export const nodePoolImageIsDeclared = defineRule({
  code: 'node-pool/image-unknown',
  why,
  check: (fleet) =>
    check(
      fleet,
      fleet.clusters.flatMap(({ nodePools }) => nodePools),
    ),
});

export const controlPlaneImageIsDeclared = defineRule({
  code: 'control-plane/image-unknown',
  why,
  check: (fleet) =>
    check(
      fleet,
      fleet.clusters.map(({ controlPlane }) => controlPlane),
    ),
});

function* check({ cloud }: CompleteFleet, groups: readonly CompleteMachines[]): Generator<Finding> {
  const known = Object.keys(cloud.images);
  for (const { image, path } of groups) {
    if (Object.hasOwn(cloud.images, image)) continue;
    yield {
      path: [...path, 'image'],
      got: `'${image}'`,
      must: `be declared in \`cloud.images\`: ${quoted(known)}`,
      fix: didYouMean(image, known) ?? `add '${image}' to \`cloud.images\`, by name or by id`,
    };
  }
}
