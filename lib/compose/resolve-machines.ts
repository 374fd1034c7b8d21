import type { Commands, CompleteControlPlane, CompleteFile, CompleteMachines, CompleteNodePool, CompleteTaint } from '../model/complete.ts';
import type { Cloud, Cluster, ControlPlane, Files, Commands as GivenCommands, NodePool, Taints } from '../model/fleet.gen.ts';
import type { Issue } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { present, sorted } from './defaults.ts';
import { certificatesExpiryDays } from './distributions.ts';
import { duration } from './durations.ts';
import { only } from './only.ts';

/** What the groups of machines of one cluster have in common. Those that add nothing of their own share the very lists. */
export interface Common {
  readonly cluster: Cluster;
  /** The cluster's place in the fleet. */
  readonly above: Path;
  readonly files: readonly CompleteFile[];
  readonly commands: Commands;
  readonly cloud: Cloud;
  readonly issues: Issue[];
}

/** Of a cluster with its defaults filled in. */
export const commonOf = (cluster: Cluster, above: Path, cloud: Cloud, issues: Issue[]): Common => ({
  cluster,
  above,
  files: files([], undefined, above, cluster.files),
  commands: commands(cluster.commands),
  cloud,
  issues,
});

export function controlPlane(common: Common): CompleteControlPlane {
  const { cluster, above, issues } = common;
  const path = [...above, 'controlPlane'];
  const given = cluster.controlPlane ?? {};
  if (given.flavor === undefined) {
    issues.push({
      code: 'cluster/field-missing',
      severity: 'error',
      path: [...path, 'flavor'],
      must: 'be given, here or in `clusterDefaults`',
      fix: 'write the name of one of `cloud.flavors`',
    });
  }
  const { remediation = {} } = given;
  return {
    ...machines('control-plane', { ...given, flavor: given.flavor ?? '' }, path, common),
    replicas: given.replicas ?? 3,
    serverGroupPolicy: given.serverGroupPolicy ?? 'soft-anti-affinity',
    maxSurge: given.maxSurge ?? 1,
    remediation: {
      maxRetry: remediation.maxRetry ?? 3,
      retryPeriodSeconds: duration(remediation.retryPeriod ?? '5m'),
      minHealthyPeriodSeconds: duration(remediation.minHealthyPeriod ?? '1h'),
    },
    ...present({ certificatesExpiryDays: given.certificatesExpiryDays ?? certificatesExpiryDays(cluster.distribution) }),
    ...(given.taints === undefined ? {} : { taints: taints(given.taints) }),
  };
}

export function nodePool(name: string, given: NodePool, common: Common): CompleteNodePool {
  const { zone, maxPods, deletionOrder, maxInFlight, rollout = {} } = given;
  return {
    ...machines(name, given, [...common.above, 'nodePools', name], common),
    scaling: given.scaling,
    taints: taints(given.taints),
    rollout: { maxSurge: rollout.maxSurge ?? 1, maxUnavailable: rollout.maxUnavailable ?? 0 },
    minReadySeconds: duration(given.minReady ?? '0s'),
    kubeletExtraArgs: given.kubeletExtraArgs ?? {},
    ...present({ zone, maxPods, deletionOrder, maxInFlight }),
  };
}

const taints = (given: Taints | undefined): readonly CompleteTaint[] =>
  sorted(given).map(([key, { value = '', effect }]) => ({ key, value, effect }));

function machines(name: string, given: (ControlPlane & { flavor: string }) | NodePool, path: Path, common: Common): CompleteMachines {
  const { cluster, above, cloud, issues } = common;
  const { timeouts = {}, rootVolume, rolloutAfter } = given;
  return {
    path,
    name,
    flavor: given.flavor,
    image: given.image ?? only(cloud.images, [...path, 'image'], 'cloud.images', issues),
    labels: given.labels ?? {},
    configDrive: given.configDrive ?? false,
    securityGroupIds: [...(given.securityGroupIds ?? [])].sort(),
    tags: { ...cluster.tags, ...given.tags },
    timeouts: {
      nodeDrainSeconds: duration(timeouts.nodeDrain ?? '10m'),
      volumeDetachSeconds: duration(timeouts.volumeDetach ?? '5m'),
      nodeDeletionSeconds: duration(timeouts.nodeDeletion ?? '10s'),
    },
    files: given.files === undefined ? common.files : files(path, given.files, above, cluster.files),
    commands: given.commands === undefined ? common.commands : commands(cluster.commands, given.commands),
    ...present({ rootVolume, rolloutAfter }),
  };
}

/** The cluster's files and the machines' own, by their place on the machine; the machines' own win. */
function files(path: Path, own: Files | undefined, above: Path, shared: Files | undefined): readonly CompleteFile[] {
  return sorted({ ...shared, ...own }).map(([target, { content, owner = 'root:root', permissions = '0644', append = false }]) => ({
    path: own !== undefined && Object.hasOwn(own, target) ? [...path, 'files', target] : [...above, 'files', target],
    target,
    content,
    owner,
    permissions,
    append,
  }));
}

/** The cluster's commands, then the machines' own. */
const commands = (shared: GivenCommands = {}, own: GivenCommands = {}): Commands => ({
  boot: [...(shared.boot ?? []), ...(own.boot ?? [])],
  before: [...(shared.before ?? []), ...(own.before ?? [])],
  after: [...(shared.after ?? []), ...(own.after ?? [])],
});
