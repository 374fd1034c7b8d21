import type { SopsSecret } from './addons/credentials.ts';
import type { CompleteAddons } from './addons/index.ts';
import type { CompleteTerraform } from './complete-terraform.ts';
import type * as fleet from './fleet.gen.ts';
import type { Path } from './path.ts';

/**
 * The fleet with nothing left open: defaults filled in, collections in the order of their names, durations in seconds. What rules and
 * components read. Each entity knows its `path` in the user's fleet.
 */
export interface CompleteFleet {
  readonly environment: string;
  readonly infrastructure: fleet.Captf;
  readonly cloud: CompleteCloud;
  readonly identity: { readonly name: string; readonly credentials: CompleteCredentials };
  readonly gitops: CompleteFlux;
  readonly clusters: readonly CompleteCluster[];
  /** Code to path pattern to reason. */
  readonly acceptedWarnings: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface CompleteCloud {
  readonly name: string;
  readonly authURL?: string;
  readonly region?: string;
  readonly caCertificate?: string;
  readonly networks: Readonly<Record<string, fleet.Network>>;
  readonly availabilityZones: readonly string[];
  readonly loadBalancerProvider: string;
  readonly flavors: Readonly<Record<string, CompleteFlavor>>;
  readonly images: Readonly<Record<string, fleet.Image>>;
  readonly volumeTypes?: readonly string[];
}

export interface CompleteFlavor extends fleet.Flavor {
  readonly gpu?: Required<NonNullable<fleet.Flavor['gpu']>>;
  readonly architecture: NonNullable<fleet.Flavor['architecture']>;
}

export type CompleteCredentials =
  | Required<fleet.ExistingSecret>
  | (Required<Omit<fleet.ExternalSecret, 'store'>> & { readonly store: Required<fleet.ExternalSecret['store']> })
  | (fleet.SopsFile & SopsSecret & Pick<Required<fleet.ExistingSecret>, 'name' | 'namespace' | 'form'>);

export interface CompleteFlux extends Omit<fleet.Flux, 'type'> {
  readonly type: 'flux';
  readonly namespace: string;
  readonly path: string;
  readonly intervalSeconds: number;
  readonly retryIntervalSeconds: number;
  readonly timeoutSeconds: number;
}

export interface CompleteCluster {
  readonly path: Path;
  readonly name: string;
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly kubernetesVersion: string;
  readonly distribution: CompleteDistribution;
  readonly network: CompleteNetwork;
  readonly endpoint: fleet.Endpoint;
  readonly providerIDFormat: 'default' | 'regional';
  readonly controlPlane: CompleteControlPlane;
  readonly nodePools: readonly CompleteNodePool[];
  readonly ssh: NonNullable<fleet.Cluster['ssh']>;
  readonly users: readonly Named<fleet.User>[];
  /** The commands of every machine; each group of machines has them again, before its own. */
  readonly commands: Commands;
  readonly ntpServers: readonly string[];
  readonly trustedCAs: readonly { readonly name: string; readonly pem: string; readonly path: Path }[];
  readonly tags: Readonly<Record<string, string>>;
  readonly terraform: CompleteTerraform;
  readonly healthChecks: { readonly controlPlane: CompleteHealthCheck; readonly nodePools: CompleteHealthCheck };
  readonly backup?: CompleteBackup;
  readonly addons: CompleteAddons;
}

export type CompleteDistribution = fleet.Kubeadm | CompleteRke2;

export interface CompleteRke2 extends fleet.Rke2 {
  readonly cni: NonNullable<fleet.Rke2['cni']>;
  readonly registrationMethod: NonNullable<fleet.Rke2['registrationMethod']>;
  readonly format: NonNullable<fleet.Rke2['format']>;
  readonly gzipUserData: boolean;
}

export interface CompleteBackup extends fleet.Backup {
  readonly schedule: string;
  readonly retention: number;
}

export type Named<T> = T & { readonly name: string; readonly path: Path };

export interface CompleteNetwork {
  /** A name in `cloud.networks`; dangling until the rules have passed. */
  readonly nodes: string;
  readonly pods: readonly string[];
  readonly services: readonly string[];
  readonly serviceDomain: string;
  readonly apiServerPort: number;
  readonly kubeProxy: boolean;
  readonly podAddressPairs: boolean;
  readonly nodeAllowedAddressCIDRs: readonly string[];
}

/** What the machines of a control plane and of a node pool have in common. */
export interface CompleteMachines {
  readonly path: Path;
  readonly name: string;
  /** Names in `cloud.flavors` and `cloud.images`; dangling until the rules have passed. */
  readonly flavor: string;
  readonly image: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly rootVolume?: fleet.RootVolume;
  readonly configDrive: boolean;
  readonly securityGroupIds: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
  readonly timeouts: { readonly nodeDrainSeconds: number; readonly volumeDetachSeconds: number; readonly nodeDeletionSeconds: number };
  readonly rolloutAfter?: string;
  /** The cluster's files and these machines' own, in the order of their paths. */
  readonly files: readonly CompleteFile[];
  /** The cluster's commands, then these machines' own. */
  readonly commands: Commands;
}

export interface Commands {
  readonly boot: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface CompleteFile {
  readonly path: Path;
  /** Where on the machine. */
  readonly target: string;
  readonly content: string | fleet.SecretKey;
  readonly owner: string;
  readonly permissions: string;
  readonly append: boolean;
}

export interface CompleteControlPlane extends CompleteMachines {
  readonly replicas: number;
  readonly serverGroupPolicy: 'soft-anti-affinity' | 'anti-affinity' | 'none';
  readonly maxSurge: 0 | 1;
  /** Absent: what the distribution's machines do about their certificates by themselves. */
  readonly certificatesExpiryDays?: number;
  /** Absent: the distribution's own. */
  readonly taints?: readonly CompleteTaint[];
  readonly remediation: { readonly maxRetry: number; readonly retryPeriodSeconds: number; readonly minHealthyPeriodSeconds: number };
}

export interface CompleteNodePool extends CompleteMachines {
  readonly scaling: fleet.Scaling;
  readonly zone?: string;
  readonly taints: readonly CompleteTaint[];
  readonly maxPods?: number;
  readonly rollout: { readonly maxSurge: number | string; readonly maxUnavailable: number | string };
  readonly minReadySeconds: number;
  readonly deletionOrder?: fleet.NodePool['deletionOrder'];
  readonly maxInFlight?: number | string;
  readonly kubeletExtraArgs: Readonly<Record<string, string>>;
}

export interface CompleteTaint {
  readonly key: string;
  readonly value: string;
  readonly effect: fleet.Taint['effect'];
}

export interface CompleteHealthCheck {
  readonly nodeStartupSeconds: number;
  readonly applySeconds: number;
  readonly nodeUnreadySeconds: number;
  readonly maxUnhealthy?: string;
}
