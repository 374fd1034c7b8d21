import type { CompleteCluster } from '../model/complete.ts';
import { defineRule, type Finding } from './rule.ts';
import { ranges } from './syntax/range.ts';

/** kubeadm's own limits, which the API server and the controller manager of RKE2 have as well (kubernetes v1.34: cmd/kubeadm/app/constants, .../validation). */
const serviceBits = { fewest: 4, most: 20 } as const;
const maskSpread = 16;
const nodeMasks = { 4: 24, 6: 64 } as const;
const maskArguments = { 4: 'node-cidr-mask-size-ipv4', 6: 'node-cidr-mask-size-ipv6' } as const;

export const rangesHaveRoom = defineRule({
  code: 'network/range-size',
  why: 'The first machine refuses such a range: it boots, stays, and no node ever appears.',
  *check({ clusters }) {
    for (const cluster of clusters) {
      yield* services(cluster);
      yield* pods(cluster);
    }
  },
});

function* services({ path, network }: CompleteCluster): Generator<Finding> {
  for (const { text, range, index } of ranges(network.services)) {
    const width = range.family === 4 ? 32 : 128;
    const bits = width - range.prefix;
    if (bits >= serviceBits.fewest && bits <= serviceBits.most) continue;
    yield {
      path: [...path, 'network', 'services', index],
      got: `'${text}'`,
      must: `have a prefix from /${width - serviceBits.most} to /${width - serviceBits.fewest}`,
      fix: range.family === 4 ? 'use a /16, such as 10.96.0.0/16' : 'use a /112',
    };
  }
}

/** Each node gets a part of the pods' range; how large a part, the controller manager's own argument may say. */
function* pods({ path, network, distribution }: CompleteCluster): Generator<Finding> {
  const args = distribution.controllerManager?.extraArgs ?? {};
  if (args['allocate-node-cidrs'] === 'false') return;
  for (const { text, range, index } of ranges(network.pods)) {
    const given = args[maskArguments[range.family]];
    const mask = given === undefined ? nodeMasks[range.family] : Number(given);
    if (!Number.isInteger(mask) || (range.prefix <= mask && mask - range.prefix <= maskSpread)) continue;
    yield {
      path: [...path, 'network', 'pods', index],
      got: `'${text}', of which each node gets a /${mask}`,
      must: `have a prefix from /${Math.max(0, mask - maskSpread)} to /${mask}`,
      fix: `choose another prefix, or set \`${maskArguments[range.family]}\` of the controller manager`,
    };
  }
}
