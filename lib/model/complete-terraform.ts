import type * as fleet from './fleet.gen.ts';

/** How CAPTF runs the modules of one cluster, with nothing left open. */
export interface CompleteTerraform {
  readonly applyPolicy: 'Automatic' | 'Manual';
  readonly deletionPolicy: 'Destroy' | 'Retain';
  readonly maxActiveJobs?: number;
  readonly adoptRetainedState: boolean;
  readonly drift: { readonly intervalSeconds: number; readonly action: 'Report' | 'Remediate' };
  readonly jobs: CompleteJobs;
  readonly machines: {
    readonly jobs: CompleteJobs;
    readonly driftIntervalSeconds: number;
    readonly deletionPolicy?: 'Destroy' | 'Retain';
    readonly remediation: {
      readonly annotateMachine: boolean;
      readonly unhealthyThreshold: number;
      readonly healthCheckIntervalSeconds: number;
    };
  };
  readonly variablesFrom: NonNullable<fleet.Terraform['variablesFrom']>;
}

export interface CompleteJobs extends Omit<fleet.Jobs, 'activeDeadline' | 'lockTimeout'> {
  readonly activeDeadlineSeconds: number;
  readonly lockTimeoutSeconds: number;
}
