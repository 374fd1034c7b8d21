import type { CompleteCloudControllerManager } from '../../model/addons/cloud-controller-manager.ts';
import type { CloudControllerManager } from '../../model/fleet.gen.ts';

/** The cloud controller manager with its defaults. */
export const cloudControllerManager = ({
  version,
  verbosity = 1,
  loadBalancerWaitSteps = 23,
}: CloudControllerManager): CompleteCloudControllerManager => ({ version, verbosity, loadBalancerWaitSteps });
