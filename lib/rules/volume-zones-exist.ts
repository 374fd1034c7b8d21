import { show } from '../model/issue.ts';
import { didYouMean, quoted } from '../model/suggest.ts';
import { everyVolumeClass } from './addons.ts';
import { defineRule, type Finding } from './rule.ts';

export const volumeZonesExist = defineRule({
  code: 'addons/volume-zone-unknown',
  why: 'A volume is made in a zone that no node reaches, or in none, and its pod waits for ever.',
  *check(fleet) {
    const nova = fleet.cloud.availabilityZones;
    for (const { path, addons } of fleet.clusters) {
      const topology = addons.cinderCSI?.topology;
      if (topology?.type !== 'ownZones') continue;
      for (const [zone, { computeZones }] of Object.entries(topology.volumeZones)) {
        const place = [...path, 'addons', 'cinderCSI', 'topology', 'volumeZones', zone, 'computeZones'];
        for (const [i, name] of computeZones.entries()) yield* unknown(name, nova, [...place, i], 'cloud.availabilityZones');
      }
    }
    for (const { cluster, given, path } of everyVolumeClass(fleet)) {
      const topology = cluster.addons.cinderCSI?.topology;
      const at = [...path, 'zone'];
      if (topology?.type === 'sameZones' && given.zone !== undefined) yield* unknown(given.zone, nova, at, 'cloud.availabilityZones');
      if (topology?.type !== 'ownZones') continue;
      const zones = Object.keys(topology.volumeZones);
      if (given.zone !== undefined) yield* unknown(given.zone, zones, at, 'topology.volumeZones');
      else yield { path: at, must: `be given with \`ownZones({ … })\`: ${quoted(zones)}`, fix: 'make a class for each zone' };
    }
  },
});

/** Nothing where the fleet lists none: then every zone may be there. */
function* unknown(zone: string, known: readonly string[], path: Finding['path'], list: string): Generator<Finding> {
  if (known.length === 0 || known.includes(zone)) return;
  yield { path, got: show(zone), must: `be one of \`${list}\`: ${quoted(known)}`, fix: didYouMean(zone, known) ?? 'choose one of them' };
}
