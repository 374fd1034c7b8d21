import type { Path } from '../model/path.ts';
import { defineRule, everyMachines, everyNodePool, type Finding } from './rule.ts';

/** The fields are int32 (capi 18). */
const limit = 2 ** 31 - 1;

export const durationsFit = defineRule({
  code: 'cluster/duration-too-long',
  why: 'The field holds 31 bits: the API server takes a longer time, and the controllers that read it stumble.',
  *check(fleet) {
    for (const { machines, path } of everyMachines(fleet)) {
      const { nodeDrainSeconds, volumeDetachSeconds, nodeDeletionSeconds } = machines.timeouts;
      if (nodeDrainSeconds > limit) yield finding([...path, 'timeouts', 'nodeDrain'], nodeDrainSeconds);
      if (volumeDetachSeconds > limit) yield finding([...path, 'timeouts', 'volumeDetach'], volumeDetachSeconds);
      if (nodeDeletionSeconds > limit) yield finding([...path, 'timeouts', 'nodeDeletion'], nodeDeletionSeconds);
    }
    for (const { pool, path } of everyNodePool(fleet)) {
      if (pool.minReadySeconds > limit) yield finding([...path, 'minReady'], pool.minReadySeconds);
    }
    for (const { path, controlPlane, terraform, healthChecks } of fleet.clusters) {
      const { retryPeriodSeconds, minHealthyPeriodSeconds } = controlPlane.remediation;
      if (retryPeriodSeconds > limit) yield finding([...controlPlane.path, 'remediation', 'retryPeriod'], retryPeriodSeconds);
      if (minHealthyPeriodSeconds > limit)
        yield finding([...controlPlane.path, 'remediation', 'minHealthyPeriod'], minHealthyPeriodSeconds);
      const { drift, machines } = terraform;
      if (drift.intervalSeconds > limit) yield finding([...path, 'terraform', 'drift', 'interval'], drift.intervalSeconds);
      for (const of of ['controlPlane', 'nodePools'] as const) {
        const { nodeStartupSeconds, applySeconds, nodeUnreadySeconds } = healthChecks[of];
        if (nodeStartupSeconds > limit) yield finding([...path, 'healthChecks', of, 'nodeStartup'], nodeStartupSeconds);
        if (nodeUnreadySeconds > limit) yield finding([...path, 'healthChecks', of, 'nodeUnready'], nodeUnreadySeconds);
        // The health check waits for one apply and one drift interval together.
        const wait = applySeconds + machines.driftIntervalSeconds;
        if (wait > limit) {
          const longer =
            applySeconds > limit / 2 ? [...path, 'healthChecks', of, 'apply'] : [...path, 'terraform', 'machines', 'driftInterval'];
          yield finding(longer, wait);
        }
      }
    }
  },
});

const finding = (path: Path, seconds: number): Finding => ({
  path,
  got: `${seconds} seconds`,
  must: `be at most ${limit} seconds, which is 68 years`,
  fix: 'write a shorter time',
});
