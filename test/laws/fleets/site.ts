import { compose } from '../../../lib/compose/compose.ts';
import { resolve } from '../../../lib/compose/resolve.ts';
import type { CompleteFleet } from '../../../lib/model/complete.ts';
import type { Cluster, Fleet, Image, Network, NodePool } from '../../../lib/model/fleet.gen.ts';
import type { Path } from '../../../lib/model/path.ts';
import { filesOf } from './addons/files.ts';

type Open = Record<string | number, unknown>;

/** The environment of all random fleets. */
export const environment = 'law';

/** A complete fleet; fails where one is not right. */
export function complete(fleet: Fleet): CompleteFleet {
  const { value, issues } = compose([{ value: fleet }]);
  const resolved = resolve(environment, value as Fleet, filesOf(value as Fleet));
  const [issue] = [...issues, ...resolved.issues];
  if (issue !== undefined || resolved.value === undefined) throw new Error(`no whole fleet: ${JSON.stringify(issue)}`);
  return resolved.value;
}

/** A random fleet, its first cluster and that one's first node pool: where a mistake is put. */
export class Site {
  readonly fleet: Fleet;
  cluster: string;
  pool: string;

  constructor(fleet: Fleet) {
    // By text, since a random fleet may hold one section at two places.
    this.fleet = JSON.parse(JSON.stringify(fleet)) as Fleet;
    this.cluster = Object.keys(fleet.clusters)[0] ?? '';
    this.pool = Object.keys(this.fleet.clusters[this.cluster]?.nodePools ?? {})[0] ?? '';
    this.speakOut();
  }

  get own(): Cluster {
    return this.fleet.clusters[this.cluster] as Cluster;
  }

  get ownPool(): NodePool {
    return this.own.nodePools?.[this.pool] as NodePool;
  }

  /** A place of the cluster. */
  at(...keys: Path): Path {
    return ['clusters', this.cluster, ...keys];
  }

  /** A place of the node pool. */
  in(...keys: Path): Path {
    return this.at('nodePools', this.pool, ...keys);
  }

  /** Writes a value, with the sections above it. */
  set(path: Path, value: unknown): Path {
    const above = path.slice(0, -1).reduce<Open>(
      (section, key) => {
        section[key] ??= {};
        return section[key] as Open;
      },
      this.fleet as unknown as Open,
    );
    above[path.at(-1) as string] = value;
    return path;
  }

  drop(path: Path): void {
    const above = path.slice(0, -1).reduce<Open | undefined>((section, key) => section?.[key] as Open | undefined, this.fleet as never);
    if (above !== undefined) delete above[path.at(-1) as string];
  }

  /** Leaves every cluster without add-ons, which need the cloud, and a version of Kubernetes. */
  dropAddons(): void {
    for (const name of Object.keys(this.fleet.clusters)) this.drop(['clusters', name, 'addons']);
  }

  rename(name: string): Path {
    const given = this.own;
    this.drop(['clusters', this.cluster]);
    this.cluster = name;
    return this.set(['clusters', name], given);
  }

  renamePool(name: string): Path {
    const given = this.ownPool;
    this.drop(this.in());
    this.pool = name;
    return this.set(this.in(), given);
  }

  /** The subnet of the cluster. */
  get subnet(): Network {
    return this.fleet.cloud.networks[this.own.network?.nodes ?? ''] as Network;
  }

  /** IPv4 if the subnet has it. */
  get family(): 4 | 6 {
    return this.subnet.cidrs.some((cidr) => !cidr.includes(':')) ? 4 : 6;
  }

  /** An image by id or by name, which nothing else uses. */
  addImage(image: Image): string {
    const name = 'an-image-more';
    this.set(['cloud', 'images', name], image);
    return name;
  }

  /** Names every image and network that goes unsaid, so that another may be added; and what installs each cluster, with its add-ons. */
  private speakOut(): void {
    const [image] = Object.keys(this.fleet.cloud.images);
    const [network] = Object.keys(this.fleet.cloud.networks);
    const { clusterDefaults: shared = {} } = this.fleet;
    // Only one cluster has them of these.
    if (shared.addons !== undefined) this.set(['clusters', this.cluster, 'addons'], shared.addons);
    this.drop(['clusterDefaults', 'addons']);
    for (const name of Object.keys(this.fleet.clusters)) {
      const { nodePools = {}, network: given, ...own } = this.fleet.clusters[name] as Cluster;
      for (const field of ['kubernetesVersion', 'distribution'] as const)
        if (own[field] === undefined) this.set(['clusters', name, field], JSON.parse(JSON.stringify(shared[field])));
      if (given?.nodes === undefined) this.set(['clusters', name, 'network', 'nodes'], network);
      for (const path of [['controlPlane'], ...Object.keys(nodePools).map((pool) => ['nodePools', pool])]) {
        const machines = path.reduce<Open>((section, key) => section[key] as Open, this.fleet.clusters[name] as unknown as Open);
        machines['image'] ??= image;
      }
    }
  }
}
