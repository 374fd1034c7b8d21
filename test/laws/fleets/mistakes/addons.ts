import type { Path } from '../../../../lib/model/path.ts';
import type { Site } from '../site.ts';

/** The add-ons of the cluster, and no others, on Kubernetes 1.34. */
export function addons(site: Site, given: object): void {
  site.set(site.at('kubernetesVersion'), site.own.distribution?.type === 'rke2' ? 'v1.34.3+rke2r1' : 'v1.34.2');
  site.set(site.at('addons'), { credentials: { type: 'existingSecret' }, ...given });
}

/** The cluster with a cloud controller manager, and a cloud that it knows; answers where that is written. */
export function controller(site: Site, given: object, more: object = {}): Path {
  const { authURL = 'https://keystone.example.com:5000/v3', region = 'RegionOne' } = site.fleet.cloud;
  site.set(['cloud', 'authURL'], authURL);
  site.set(['cloud', 'region'], region);
  addons(site, { cloudControllerManager: { version: 'v1.34.1', ...given }, ...more });
  return site.at('addons', 'cloudControllerManager');
}

/** The same with a Cinder driver; answers where that is written. */
export function cinder(site: Site, given: object, more: object = {}): Path {
  controller(site, {}, { cinderCSI: { version: 'v1.34.1', ...given }, ...more });
  return site.at('addons', 'cinderCSI');
}
