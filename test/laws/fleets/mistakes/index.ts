import { ofCloud } from './cloud.ts';
import { ofControllers } from './controllers.ts';
import { ofDistributions } from './distributions.ts';
import { ofLoadBalancers } from './load-balancers.ts';
import { ofMachines } from './machines.ts';
import { ofManifests } from './manifests.ts';
import type { Mistakes } from './mistake.ts';
import { ofNames } from './names.ts';
import { ofNetworks } from './networks.ts';
import { ofSharesAndScaling } from './shares-and-scaling.ts';
import { ofTimes } from './times.ts';
import { ofVolumes } from './volumes.ts';

/** One mistake for every rule. */
export const mistakes: Mistakes = {
  ...ofCloud,
  ...ofNames,
  ...ofNetworks,
  ...ofMachines,
  ...ofTimes,
  ...ofDistributions,
  ...ofControllers,
  ...ofLoadBalancers,
  ...ofVolumes,
  ...ofManifests,
  ...ofSharesAndScaling,
};
