import { controlPlaneName, nodePoolName } from '../model/names.ts';
import { defineRule, everyMachines } from './rule.ts';

/** Cluster API adds `-` and five characters to a control plane, twice that to a MachineDeployment, and cuts at 63 (capi 14). */
const limits = { controlPlane: 57, nodePool: 51 } as const;

export const machineNamesStayWhole = defineRule({
  code: 'machines/names-cut',
  severity: 'warning',
  why: "Cluster API cuts the names of longer ones' machines in the middle, so that servers and nodes no longer tell where they belong.",
  *check(fleet) {
    for (const { cluster, machines, path } of everyMachines(fleet)) {
      const isControlPlane = machines === cluster.controlPlane;
      const derived = isControlPlane ? controlPlaneName(cluster.name) : nodePoolName(cluster.name, machines.name);
      const limit = isControlPlane ? limits.controlPlane : limits.nodePool;
      if (derived.length <= limit || (!isControlPlane && derived.length > 63)) continue;
      yield {
        path,
        got: `'${derived}', ${derived.length} characters, from the cluster '${cluster.name}' (${cluster.name.length}) and '${machines.name}' (${machines.name.length})`,
        must: `make a name of at most ${limit} characters, so that the names of machines stay within 63`,
        fix: `take ${derived.length - limit} characters from the name of the cluster${isControlPlane ? '' : ' or of the pool'}`,
      };
    }
  },
});
