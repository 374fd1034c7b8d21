import type { CompleteCluster, CompleteMachines } from '../model/complete.ts';
import { splitNodeLabels } from '../model/node-labels.ts';
import type { Path } from '../model/path.ts';
import { defineRule, everyMachines } from './rule.ts';

/** How long the lists of a bootstrap configuration may be (Cluster API v1.14: KubeadmConfigTemplate v1beta2); RKE2's has no limits (capi 9). */
const limits = { files: 200, commands: 1000, arguments: 100 } as const;

interface List {
  readonly what: string;
  readonly count: number;
  readonly limit: number;
  readonly at: Path;
}

export const machineListsFit = defineRule({
  code: 'machines/too-many-entries',
  why: "A cluster's entries and its machines' own make one list, and the API server refuses the control plane or the bootstrap template if that is too long.",
  *check(fleet) {
    for (const { cluster, machines, path } of everyMachines(fleet)) {
      if (cluster.distribution.type !== 'kubeadm') continue;
      for (const { what, count, limit, at } of lists(cluster, machines)) {
        if (count <= limit) continue;
        yield {
          path: [...path, ...at],
          got: `${count} ${what}, those of the cluster included`,
          must: `be at most ${limit} ${what}, together with the cluster's`,
          fix: `take ${count - limit} away, or put several into one`,
        };
      }
    }
  },
});

function lists(cluster: CompleteCluster, machines: CompleteMachines): List[] {
  const { files, commands } = machines;
  const trust = cluster.trustedCAs.length;
  const commandsOf = (moment: 'boot' | 'before' | 'after', own = 0): List => {
    return { what: 'commands', count: commands[moment].length + own, limit: limits.commands, at: ['commands', moment] };
  };
  return [
    { what: trust === 0 ? 'files' : 'files and trusted CAs', count: files.length + trust, limit: limits.files, at: ['files'] },
    commandsOf('boot'),
    // One of Capstan's own makes the machine trust the CAs.
    commandsOf('before', trust === 0 ? 0 : 1),
    commandsOf('after'),
    { what: 'arguments of kubelet', count: argumentCount(cluster, machines), limit: limits.arguments, at: argumentPlace(machines) },
  ];
}

const poolArguments = (machines: CompleteMachines): Readonly<Record<string, string>> =>
  'kubeletExtraArgs' in machines ? (machines.kubeletExtraArgs as Readonly<Record<string, string>>) : {};

const argumentPlace = (machines: CompleteMachines): Path => ('kubeletExtraArgs' in machines ? ['kubeletExtraArgs'] : []);

/** Those that Capstan sets count as well: `cloud-provider`, `provider-id`, and `node-labels` and `max-pods` where the fleet asks for them. */
function argumentCount({ distribution }: CompleteCluster, machines: CompleteMachines): number {
  const names = new Set([...Object.keys(distribution.kubelet?.extraArgs ?? {}), ...Object.keys(poolArguments(machines))]);
  for (const name of ['cloud-provider', 'provider-id']) names.add(name);
  if (Object.keys(splitNodeLabels(machines.labels).kubelet).length > 0) names.add('node-labels');
  if ('maxPods' in machines) names.add('max-pods');
  return names.size;
}
