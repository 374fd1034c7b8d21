import type { KubeObject } from '../../model/object.ts';
import type { Name, Placed } from '../../model/placed.ts';
import { keyOf } from '../side.ts';
import { type Delivery, deliveriesOf, textsOf } from './deliveries.ts';
import { type Again, type LiveChange, liveChanges, type Open, type Pair, pairOf } from './pair.ts';

/** What one change of payloads means, for every cluster that it reaches. */
export interface PayloadChange {
  readonly what:
    | { readonly kind: 'frozen'; readonly change: LiveChange }
    | { readonly kind: 'again'; readonly again: Again }
    | { readonly kind: 'object-left'; readonly object: KubeObject }
    | { readonly kind: 'addon-left'; readonly addon: string };
  /** In the order of the old objects; never empty. */
  readonly clusters: readonly Name[];
  /** The old ConfigMaps, of the first cluster. */
  readonly was: readonly Placed[];
  /** Where it is to be told: the new ConfigMap, or the new Cluster where there is none. */
  readonly now: Placed;
}

interface Step {
  readonly was: Delivery;
  readonly now: Delivery | undefined;
  readonly pair: Pair;
}

const nothing: Delivery = { addon: '', reconciles: false, maps: [] };

/**
 * What the payloads of ClusterResourceSets cannot become in the workload clusters where they are, and what stays there though no payload has it any more.
 * Names of sets and ConfigMaps end in a hash, so the old and the new meet by cluster: for each Cluster on both sides, what its labels select before and
 * after, add-on by add-on. Two payloads are compared once, however many clusters go from the one to the other. Pure.
 *
 * @param old Clusters, ClusterResourceSets and ConfigMaps; others are passed over.
 */
export function payloadChanges(old: readonly Placed[], fresh: readonly Placed[], open: Open, compare = pairOf): readonly PayloadChange[] {
  const [before, after] = [deliveriesOf(old), deliveriesOf(fresh)];
  const clusters = new Map(fresh.filter(isCluster).map((each) => [keyOf(each.object), each]));
  const pairs = pairing(open, compare);
  const found = new Map<unknown, PayloadChange & { clusters: Name[] }>();
  for (const was of old.filter(isCluster)) {
    const now = clusters.get(keyOf(was.object));
    if (now === undefined) continue;
    const name = nameOf(now);
    for (const [key, change] of ofCluster(before(was), after(now), now, pairs)) {
      const known = found.get(key);
      if (known) known.clusters.push(name);
      else found.set(key, { ...change, clusters: [name] });
    }
  }
  return [...found.values()];
}

type Told = readonly [key: unknown, change: Omit<PayloadChange, 'clusters'>];

/** The changes of one cluster, each with what it shares with other clusters. */
function ofCluster(
  before: ReadonlyMap<string, Delivery>,
  after: ReadonlyMap<string, Delivery>,
  cluster: Placed,
  pairs: Pairs,
): readonly Told[] {
  const steps = [...new Set([...before.keys(), ...after.keys()])].flatMap((addon): Step[] => {
    const [was, now] = [before.get(addon) ?? nothing, after.get(addon)];
    const pair = pairs(was.maps, now?.maps ?? []);
    return pair === undefined ? [] : [{ was, now, pair }];
  });
  return steps.flatMap(({ was, now, pair }) => {
    const at = now?.maps[0] ?? cluster;
    const tell = (key: unknown, what: PayloadChange['what']): Told => [key, { what, was: was.maps, now: at }];
    const moved: LiveChange[] = [];
    const left: KubeObject[] = [];
    for (const [key, object] of pair.gone) {
      const other = steps.find((step) => step.pair !== pair && step.pair.come.has(key));
      const fresh = other?.pair.come.get(key);
      if (fresh === undefined) left.push(object);
      else if (other?.now?.reconciles) moved.push(...liveChanges(object)(fresh));
    }
    const { frozen, again } = now?.reconciles === true ? pair : { frozen: [], again: [] };
    const isGone = now === undefined && left.length > 0;
    return [
      ...[...frozen, ...moved].map((change) => tell(change, { kind: 'frozen', change })),
      ...again.map((each) => tell(each, { kind: 'again', again: each })),
      ...(isGone
        ? [tell(pair, { kind: 'addon-left', addon: was.addon })]
        : left.map((object) => tell(object, { kind: 'object-left', object }))),
    ];
  });
}

type Pairs = (was: readonly Placed[], now: readonly Placed[]) => Pair | undefined;

/** Compares payloads once for the same texts; `undefined` where nothing differs. */
function pairing(open: Open, compare: typeof pairOf): Pairs {
  const numbers = new Map<string, number>();
  const opened = new Map<string, readonly KubeObject[]>();
  const known = new Map<string, Pair>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const openOnce = (text: string): readonly KubeObject[] => {
    const objects = opened.get(text) ?? open(text);
    opened.set(text, objects);
    return objects;
  };
  return (was, now) => {
    const [before, after] = [textsOf(was), textsOf(now)];
    const [from, to] = [before.map(numberOf).join(' '), after.map(numberOf).join(' ')];
    if (from === to) return undefined;
    const pair = known.get(`${from}|${to}`) ?? compare(before, after, openOnce);
    known.set(`${from}|${to}`, pair);
    return pair;
  };
}

const isCluster = ({ object: { apiVersion, kind } }: Placed): boolean => kind === 'Cluster' && apiVersion.startsWith('cluster.x-k8s.io/');

const nameOf = ({ object: { metadata } }: Placed): Name => ({
  name: metadata.name,
  ...(metadata.namespace === undefined ? {} : { namespace: metadata.namespace }),
});
