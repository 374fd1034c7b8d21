import { controlPlaneName, nodePoolName } from '../model/names.ts';
import { type Path, printPath } from '../model/path.ts';
import { defineRule, everyMachines } from './rule.ts';

export const namesDoNotCollide = defineRule({
  code: 'machines/names-collide',
  why: 'Of two objects with one name, the later apply overwrites the earlier: one cluster would take over machines of another.',
  *check(fleet) {
    const taken = new Map<string, Path>();
    for (const { cluster, machines, path } of everyMachines(fleet)) {
      const derived = machines === cluster.controlPlane ? controlPlaneName(cluster.name) : nodePoolName(cluster.name, machines.name);
      const key = `${cluster.namespace}/${derived}`;
      const first = taken.get(key);
      if (first === undefined) taken.set(key, path);
      // A pool with the name of its own control plane is `node-pool/name-reserved`.
      else if (machines === cluster.controlPlane || machines.name !== 'control-plane') {
        yield {
          path,
          got: `'${derived}' in the namespace '${cluster.namespace}', as \`${printPath(first)}\` has it`,
          must: 'make names that nothing else in the namespace has',
          fix: 'rename one of the two, or put the clusters into namespaces of their own',
        };
      }
    }
  },
});
