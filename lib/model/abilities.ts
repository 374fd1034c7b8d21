import { type Ability, type Cannot, cannot, type DistributionName } from './abilities/ability.ts';
import { clusterAbilities } from './abilities/cluster.ts';
import { distributionAbilities } from './abilities/distribution.ts';

export { type Ability, type Cannot, can, type DistributionName, type Lands } from './abilities/ability.ts';

/** What each distribution makes of the words of a cluster: where they land in its objects, or why they cannot. */
export const abilities: readonly Ability[] = [...distributionAbilities, ...clusterAbilities];

/** Words that a distribution's provider knows and does nothing useful with, so that a fleet has no words for them (capi 9). */
export const ignored: Readonly<Record<DistributionName, Readonly<Record<string, Cannot>>>> = {
  kubeadm: {},
  rke2: {
    airGappedChecksum: cannot('it makes the user data unreadable, so that no machine boots', 'check the sum in `commands.before`'),
    cloudControllerManager: cannot("RKE2's own is off, and its arguments are read by nobody", 'write `addons.cloudControllerManager`'),
    clusterDNS: cannot('RKE2 takes the tenth address of `network.services`', 'leave it out'),
    clusterDomain: cannot("it has to be the cluster's", 'write `network.serviceDomain`'),
    dataDir: cannot('the generated CAs stay in the usual folder, where that RKE2 does not look', 'leave it out'),
    nodeName: cannot('the provider does not pass it on', 'leave it out: a node is named as its server'),
    pauseImage: cannot('the provider does not pass it on', 'write `systemDefaultRegistry`'),
    tlsSan: cannot('both distributions have one word for it', 'write `apiServer.certSANs`'),
  },
};
