import { cinder } from './addons.ts';
import type { Mistakes } from './mistake.ts';

/** The mistakes that the rules on the Cinder driver are for. */
export const ofVolumes: Mistakes = {
  'addons/default-class-twice': (site) => [
    ...cinder(site, { storageClasses: { fast: { default: true }, slow: { default: true } } }),
    ...['storageClasses', 'slow', 'default'],
  ],
  'addons/snapshots-missing': (site) => [...cinder(site, { snapshots: false, snapshotClasses: { daily: {} } }), 'snapshotClasses'],
  'addons/storage-class-twice': (site) => {
    const shareClasses = { fast: { shareType: 'default', shareClients: ['10.6.0.0/24'] } };
    cinder(site, { storageClasses: { fast: {} } }, { manilaCSI: { version: 'v1.34.1', shareClasses } });
    return site.at('addons', 'manilaCSI', 'shareClasses', 'fast');
  },
  'addons/volume-binding': (site) => [
    ...cinder(site, { storageClasses: { fast: { volumeBindingMode: 'Immediate' } } }),
    ...['storageClasses', 'fast', 'volumeBindingMode'],
  ],
  'addons/volume-type-unknown': (site) => {
    site.set(['cloud', 'volumeTypes'], [...(site.fleet.cloud.volumeTypes ?? []), 'any']);
    return [...cinder(site, { storageClasses: { fast: { volumeType: 'nothing' } } }), 'storageClasses', 'fast', 'volumeType'];
  },
  'addons/volume-zone-ignored': (site) => [
    ...cinder(site, { topology: { type: 'sameZones' }, blockStorage: { ignoreVolumeAZ: true } }),
    ...['blockStorage', 'ignoreVolumeAZ'],
  ],
  'addons/volume-zone-unknown': (site) => {
    const volumeZones = { 'ceph-a': { computeZones: ['anywhere'] } };
    site.set(['cloud', 'availabilityZones'], [...(site.fleet.cloud.availabilityZones ?? []), 'anywhere']);
    const path = cinder(site, { topology: { type: 'ownZones', volumeZones }, storageClasses: { fast: { zone: 'constructor' } } });
    return [...path, 'storageClasses', 'fast', 'zone'];
  },
};
