import type { CompleteClusterAutoscaler } from '../../model/addons/cluster-autoscaler.ts';
import { goDuration } from '../../model/duration.ts';

/** What differs between like pools of different zones, beside the zone and region labels of Kubernetes, which are ignored anyway. */
const zoneLabels = ['topology.cinder.csi.openstack.org/zone', 'topology.manila.csi.openstack.org/zone'];

/**
 * The command line, one flag an entry. It runs in the management cluster under its own account there and reaches the workload cluster by a kubeconfig:
 * without `--clusterapi-cloud-config-authoritative` it would look for machines in the workload cluster too.
 *
 * `--enable-csi-node-aware-scheduling` (1.35) stays off: with it a pool at zero does not grow for a pod with a volume, since the predicted node lacks the
 * topology of its drivers (kubernetes/autoscaler#10131).
 *
 * @param kubeconfig where the workload cluster's kubeconfig is mounted.
 * @see capi 12; kubernetes/autoscaler cluster-autoscaler/config/flags/flags.go, 1.34.5 to 1.36.1
 */
export const flags = (
  { expander, balancing, enforceMinSize, scaleDown, maxNodeProvisionSeconds, maxNodes, logLevel }: CompleteClusterAutoscaler,
  cluster: { readonly name: string; readonly namespace: string },
  kubeconfig: string,
): readonly string[] => [
  '--cloud-provider=clusterapi',
  `--kubeconfig=${kubeconfig}`,
  '--clusterapi-cloud-config-authoritative',
  `--node-group-auto-discovery=clusterapi:namespace=${cluster.namespace},clusterName=${cluster.name}`,
  `--expander=${expander}`,
  `--balance-similar-node-groups=${balancing.enabled}`,
  ...(balancing.enabled ? [...zoneLabels, ...balancing.ignoredLabels].map((label) => `--balancing-ignore-label=${label}`) : []),
  `--enforce-node-group-min-size=${enforceMinSize}`,
  `--scale-down-unneeded-time=${goDuration(scaleDown.unneededSeconds)}`,
  `--scale-down-unready-time=${goDuration(scaleDown.unreadySeconds)}`,
  `--scale-down-delay-after-add=${goDuration(scaleDown.delayAfterAddSeconds)}`,
  `--scale-down-utilization-threshold=${scaleDown.utilizationThreshold}`,
  `--skip-nodes-with-local-storage=${!scaleDown.localStorage}`,
  `--skip-nodes-with-system-pods=${!scaleDown.systemPods}`,
  `--max-node-provision-time=${goDuration(maxNodeProvisionSeconds)}`,
  ...(maxNodes === undefined ? [] : [`--max-nodes-total=${maxNodes}`]),
  `--v=${logLevel}`,
];
