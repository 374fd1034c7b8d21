import type { ClusterAutoscaler } from '../fleet.gen.ts';

/** The Cluster Autoscaler of one cluster, with nothing left open. */
export interface CompleteClusterAutoscaler {
  readonly version: ClusterAutoscaler['version'];
  readonly expander: NonNullable<ClusterAutoscaler['expander']>;
  readonly balancing: { readonly enabled: boolean; readonly ignoredLabels: readonly string[] };
  readonly enforceMinSize: boolean;
  readonly scaleDown: {
    readonly unneededSeconds: number;
    readonly unreadySeconds: number;
    readonly delayAfterAddSeconds: number;
    /** 0 to 1. */
    readonly utilizationThreshold: number;
    readonly localStorage: boolean;
    readonly systemPods: boolean;
  };
  readonly maxNodeProvisionSeconds: number;
  /** Absent: no limit. */
  readonly maxNodes?: number;
  readonly logLevel: number;
  readonly resources: { readonly cpu: string; readonly memory: string };
}
