import type { Cluster, Fleet, Kubeadm, Rke2 } from '../../../../lib/model/fleet.gen.ts';
import type { Path } from '../../../../lib/model/path.ts';
import { able } from '../distributions.ts';
import type { Site } from '../site.ts';
import type { Mistakes } from './mistake.ts';

/** Puts the cluster under a distribution: its version, without add-ons, which are of a version, and without the words that it does not have, its own or shared. */
function install(site: Site, version: string, distribution: Kubeadm | Rke2): Path {
  site.drop(site.at('addons'));
  site.set(site.at('kubernetesVersion'), version);
  site.set(site.at('distribution'), distribution);
  site.set(['clusters', site.cluster], able(site.own, [distribution]));
  const { clusterDefaults } = site.fleet as Fleet & { clusterDefaults?: Cluster };
  if (clusterDefaults !== undefined) site.set(['clusterDefaults'], able(clusterDefaults, [distribution]));
  return site.at('distribution');
}

export const underKubeadm = (site: Site, more: Partial<Kubeadm> = {}): Path => install(site, 'v1.34.2', { ...more, type: 'kubeadm' });
export const underRke2 = (site: Site, more: Partial<Rke2> = {}): Path => install(site, 'v1.34.3+rke2r1', { ...more, type: 'rke2' });

/** The mistakes that the rules on distributions are for. */
export const ofDistributions: Mistakes = {
  'distribution/cannot': (site) => {
    underKubeadm(site);
    return site.set(site.at('backup'), { retention: 7 });
  },
  'distribution/registration-address': (site) => [...underRke2(site, { registrationMethod: 'address' }), 'registrationAddress'],
  'distribution/gzip-ignition': (site) => [...underRke2(site, { format: 'ignition', gzipUserData: true }), 'gzipUserData'],
  'network/supervisor-port': (site) => {
    underRke2(site);
    return site.set(site.at('network', 'apiServerPort'), 9345);
  },
  'backup/schedule-form': (site) => {
    underRke2(site);
    return [...site.set(site.at('backup'), { schedule: '0 24 * * *' }), 'schedule'];
  },
};
