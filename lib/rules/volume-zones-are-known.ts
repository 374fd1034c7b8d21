import { everyCloudConf } from './controllers.ts';
import { defineRule } from './rule.ts';

export const volumeZonesAreKnown = defineRule({
  code: 'addons/volume-zone-ignored',
  why: 'A volume is then tied to zones that it is not in, or to a name that no node has: its pod is scheduled where the volume cannot go, or nowhere.',
  *check(fleet) {
    for (const { cluster, conf } of everyCloudConf(fleet)) {
      const topology = cluster.addons.cinderCSI?.topology.type;
      // Without topology a volume names no zone, so that nothing is ignored (addons 2.7).
      if (topology === undefined || topology === 'oneZone' || conf.blockStorage?.ignoreVolumeAZ === (topology === 'ownZones')) continue;
      yield {
        path: [...cluster.path, 'addons', 'cinderCSI', 'blockStorage', 'ignoreVolumeAZ'],
        got: `${conf.blockStorage?.ignoreVolumeAZ === true} with \`${topology}()\``,
        must: 'be true with `ownZones({ … })`, and false with `sameZones()`',
        fix: 'leave it out to have what goes with `topology`',
      };
    }
  },
});
