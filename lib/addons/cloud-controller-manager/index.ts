import { providerImages } from '../../model/addons/releases.ts';
import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';
import { configHash } from '../config-hash.ts';
import { drawn } from '../drawn.ts';
import type { Payload } from '../payload.ts';
import { CloudControllerManager, type Options } from './cloud-controller-manager.ts';

/**
 * The cloud controller manager of a cluster.
 *
 * @throws TypeError where the cluster has none, or its fleet does not say what `cloud.conf` needs.
 */
export function cloudControllerManager(fleet: CompleteFleet, cluster: CompleteCluster): Payload {
  const { cloudControllerManager: given, cloudConf } = cluster.addons;
  if (given === undefined || cloudConf === undefined) throw new TypeError('this cluster has no cloud controller manager');
  const { version: release, verbosity, loadBalancerWaitSteps } = given;
  const routes = cloudConf.routerId !== undefined;
  const options: Options = {
    image: providerImages(release).cloudControllerManager,
    configHash: configHash(fleet, cluster),
    controllers: [
      'cloud-node',
      'cloud-node-lifecycle',
      // Without a router it would only warn, and without a load balancer service fail to start (addons 1.5).
      ...(routes ? ['route'] : []),
      ...(cloudConf.loadBalancer.enabled ? ['service'] : []),
    ],
    ...(routes ? { clusterCIDR: cluster.network.pods.join(',') } : {}),
    verbosity,
    loadBalancerWaitSteps,
  };
  return drawn(fleet, {
    addon: 'cloud-controller-manager',
    release,
    options,
    draw: (scope, given) => new CloudControllerManager(scope, 'cloud-controller-manager', given),
  });
}
