import fc, { type Arbitrary } from 'fast-check';
import { autoscalerReleases, providerReleases } from '../../../../lib/model/addons/releases.ts';
import type { AddonVersion, Cloud, Cluster, Fleet, Network } from '../../../../lib/model/fleet.gen.ts';
import { isPrintable } from '../../../../lib/model/printable.ts';
import { text } from '../texts.ts';

/** What the add-ons of one cluster depend on. */
export interface Where {
  /** The cluster's number among those of the fleet. */
  readonly index: number;
  readonly cloud: Cloud;
  /** The subnet of its nodes. */
  readonly nodes: Network;
  /** Releases of cloud-provider-openstack, and of the autoscaler, that fit its Kubernetes; none where that is too old. */
  readonly providers: readonly AddonVersion[];
  readonly autoscalers: readonly AddonVersion[];
  /** Whether its distribution brings what snapshots need. */
  readonly snapshots: boolean;
  /** Texts of options: what `cloud.conf` can hold. */
  readonly option: Arbitrary<string>;
}

const fitting = (releases: Readonly<Record<string, { readonly kubernetesMinor: number }>>, minor: number): AddonVersion[] =>
  Object.entries(releases)
    .filter(([, { kubernetesMinor }]) => [0, 1].includes(minor - kubernetesMinor))
    .map(([version]) => version as AddonVersion);

/** Of one cluster of a fleet, which has a version and a distribution, perhaps by what clusters share. */
export function where({ cloud, clusterDefaults = {} }: Fleet, own: Cluster, index: number): Where {
  const { kubernetesVersion = 'v1.34.2', distribution } = { ...clusterDefaults, ...own };
  const minor = Number(kubernetesVersion.split('.')[1]);
  const disabled = distribution?.type === 'rke2' ? (distribution.disabledComponents ?? []) : [];
  return {
    index,
    cloud,
    nodes: cloud.networks[own.network?.nodes ?? Object.keys(cloud.networks)[0] ?? ''] as Network,
    providers: fitting(providerReleases, minor),
    autoscalers: fitting(autoscalerReleases, minor),
    snapshots: distribution?.type === 'rke2' && !disabled.some((component) => component.startsWith('rke2-snapshot-controller')),
    option: text.filter(isPrintable),
  };
}

export const uuid = fc.constantFrom('0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10', '7f3e1b64-9a2d-4c58-b0e7-5d6a8c9f2e31');
export const verbosity = fc.integer({ min: 0, max: 10 });

/** What a template of External Secrets can stand around: no mark that nobody sees. */
export const seen = (option: Arbitrary<string>): Arbitrary<string> =>
  option.filter((given) => !/\\u00[01][0-9a-f]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u180e\u2007\u202f\ufff9-\ufffb\ufffe\uffff]/u.test(given));

/** The same classes with the first alone as the default, if any. */
export const oneDefault = <T extends object>(classes: Readonly<Record<string, T>>, one: boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(classes).map(([name, given], i) => [name, i === 0 && one ? { ...given, default: true } : given]));
