import type { CompleteManifests } from '../model/addons/manifests.ts';
import type { CompleteCluster, CompleteFile } from '../model/complete.ts';
import type { CompleteJobs } from '../model/complete-terraform.ts';
import type { Path } from '../model/path.ts';
import { everyMachines, walk } from './rule.ts';

/** Every file once: a cluster's own where the cluster wrote it, however many groups of machines get it. */
export const everyFile = walk(function* (fleet): Generator<{ cluster: CompleteCluster; file: CompleteFile; path: Path }> {
  for (const cluster of fleet.clusters) {
    const shared = new Set<string>();
    for (const { files } of [cluster.controlPlane, ...cluster.nodePools]) {
      for (const file of files) {
        if (file.path.length === cluster.path.length + 2) {
          if (shared.has(file.target)) continue;
          shared.add(file.target);
        }
        yield { cluster, file, path: file.path };
      }
    }
  }
});

const moments = ['boot', 'before', 'after'] as const;

/** Every command once, at the place that wrote it: the cluster, or one group of its machines. */
export const everyCommand = walk(function* (fleet): Generator<{ cluster: CompleteCluster; command: string; path: Path }> {
  for (const cluster of fleet.clusters) {
    for (const moment of moments) {
      const shared = cluster.commands[moment];
      for (const [i, command] of shared.entries()) yield { cluster, command, path: [...cluster.path, 'commands', moment, i] };
      for (const { path, commands } of [cluster.controlPlane, ...cluster.nodePools]) {
        const own = commands[moment].slice(shared.length);
        for (const [i, command] of own.entries()) yield { cluster, command, path: [...path, 'commands', moment, i] };
      }
    }
  }
});

/** Programs that take arguments of the user's. */
export type Program = 'apiServer' | 'controllerManager' | 'scheduler' | 'etcd' | 'kubelet' | 'kubeProxy';
const programs: readonly Program[] = ['apiServer', 'controllerManager', 'scheduler', 'etcd', 'kubelet', 'kubeProxy'];
/** Under either distribution; one of them lets nobody say anything of kube-proxy. */
type Arguments = Readonly<Partial<Record<Program, { readonly extraArgs?: Readonly<Record<string, string>> }>>>;

interface ArgumentAt {
  readonly cluster: CompleteCluster;
  readonly program: Program;
  readonly name: string;
  readonly value: string;
  readonly path: Path;
}

/** Every argument of a Kubernetes program. */
export const everyArgument = walk(function* (fleet): Generator<ArgumentAt> {
  for (const cluster of fleet.clusters) {
    const { path, distribution, nodePools } = cluster;
    for (const program of programs) {
      const args = (distribution as Arguments)[program]?.extraArgs;
      if (args === undefined) continue;
      for (const [name, value] of Object.entries(args)) {
        yield { cluster, program, name, value, path: [...path, 'distribution', program, 'extraArgs', name] };
      }
    }
    for (const { path: above, kubeletExtraArgs } of nodePools) {
      for (const [name, value] of Object.entries(kubeletExtraArgs)) {
        yield { cluster, program: 'kubelet', name, value, path: [...above, 'kubeletExtraArgs', name] };
      }
    }
  }
});

/** Every taint of a group of machines. */
export const everyTaint = walk(function* (fleet): Generator<{ key: string; value: string; isControlPlane: boolean; path: Path }> {
  for (const { controlPlane, nodePools } of fleet.clusters) {
    for (const { path, taints = [] } of [controlPlane, ...nodePools]) {
      for (const { key, value } of taints) yield { key, value, isControlPlane: path === controlPlane.path, path: [...path, 'taints', key] };
    }
  }
});

/** Both limits of Terraform Jobs of every cluster: its own infrastructure's, and its machines'. */
export const everyJobs = walk(function* (fleet): Generator<{ jobs: CompleteJobs; of: 'cluster' | 'machines'; path: Path }> {
  for (const { path, terraform } of fleet.clusters) {
    yield { jobs: terraform.jobs, of: 'cluster', path: [...path, 'terraform', 'jobs'] };
    yield { jobs: terraform.machines.jobs, of: 'machines', path: [...path, 'terraform', 'machines', 'jobs'] };
  }
});

