import { type Path, valueAt } from '../../../model/path.ts';
import { type Expression, hasOneOf } from '../expression.ts';
import { matches } from '../pattern.ts';
import { isSet, listAt, numberAt, textAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';

/** What the validating webhooks refuse in a kubeadm configuration, wherever it stands. @see kubernetes-sigs/cluster-api: bootstrap/kubeadm/webhooks/admission/kubeadmconfig.go, v1.14.2 */
export function kubeadmConfigFaults(object: unknown, path: readonly string[]): Fault[] {
  return [
    ...fileFaults(object, [...path, 'files']),
    ...userFaults(object, [...path, 'users']),
    ...ignitionFaults(object, path),
    ...diskFaults(object, [...path, 'diskSetup', 'partitions']),
    ...discoveryFaults(object, [...path, 'joinConfiguration', 'discovery', 'file', 'kubeConfig', 'user']),
  ];
}

function fileFaults(object: unknown, path: Path): Fault[] {
  const known = new Set<string>();
  return listAt(object, path).flatMap((file, index) => {
    const at = [...path, index];
    const faults = sourceFaults(file, at, 'content', 'contentFrom');
    const target = textAt(file, ['path']);
    if (known.has(target)) faults.push(fault('file', [...at, 'path'], target, 'be the path of one file only'));
    known.add(target);
    return faults;
  });
}

const userFaults = (object: unknown, path: Path): Fault[] =>
  listAt(object, path).flatMap((user, index) => sourceFaults(user, [...path, index], 'passwd', 'passwdFrom'));

/** A text that stands here or comes from a Secret, never both. */
function sourceFaults(owner: unknown, path: Path, text: string, from: string): Fault[] {
  if (!isSet(owner, [from])) return [];
  const faults: Fault[] = [];
  if (textAt(owner, [text]) !== '') faults.push(fault('one-source', path, undefined, `hold \`${text}\` or \`${from}\`, not both`));
  for (const key of ['name', 'key']) {
    if (textAt(owner, [from, 'secret', key]) === '') faults.push(fault('required', [...path, from, 'secret', key], undefined, 'be given'));
  }
  return faults;
}

function ignitionFaults(object: unknown, path: Path): Fault[] {
  const must = 'be absent while the feature gate KubeadmBootstrapFormatIgnition is off, as it is by default';
  return [
    ...(textAt(object, [...path, 'format']) === 'ignition' ? [fault('gate', [...path, 'format'], 'ignition', must)] : []),
    ...(isSet(object, [...path, 'ignition']) ? [fault('gate', [...path, 'ignition'], undefined, must)] : []),
  ];
}

function diskFaults(object: unknown, path: Path): Fault[] {
  return listAt(object, path).flatMap((partition, index) => {
    const total = listAt(partition, ['diskLayout']).reduce<number>((sum, part) => sum + (numberAt(part, ['percentage']) ?? 0), 0);
    return total > 100 ? [fault('disk', [...path, index, 'diskLayout'], total, 'add up to at most 100 per cent')] : [];
  });
}

function discoveryFaults(object: unknown, path: Path): Fault[] {
  const both = isSet(object, [...path, 'authProvider']) && isSet(object, [...path, 'exec']);
  const named = path.map((key) => (key === 'kubeConfig' ? 'kubeconfig' : key));
  return both ? [fault('one-source', named, undefined, 'hold `authProvider` or `exec`, not both')] : [];
}

/**
 * Only for control planes: as long as v1beta1 is served, the two timeouts that it knew as one must agree. Where neither is given, they do.
 */
export function healthCheckFaults(object: unknown, path: readonly string[]): Fault[] {
  const key = ['timeouts', 'controlPlaneComponentHealthCheckSeconds'];
  const paths = ['initConfiguration', 'joinConfiguration'].map((section) => [...path, section, ...key]);
  const [init, join] = paths.map((at) => valueAt(object, at));
  if (init === join) return [];
  return paths.map((at) => fault('timeouts', at, valueAt(object, at), 'be the same in `initConfiguration` and `joinConfiguration`'));
}

const partitionType = '^(Linux|LinuxSwap|LinuxRAID|LVM|Fat32|NTFS|LinuxExtended|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$';

const argumentLists = [
  ['clusterConfiguration', 'apiServer', 'extraArgs'],
  ['clusterConfiguration', 'controllerManager', 'extraArgs'],
  ['clusterConfiguration', 'scheduler', 'extraArgs'],
  ['clusterConfiguration', 'etcd', 'local', 'extraArgs'],
  ['initConfiguration', 'nodeRegistration', 'kubeletExtraArgs'],
  ['joinConfiguration', 'nodeRegistration', 'kubeletExtraArgs'],
];

const hasUniqueNames = (list: unknown): boolean => {
  const names = Array.isArray(list) ? list.map((argument) => textAt(argument, ['name'])) : [];
  return new Set(names).size === names.length;
};

/** What the CRDs state in CEL about a kubeadm configuration at a path. */
export const kubeadmConfigExpressions = (path: readonly string[]): readonly Expression[] => [
  ...argumentLists.map((keys) => ({ at: [...path, ...keys], holds: hasUniqueNames, must: 'name each argument once' })),
  {
    at: [...path, 'diskSetup', 'partitions', '*'],
    holds: hasOneOf('layout', 'diskLayout'),
    must: 'hold exactly one of `layout` and `diskLayout`',
  },
  partitionTypeExpression(path),
];

/** The one rule that the older version has as well. */
export const partitionTypeExpression = (path: readonly string[]): Expression => ({
  at: [...path, 'diskSetup', 'partitions', '*', 'diskLayout', '*', 'partitionType'],
  holds: (type) => matches(partitionType, String(type)),
  must: 'be Linux, LinuxSwap, LinuxRAID, LVM, Fat32, NTFS, LinuxExtended or a GUID of a partition type',
});
