import { type Path, valueAt } from '../../../model/path.ts';
import { isSection, type Section, same, textAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { compareVersions, tolerantVersion } from '../version.ts';
import { coreDNSVersion, isMigration } from './core-dns.ts';

const whole = (prefix: readonly string[], keys: string): readonly (readonly string[])[] => keys.split(' ').map((key) => [...prefix, key]);
const inside = (prefix: readonly string[], keys: string): readonly (readonly string[])[] =>
  keys.split(' ').flatMap((key) => [
    [...prefix, key],
    [...prefix, key, '*'],
  ]);

const config = ['spec', 'kubeadmConfigSpec'];
const cluster = [...config, 'clusterConfiguration'];
const init = [...config, 'initConfiguration'];
const join = [...config, 'joinConfiguration'];

/** What may change in a control plane: a path alone may be set and unset, `*` stands for anything below. */
const changeable: readonly (readonly string[])[] = [
  ['metadata', '*'],
  ...inside(cluster, 'etcd dns featureGates apiServer controllerManager scheduler'),
  ...inside([...cluster, 'etcd'], 'local'),
  [...cluster, 'etcd', 'external', '*'],
  ...whole(cluster, 'imageRepository certificateValidityPeriodDays encryptionAlgorithm'),
  ...inside(init, 'nodeRegistration localAPIEndpoint timeouts'),
  ...whole(init, 'patches skipPhases bootstrapTokens'),
  [...init, 'patches', 'directory'],
  ...inside(join, 'nodeRegistration controlPlane discovery timeouts'),
  ...whole(join, 'patches skipPhases caCertPath'),
  [...join, 'patches', 'directory'],
  ...whole(config, 'bootCommands preKubeadmCommands postKubeadmCommands files verbosity users format mounts'),
  ...inside(config, 'ntp ignition diskSetup'),
  ...inside(['spec', 'machineTemplate'], 'metadata spec'),
  ...whole(['spec'], 'replicas version'),
  ...inside(['spec'], 'remediation machineNaming rollout'),
];

const skipCoreDNS = 'controlplane.cluster.x-k8s.io/skip-coredns';

/** What an update of a control plane may not do: change what is not in the list, skip a minor version, move CoreDNS where it cannot go. */
export function controlPlaneUpdateFaults(object: Section, old: Section): Fault[] {
  const changes = changedPaths(old, object, []).filter((path) => !changeable.some((pattern) => covers(pattern, path)));
  return [
    ...changes.map((path) =>
      fault('immutable', path, valueAt(object, path), 'stay as it is', 'replace the control plane, or take the change back'),
    ),
    ...versionStepFaults(object, old),
    ...coreDNSFaults(object, old),
  ];
}

/** The paths at which two objects differ: the key of what was removed, the leaves of what was added, a list as a whole. */
function changedPaths(old: unknown, now: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (!isSection(now)) return same(old, now) ? [] : [path];
  const before = isSection(old) ? old : {};
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
  return [
    ...removed.map((key) => [...path, key]),
    ...Object.keys(now).flatMap((key) => changedPaths(Object.hasOwn(before, key) ? before[key] : undefined, now[key], [...path, key])),
  ];
}

function covers(pattern: readonly string[], path: readonly string[]): boolean {
  for (const [index, key] of path.entries()) {
    if (pattern[index] === '*') return true;
    if (pattern[index] !== key) return false;
  }
  return path.length >= pattern.length;
}

function versionStepFaults(object: Section, old: Section): Fault[] {
  const path = ['spec', 'version'];
  const [from, to] = [tolerantVersion(textAt(old, path)), tolerantVersion(textAt(object, path))];
  const unreadable = from === undefined ? old : to === undefined ? object : undefined;
  if (from === undefined || to === undefined) return [fault('version', path, textAt(unreadable, path), 'be a version')];
  const tooFar = { major: from.major, minor: from.minor + 2n, patch: 0n };
  if (compareVersions(to, tooFar) < 0) return [];
  return [fault('version', path, textAt(object, path), `rise by at most one minor version from ${textAt(old, path)}`)];
}

function coreDNSFaults(object: Section, old: Section): Fault[] {
  const path: Path = [...cluster, 'dns', 'imageTag'];
  const [before, now] = [textAt(old, path), textAt(object, path)];
  if (before === '' || now === '') return [];
  const [from, to] = [coreDNSVersion(before), coreDNSVersion(now)];
  if (from === undefined || to === undefined) return [fault('tag', path, from === undefined ? before : now, 'be a version of CoreDNS')];
  const skipped = valueAt(object, ['metadata', 'annotations', skipCoreDNS]) !== undefined;
  if (isMigration(from, to) || skipped) return [];
  return [fault('tag', path, now, `be a later version of CoreDNS than ${before}, and one that its configuration can be carried over to`)];
}
