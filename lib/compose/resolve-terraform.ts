import type { CompleteCluster, CompleteHealthCheck } from '../model/complete.ts';
import type { CompleteJobs, CompleteTerraform } from '../model/complete-terraform.ts';
import type { HealthCheck, HealthChecks, Jobs, Terraform } from '../model/fleet.gen.ts';
import { present } from './defaults.ts';
import { duration } from './durations.ts';

export function terraform(given: Terraform): CompleteTerraform {
  const { drift = {}, machines = {}, maxActiveJobs } = given;
  const { remediation = {}, deletionPolicy } = machines;
  return {
    applyPolicy: given.applyPolicy ?? 'Automatic',
    deletionPolicy: given.deletionPolicy ?? 'Destroy',
    adoptRetainedState: given.adoptRetainedState ?? false,
    drift: { intervalSeconds: duration(drift.interval ?? '30m'), action: drift.action ?? 'Report' },
    // The module's load balancer alone may take 30 minutes to create; a deadline near that would kill the first apply.
    jobs: jobs(given.jobs ?? {}, { activeDeadline: '90m', lockTimeout: '10m' }),
    machines: {
      jobs: jobs(machines.jobs ?? {}, { activeDeadline: '1h', lockTimeout: '5m' }),
      driftIntervalSeconds: duration(machines.driftInterval ?? '30m'),
      remediation: {
        annotateMachine: remediation.annotateMachine ?? true,
        unhealthyThreshold: remediation.unhealthyThreshold ?? 3,
        healthCheckIntervalSeconds: duration(remediation.healthCheckInterval ?? '5m'),
      },
      ...present({ deletionPolicy }),
    },
    variablesFrom: given.variablesFrom ?? [],
    ...present({ maxActiveJobs }),
  };
}

function jobs({ activeDeadline, lockTimeout, ...rest }: Jobs, defaults: { activeDeadline: string; lockTimeout: string }): CompleteJobs {
  return {
    ...rest,
    activeDeadlineSeconds: duration(activeDeadline ?? defaults.activeDeadline),
    lockTimeoutSeconds: duration(lockTimeout ?? defaults.lockTimeout),
  };
}

export function healthChecks({ controlPlane = {}, nodePools = {} }: HealthChecks): CompleteCluster['healthChecks'] {
  return {
    controlPlane: healthCheck(controlPlane, { nodeStartup: '30m', apply: '30m' }),
    nodePools: healthCheck(nodePools, { nodeStartup: '20m', apply: '15m' }),
  };
}

function healthCheck(given: HealthCheck, defaults: { nodeStartup: string; apply: string }): CompleteHealthCheck {
  const { maxUnhealthy } = given;
  return {
    nodeStartupSeconds: duration(given.nodeStartup ?? defaults.nodeStartup),
    applySeconds: duration(given.apply ?? defaults.apply),
    nodeUnreadySeconds: duration(given.nodeUnready ?? '5m'),
    ...present({ maxUnhealthy }),
  };
}
