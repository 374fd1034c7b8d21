import { readSelector, type Selector } from '../../admission/server/label-selector.ts';
import { isSection, listAt, sectionAt, textAt } from '../../admission/server/section.ts';
import { valueAt } from '../../model/path.ts';
import type { Placed } from '../../model/placed.ts';
import { keyOf } from '../side.ts';

/** What one add-on, or whatever else sets are made for, puts into a cluster. */
export interface Delivery {
  /** The keys of the labels that its sets select by: of Capstan's `addons.capstan/cinder-csi`. What keeps these is the same in another version. */
  readonly addon: string;
  /** Whether Cluster API applies what changes. @see capi 6 */
  readonly reconciles: boolean;
  /** The ConfigMaps, in their order. */
  readonly maps: readonly Placed[];
}

interface ResourceSet extends Delivery {
  readonly selector: Selector;
}

/** The texts of ConfigMaps as Cluster API takes them: each value of `data`, by the order of keys. */
export const textsOf = (maps: readonly Placed[]): readonly string[] =>
  maps.flatMap(({ object }) => {
    const data = sectionAt(object, ['data']);
    return Object.keys(data)
      .sort()
      .map((key) => data[key])
      .filter((value) => typeof value === 'string');
  });

/**
 * Says what the ClusterResourceSets among objects deliver to a Cluster, by `addon`. Secrets are left out: they hold credentials, and nobody looks into those.
 * Takes as long as there are labels on the Cluster, whatever the number of sets.
 */
export function deliveriesOf(placed: readonly Placed[]): (cluster: Placed) => ReadonlyMap<string, Delivery> {
  const maps = new Map(placed.filter(({ object }) => object.kind === 'ConfigMap').map((each) => [keyOf(each.object), each]));
  const sets = new Map<string, ResourceSet[]>();
  for (const { object } of placed.filter(isSet)) {
    const selector = readSelector(valueAt(object, ['spec', 'clusterSelector']));
    if (typeof selector === 'string' || selector.isEmpty) continue;
    const namespace = object.metadata.namespace ?? 'default';
    const named = listAt(object, ['spec', 'resources']).flatMap((resource) => {
      const name = textAt(resource, ['name']);
      const found =
        textAt(resource, ['kind']) === 'ConfigMap' &&
        maps.get(keyOf({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace } }));
      return found ? [found] : [];
    });
    const place = placeOf(namespace, Object.entries(sectionAt(object, ['spec', 'clusterSelector', 'matchLabels']))[0]);
    const set = { selector, addon: keysOf(object), reconciles: textAt(object, ['spec', 'strategy']) === 'Reconcile', maps: named };
    const others = sets.get(place);
    if (others) others.push(set);
    else sets.set(place, [set]);
  }
  return ({ object: { metadata } }) => {
    const namespace = metadata.namespace ?? 'default';
    const places = [...Object.entries(metadata.labels ?? {}), undefined].map((label) => placeOf(namespace, label));
    const found = new Map<string, Delivery>();
    for (const { selector, ...delivery } of places.flatMap((place) => sets.get(place) ?? [])) {
      if (!selector.matches(metadata.labels)) continue;
      const other = found.get(delivery.addon);
      found.set(delivery.addon, other ? joined(other, delivery) : delivery);
    }
    return found;
  };
}

/** Sets are looked up by one label of theirs, so that not every set is held against every cluster; those without one stand apart. */
const placeOf = (namespace: string, label: readonly [string, unknown] | undefined): string =>
  label === undefined ? namespace : `${namespace} ${label[0]}=${String(label[1])}`;

const joined = (a: Delivery, b: Delivery): Delivery => ({
  addon: a.addon,
  reconciles: a.reconciles && b.reconciles,
  maps: [...a.maps, ...b.maps],
});

const isSet = ({ object }: Placed): boolean => object.kind === 'ClusterResourceSet' && isSection(object['spec']);

function keysOf(object: Placed['object']): string {
  const { matchLabels, matchExpressions } = sectionAt(object, ['spec', 'clusterSelector']);
  const expressions = Array.isArray(matchExpressions) ? matchExpressions.map((each) => textAt(each, ['key'])) : [];
  return [...Object.keys(isSection(matchLabels) ? matchLabels : {}), ...expressions].sort().join(', ');
}
