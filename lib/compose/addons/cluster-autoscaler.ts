import type { CompleteClusterAutoscaler } from '../../model/addons/cluster-autoscaler.ts';
import type { ClusterAutoscaler } from '../../model/fleet.gen.ts';
import { duration } from '../durations.ts';

/** What a machine may take where its health check waits for ever. */
const longEnough = duration('20m');

/**
 * The Cluster Autoscaler with its defaults. `nodeStartupSeconds` is when the health check of pools gives a machine up, 0 for never: an autoscaler that gave up
 * earlier would delete machines that are still being made.
 */
export function clusterAutoscaler(given: ClusterAutoscaler, nodeStartupSeconds: number): CompleteClusterAutoscaler {
  const { balancing = {}, scaleDown = {}, resources = {}, maxNodeProvision } = given;
  return {
    version: given.version,
    expander: given.expander ?? 'least-waste',
    balancing: { enabled: balancing.enabled ?? true, ignoredLabels: balancing.ignoredLabels ?? [] },
    enforceMinSize: given.enforceMinSize ?? true,
    scaleDown: {
      unneededSeconds: duration(scaleDown.unneeded ?? '10m'),
      unreadySeconds: duration(scaleDown.unready ?? '20m'),
      delayAfterAddSeconds: duration(scaleDown.delayAfterAdd ?? '10m'),
      utilizationThreshold: scaleDown.utilizationThreshold ?? 0.5,
      localStorage: scaleDown.localStorage ?? false,
      systemPods: scaleDown.systemPods ?? false,
    },
    maxNodeProvisionSeconds: maxNodeProvision === undefined ? nodeStartupSeconds || longEnough : duration(maxNodeProvision),
    ...(given.maxNodes === undefined ? {} : { maxNodes: given.maxNodes }),
    logLevel: given.logLevel ?? 2,
    resources: { cpu: resources.cpu ?? '100m', memory: resources.memory ?? '600Mi' },
  };
}
