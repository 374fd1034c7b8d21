import type { Range } from '../model/cidr.ts';
import type { Path } from '../model/path.ts';
import { defineRule } from './rule.ts';
import { ranges } from './syntax/range.ts';

interface Pods {
  readonly cluster: string;
  readonly range: Range;
  readonly path: Path;
}

export const routedPodsDoNotOverlap = defineRule({
  code: 'network/pods-overlap',
  why: "With `podAddressPairs` pods use their own addresses on the nodes' network, where two clusters would then answer for the same ones.",
  *check({ clusters }) {
    const networks = new Map<string, Pods[]>();
    for (const { name, path, network } of clusters) {
      if (!network.podAddressPairs) continue;
      for (const { range, index } of ranges(network.pods)) {
        const key = `${range.family} ${network.nodes}`;
        const pods = networks.get(key) ?? [];
        networks.set(key, pods);
        pods.push({ cluster: name, range, path: [...path, 'network', 'pods', index] });
      }
    }
    for (const pods of networks.values()) {
      // Sorted by their first address, a range overlaps an earlier one exactly if it begins before the furthest end so far. Clusters come in the
      // order of their names, and keep it where the addresses are the same.
      pods.sort((a, b) => (a.range.first < b.range.first ? -1 : a.range.first > b.range.first ? 1 : 0));
      let furthest: Pods | undefined;
      for (const here of pods) {
        if (furthest !== undefined && here.cluster !== furthest.cluster && here.range.first <= furthest.range.last) {
          yield {
            path: here.path,
            got: `'${here.range.canonical}', which overlaps '${furthest.range.canonical}' of the cluster '${furthest.cluster}' on the same network`,
            must: 'share no pod address with another cluster of the network that routes its pods natively',
            fix: `choose a range outside ${furthest.range.canonical}`,
          };
        }
        if (furthest === undefined || here.range.last > furthest.range.last) furthest = here;
      }
    }
  },
});
