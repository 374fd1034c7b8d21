import type { CompleteCluster, CompleteDistribution, CompleteFleet, CompleteMachines } from '../../model/complete.ts';

/** What one thing takes of the user data, in bytes before any compression. */
export interface Part {
  readonly what: string;
  readonly bytes: number;
}

/** The user data of one group of machines, as its distribution's provider makes it. */
export interface Estimate {
  readonly parts: readonly Part[];
  /** How many bytes compression leaves, where the fleet asks for it; costs time. */
  readonly compressed?: () => number;
  /** What would leave more room, beside smaller files. */
  readonly saving?: string;
}

export type DistributionType = CompleteDistribution['type'];

/** The settings of one distribution, or of any of some. */
export type Distribution<T extends DistributionType> = {
  readonly [K in T]: Extract<CompleteDistribution, { readonly type: K }> & { readonly type: K };
}[T];

/** Reckons the user data of one group of a cluster's machines; `distribution` is the cluster's. */
export type Estimator<T extends DistributionType> = (
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  distribution: Distribution<T>,
  machines: CompleteMachines,
) => Estimate;

export const sum = (parts: readonly Part[]): number => parts.reduce((total, { bytes }) => total + bytes, 0);

/** The three largest parts, for a message. */
export const largest = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => b.bytes - a.bytes || (a.what < b.what ? -1 : 1))
    .slice(0, 3)
    .map(({ what, bytes }) => `${what} (${bytes})`)
    .join(', ');
