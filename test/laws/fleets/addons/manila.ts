import fc, { type Arbitrary } from 'fast-check';
import type { ManilaCSI } from '../../../../lib/model/fleet.gen.ts';
import { listOf, maybe, plain } from '../texts.ts';

const id = fc.constant('5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71');
/** Several ranges only with a release that splits them; a subnet of two has to be narrowed then. */
const clients = (version: string, families: number) => {
  const one = fc.constantFrom(['10.6.0.0/24'], ['fd00:6::/64']);
  if (version.startsWith('v1.34.')) return families > 1 ? fc.record({ shareClients: one }) : maybe({ shareClients: one });
  return maybe({ shareClients: fc.oneof(one, fc.constant(['10.6.0.0/24', '10.7.0.0/16', 'fd00:6::/64'])) });
};

const shareClass = (version: string, families: number) =>
  fc
    .tuple(
      clients(version, families),

      fc.record({ shareType: fc.constantFrom('default', 'dhss-false') }),
      maybe({
        shareNetworkId: id,
        zone: fc.constantFrom('az-1', 'nova'),
        metadata: fc.dictionary(
          fc.constantFrom('team', 'cost-centre', 'constructor', 'a "b"'),
          plain.filter((text) => text !== ''),
          { minKeys: 1 },
        ),
        mountOptions: listOf(fc.constantFrom('nconnect=4', 'noatime', 'rsize=1048576')),
        reclaimPolicy: fc.constantFrom('Delete', 'Retain'),
        expansion: fc.boolean(),
      }),
    )
    .map((parts) => Object.assign({}, ...parts) as object);

const shareClasses = (version: string, families: number) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom('shared', 'archive', 'team.shared'), shareClass(version, families), { noNullPrototype: true }),
      fc.boolean(),
    )
    .map(([classes, one]) =>
      Object.fromEntries(Object.entries(classes).map(([name, given], i) => [name, i === 0 && one ? { ...given, default: true } : given])),
    );

/** A Manila driver of a release that fits, with one default class at most. `families` are those of the nodes' subnet. */
export const manilaCSI = (version: ManilaCSI['version'], families: number): Arbitrary<ManilaCSI> =>
  maybe({
    topology: fc.boolean(),
    snapshots: fc.boolean(),
    pvcAnnotations: fc.boolean(),
    exportLocation: fc.constantFrom('172.16.0.0/16', '172.16.0.7', 'fd00:7::1'),
    shareClasses: shareClasses(version, families),
  }).map((given) => ({ version, ...given }) as ManilaCSI);
