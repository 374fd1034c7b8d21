import type { CompleteCloudConf } from '../model/addons/cloud-conf.ts';
import type { CompleteCluster } from '../model/complete.ts';
import type { LoadBalancerClass } from '../model/fleet.gen.ts';
import type { Path } from '../model/path.ts';
import { walk } from './rule.ts';

/** Every `cloud.conf`, with the place of the options that it comes from. */
export const everyCloudConf = walk(function* (fleet): Generator<{ cluster: CompleteCluster; conf: CompleteCloudConf; path: Path }> {
  for (const cluster of fleet.clusters) {
    const conf = cluster.addons.cloudConf;
    if (conf !== undefined) yield { cluster, conf, path: [...cluster.path, 'addons', 'cloudControllerManager'] };
  }
});

/** Options of load balancers in general, or of one class of them. */
export interface LoadBalancerAt {
  readonly cluster: CompleteCluster;
  readonly conf: CompleteCloudConf;
  readonly given: LoadBalancerClass;
  readonly isClass: boolean;
  readonly path: Path;
}

/** The general options of every cluster, and each class. */
export const everyLoadBalancer = walk(function* (fleet): Generator<LoadBalancerAt> {
  for (const { cluster, conf, path } of everyCloudConf(fleet)) {
    yield { cluster, conf, given: conf.loadBalancer, isClass: false, path: [...path, 'loadBalancer'] };
    for (const given of conf.loadBalancerClasses) {
      yield { cluster, conf, given, isClass: true, path: [...path, 'loadBalancerClasses', given.name] };
    }
  }
});
