import fc, { type Arbitrary } from 'fast-check';
import type { AddonVersion, CinderCSI, StorageClass, VolumeTopology } from '../../../../lib/model/fleet.gen.ts';
import { listOf, maybe, odd } from '../texts.ts';
import { oneDefault, verbosity, type Where } from './where.ts';

const zonesOf = ({ cloud }: Where) => fc.constantFrom(...(cloud.availabilityZones ?? ['anywhere']));

const topology = (where: Where): Arbitrary<VolumeTopology | undefined> =>
  fc.oneof(
    fc.constantFrom<VolumeTopology | undefined>(undefined, { type: 'sameZones' }, { type: 'oneZone' }),
    fc
      .dictionary(fc.oneof(fc.constantFrom('ceph-a', 'Süd', 'constructor'), odd), fc.record({ computeZones: listOf(zonesOf(where)) }), {
        minKeys: 1,
      })
      .map((volumeZones): VolumeTopology => ({ type: 'ownZones', volumeZones })),
  );

/** A class says its zone where Cinder's are not the nodes', and waits for a pod where zones matter. */
function storageClass(where: Where, places: VolumeTopology | undefined): Arbitrary<StorageClass> {
  const known = zonesOf(where);
  const zone =
    places?.type === 'ownZones'
      ? fc.record({ zone: fc.constantFrom(...Object.keys(places.volumeZones)) })
      : maybe({ zone: places?.type === 'oneZone' ? fc.constantFrom('nova', 'a b') : known });
  return fc
    .tuple(
      zone,
      maybe({
        volumeType: fc.constantFrom(...(where.cloud.volumeTypes ?? ['any'])),
        fsType: fc.constantFrom('ext3', 'ext4', 'xfs'),
        reclaimPolicy: fc.constantFrom('Delete', 'Retain'),
        default: fc.constant(false),
        expansion: fc.boolean(),
        volumeBindingMode: fc.constantFrom('WaitForFirstConsumer', ...(places?.type === 'oneZone' ? ['Immediate'] : [])),
      }),
    )
    .map((parts) => Object.assign({}, ...parts) as StorageClass);
}

const snapshotClass = maybe({
  method: fc.constantFrom('snapshot', 'backup'),
  deletionPolicy: fc.constantFrom('Delete', 'Retain'),
  forceCreate: fc.boolean(),
  backupMaxDurationSecondsPerGB: fc.integer({ min: 1, max: 3600 }),
  zone: fc.constantFrom('nova', 'ceph-a'),
  default: fc.constant(false),
});

/** Classes of snapshots where something brings their kind; one default at most. */
function snapshots({ snapshots: brought }: Where): Arbitrary<object> {
  const classes = fc
    .tuple(fc.dictionary(fc.constantFrom('daily', 'weekly.kept'), snapshotClass, { minKeys: 1 }), fc.boolean())
    .map(([given, one]) => oneDefault(given, one));
  const said = fc.record({ snapshots: fc.constant(true), snapshotClasses: classes });
  return fc.oneof(said, brought ? fc.record({ snapshotClasses: classes }) : said, maybe({ snapshots: fc.boolean() }));
}

/** The Cinder driver: every topology with classes and a search for zones that go with it. */
export const cinderCSI = (where: Where): Arbitrary<CinderCSI> =>
  topology(where).chain((places) =>
    fc
      .tuple(
        fc.record({ version: fc.constantFrom<AddonVersion>(...where.providers) }),
        maybe({
          replicas: fc.integer({ min: 1, max: 9 }),
          verbosity,
          blockStorage: maybe({
            nodeVolumeAttachLimit: fc.integer({ min: 1, max: 256 }),
            rescanOnResize: fc.boolean(),
            ignoreVolumeAZ: places?.type === 'oneZone' ? fc.boolean() : fc.constant(places?.type === 'ownZones'),
            ignoreVolumeMicroversion: fc.boolean(),
          }),
          storageClasses: fc
            .tuple(fc.dictionary(fc.constantFrom('fast', 'slow.hdd', 'constructor'), storageClass(where, places)), fc.boolean())
            .map(([given, one]) => oneDefault(given, one)),
        }),
        snapshots(where),
      )
      .map((parts) => Object.assign({}, ...parts, places === undefined ? {} : { topology: places }) as CinderCSI),
  );
