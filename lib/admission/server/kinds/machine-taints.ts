import type { Path } from '../../../model/path.ts';
import { qualifiedName } from '../names.ts';
import { textAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';

const reserved = [
  (key: string) => key === 'node.cluster.x-k8s.io/uninitialized' || key === 'node.cluster.x-k8s.io/outdated-revision',
  (key: string) => key.startsWith('node.kubernetes.io/') && key !== 'node.kubernetes.io/out-of-service',
  (key: string) => key.startsWith('node.cloudprovider.kubernetes.io/'),
  (key: string) => key === 'node-role.kubernetes.io/master',
];

/**
 * The `taints` of a machine specification: refused as a whole, since the gate `MachineTaintPropagation` is off unless somebody turns it on.
 *
 * @see kubernetes-sigs/cluster-api: internal/util/taints/validation.go, v1.14.2
 */
export function machineTaintFaults(taints: readonly unknown[], path: Path): Fault[] {
  if (taints.length === 0) return [];
  const gate = fault(
    'gate',
    path,
    taints,
    'be absent while the feature gate MachineTaintPropagation is off, as it is by default',
    "taint nodes through the bootstrap configuration's `nodeRegistration.taints`",
  );
  const keys = taints.flatMap((taint, index) => {
    const key = textAt(taint, ['key']);
    const at = [...path, index, 'key'];
    const must = qualifiedName(key);
    return [
      ...(reserved.some((is) => is(key)) ? [fault('taint', at, key, 'not be a key that Kubernetes or Cluster API keeps for itself')] : []),
      ...(must === undefined ? [] : [fault('taint', at, key, must)]),
    ];
  });
  return [gate, ...keys];
}