/** Every list of address ranges. */
export const everyRangeList = walk(function* (fleet): Generator<{ ranges: readonly string[]; path: Path }> {
  for (const [name, { cidrs }] of Object.entries(fleet.cloud.networks)) yield { ranges: cidrs, path: ['cloud', 'networks', name, 'cidrs'] };
  for (const { path, network, endpoint, ssh, addons } of fleet.clusters) {
    yield { ranges: network.pods, path: [...path, 'network', 'pods'] };
    yield { ranges: network.services, path: [...path, 'network', 'services'] };
    yield { ranges: network.nodeAllowedAddressCIDRs, path: [...path, 'network', 'nodeAllowedAddressCIDRs'] };
    if (endpoint.type !== 'supplied') yield { ranges: endpoint.allowedCIDRs ?? [], path: [...path, 'endpoint', 'allowedCIDRs'] };
    yield { ranges: ssh.allowedCIDRs ?? [], path: [...path, 'ssh', 'allowedCIDRs'] };
    // Where a class says nothing it has the node subnet's, which stand above already.
    const subnet = String(fleet.cloud.networks[network.nodes]?.cidrs);
    for (const { path: at, shareClients } of addons.manilaCSI?.shareClasses ?? []) {
      if (String(shareClients) !== subnet) yield { ranges: shareClients, path: [...at, 'shareClients'] };
    }
    const order = addons.cloudConf?.networking.addressSortOrder ?? [];
    yield { ranges: order, path: [...path, 'addons', 'cloudControllerManager', 'networking', 'addressSortOrder'] };
  }
});

/** Every tag once, at the place that wrote it; a group of machines repeats none of its cluster's. */
export const everyTag = walk(function* (fleet): Generator<{ key: string; value: string; path: Path }> {
  for (const { path, tags } of fleet.clusters) {
    for (const [key, value] of Object.entries(tags)) yield { key, value, path: [...path, 'tags', key] };
  }
  for (const { cluster, machines, path } of everyMachines(fleet)) {
    for (const [key, value] of Object.entries(machines.tags)) {
      if (Object.hasOwn(cluster.tags, key) && cluster.tags[key] === value) continue;
      yield { key, value, path: [...path, 'tags', key] };
    }
  }
});

/** Every place where people paste text of their own, for what must stand in none of them. */
export const everyText = walk(function* (fleet): Generator<{ text: string; path: Path }> {
  if (fleet.cloud.caCertificate !== undefined) yield { text: fleet.cloud.caCertificate, path: ['cloud', 'caCertificate'] };
  if (fleet.cloud.authURL !== undefined) yield { text: fleet.cloud.authURL, path: ['cloud', 'authURL'] };
  for (const { path, annotations, trustedCAs, users } of fleet.clusters) {
    for (const [key, text] of Object.entries(annotations)) yield { text, path: [...path, 'annotations', key] };
    for (const ca of trustedCAs) yield { text: ca.pem, path: ca.path };
    for (const user of users) {
      for (const [i, text] of user.sshAuthorizedKeys.entries()) yield { text, path: [...user.path, 'sshAuthorizedKeys', i] };
    }
  }
  for (const { file, path } of everyFile(fleet))
    if (typeof file.content === 'string') yield { text: file.content, path: [...path, 'content'] };
  for (const { command, path } of everyCommand(fleet)) yield { text: command, path };
  for (const { value, path } of everyArgument(fleet)) yield { text: value, path };
  for (const { jobs, path } of everyJobs(fleet)) {
    for (const [name, text] of Object.entries(jobs.env ?? {})) yield { text, path: [...path, 'env', name] };
  }
});

/** What each cluster gets of the user's own manifests, the same lists once: at the first cluster that has them. */
export const everyManifestList = walk(function* (fleet): Generator<readonly CompleteManifests[]> {
  const seen = new Set<string>();
  for (const { addons } of fleet.clusters) {
    const key = JSON.stringify(addons.manifests.map(({ name, source }) => [name, source]));
    if (addons.manifests.length > 0 && !seen.has(key)) yield addons.manifests;
    seen.add(key);
  }
});

/** Each source of manifests under each of its names once: at the first cluster that has it. */
export const everyManifests = walk(function* (fleet): Generator<CompleteManifests> {
  const seen = new Set<string>();
  for (const manifests of everyManifestList(fleet).flat()) {
    const key = JSON.stringify([manifests.name, manifests.source]);
    if (!seen.has(key)) yield manifests;
    seen.add(key);
  }
});
