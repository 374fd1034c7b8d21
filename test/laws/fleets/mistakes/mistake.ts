import type { Path } from '../../../../lib/model/path.ts';
import type { Site } from '../site.ts';

/** Breaks exactly one rule somewhere in a fleet that is right, and answers where the rule must find it. */
export type Mistake = (site: Site) => Path | readonly [Path, ...Path[]];

/** By the rule's code. */
export type Mistakes = Readonly<Record<string, Mistake>>;

export const id = '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10';

export const numbered = <T>(count: number, key: (i: number) => string, value: T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [key(i), value]));

/** A credential in a store. */
export const external = {
  type: 'externalSecret',
  name: 'openstack.creds',
  store: { name: 'vault' },
  applicationCredentialId: { key: 'id' },
  applicationCredentialSecret: { key: 'secret' },
};

/** A cluster of the same kind under another name; its pods stay off the network, and it has no add-ons, some of which are one cluster's. */
export function twin(site: Site, name: string, more: object = {}): string {
  const { network, addons: _, ...given } = JSON.parse(JSON.stringify(site.own)) as typeof site.own;
  site.set(['clusters', name], { ...given, network: { ...network, podAddressPairs: false }, ...more });
  return name;
}
