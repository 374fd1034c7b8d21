import type { Path } from '../../../../lib/model/path.ts';
import type { Site } from '../site.ts';
import { addons } from './addons.ts';
import { external, type Mistakes } from './mistake.ts';

const share = (site: Site, given: object): Path => {
  addons(site, { manilaCSI: { version: 'v1.34.1', shareClasses: { mistake: { shareType: 'default', ...given } } } });
  return site.at('addons', 'manilaCSI', 'shareClasses', 'mistake', 'shareClients');
};
const scale = (site: Site, scaling: object): void => {
  for (const pool of Object.keys(site.own.nodePools ?? {})) site.set(site.at('nodePools', pool, 'scaling'), scaling);
};
const scaled = { type: 'autoscale', min: 0, max: 3 };

/** The mistakes that the rules on shares and on the autoscaler are for. */
export const ofSharesAndScaling: Mistakes = {
  'addons/autoscaler-version': (site) => {
    scale(site, scaled);
    addons(site, { clusterAutoscaler: { version: 'v1.36.1' } });
    return site.at('addons', 'clusterAutoscaler', 'version');
  },
  'addons/autoscaler-without-pools': (site) => {
    scale(site, { type: 'fixed', replicas: 1 });
    addons(site, { clusterAutoscaler: { version: 'v1.34.5' } });
    return site.at('addons', 'clusterAutoscaler');
  },
  'addons/autoscaler-missing': (site) => {
    addons(site, {});
    site.set(site.in('scaling'), scaled);
    return site.at('addons', 'clusterAutoscaler');
  },
  'addons/share-open-to-all': (site) => [...share(site, { shareClients: ['::/0'] }), 0],
  'addons/share-clients-several': (site) => share(site, { shareClients: ['10.6.0.0/24', '10.7.0.0/24'] }),
  'addons/export-location-form': (site) => {
    addons(site, { manilaCSI: { version: 'v1.34.1', exportLocation: '172.16.0.256' } });
    return site.at('addons', 'manilaCSI', 'exportLocation');
  },
  'addons/manila-cloud-incomplete': (site) => {
    site.set(['identity', 'credentials'], { type: 'existingSecret', name: 'openstack.creds' });
    site.dropAddons();
    for (const name of Object.keys(site.fleet.clusters)) site.drop(['clusters', name, 'providerIDFormat']);
    addons(site, { credentials: external, manilaCSI: { version: 'v1.34.1' } });
    for (const field of ['authURL', 'region']) site.drop(['cloud', field]);
    return [
      ['cloud', 'authURL'],
      ['cloud', 'region'],
    ];
  },
};
