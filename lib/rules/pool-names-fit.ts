import { nodePoolName } from '../model/names.ts';
import { defineRule, everyNodePool } from './rule.ts';

/** A MachineDeployment's name is a label value (capi 14). */
const limit = 63;

export const poolNamesFit = defineRule({
  code: 'node-pool/name-too-long',
  why: 'The API server refuses the MachineDeployment when it is applied, after the synth and the review.',
  *check(fleet) {
    for (const { cluster, pool, path } of everyNodePool(fleet)) {
      const derived = nodePoolName(cluster.name, pool.name);
      if (derived.length <= limit) continue;
      const room = limit - cluster.name.length - 1;
      yield {
        path,
        got: `'${derived}', ${derived.length} characters, from the cluster '${cluster.name}' (${cluster.name.length}) and the pool '${pool.name}' (${pool.name.length})`,
        must: `make a MachineDeployment's name of at most ${limit} characters`,
        fix: room > 0 ? `give the pool a name of at most ${room} characters, or shorten the cluster's` : "shorten the cluster's name",
      };
    }
  },
});
