import type { CloudControllerManager } from '../fleet.gen.ts';

/** The cloud controller manager of one cluster, with nothing left open; what stands in `cloud.conf` is in `CompleteCloudConf`. */
export type CompleteCloudControllerManager = Required<Pick<CloudControllerManager, 'version' | 'verbosity' | 'loadBalancerWaitSteps'>>;
