import { type Path, printPath } from '../model/path.ts';

const newCluster = 'set it back; another value needs a new cluster';
const block = 'bring it back: fields may leave it, and it cannot go as a whole';
const config = 'spec.kubeadmConfigSpec';

/**
 * What to do instead of a change that the server refuses, by type and then by path, which stands for all below it too; the first that fits counts. `''` is
 * every other field of the type.
 */
const remedies: Readonly<Record<string, readonly (readonly [above: string, fix: string])[]>> = {
  'cluster.x-k8s.io/Cluster': [['', 'bring it back: a cluster keeps its references for life']],
  'cluster.x-k8s.io/MachineDeployment': [
    ['spec.clusterName', 'set it back; for machines in another cluster make a pool of another name there, and remove this one'],
  ],
  'cluster.x-k8s.io/MachineHealthCheck': [['spec.clusterName', 'delete the check and create it again; no machine is touched']],
  'infrastructure.cluster.x-k8s.io/OpenStackMachineTemplate': [
    ['spec.template.spec', 'give the template a new name and refer to that one; its machines are replaced'],
  ],
  'controlplane.cluster.x-k8s.io/KubeadmControlPlane': [
    [`${config}.clusterConfiguration.dns`, 'set it back, or go to a version in between first'],
    [`${config}.clusterConfiguration.`, newCluster],
    [`${config}.`, block],
    ['spec.kubeadmConfigSpec', block],
    ['', newCluster],
  ],
};

/** The remedy for a refused change: ours, or `known`, what the server's model knows; else a new cluster. */
export function remedyOf(type: string, path: Path, known: string | undefined): string {
  const place = printPath(path);
  const found = remedies[type]?.find(
    ([above]) => above === '' || place === above || place.startsWith(above.endsWith('.') ? above : `${above}.`),
  );
  return found?.[1] ?? known ?? newCluster;
}
