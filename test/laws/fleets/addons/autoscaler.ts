import fc, { type Arbitrary } from 'fast-check';
import type { ClusterAutoscaler } from '../../../../lib/model/fleet.gen.ts';
import { duration, listOf, maybe } from '../texts.ts';

/** An autoscaler of a release that fits. */
export const clusterAutoscaler = (version: ClusterAutoscaler['version']): Arbitrary<ClusterAutoscaler> =>
  maybe({
    expander: fc.constantFrom('least-waste', 'least-nodes', 'most-pods', 'priority', 'random'),
    balancing: maybe({ enabled: fc.boolean(), ignoredLabels: listOf(fc.constantFrom('example.com/rack', 'rack')) }),
    enforceMinSize: fc.boolean(),
    scaleDown: maybe({
      unneeded: duration(0, 7200),
      unready: duration(0, 7200),
      delayAfterAdd: duration(0, 7200),
      utilizationThreshold: fc.constantFrom(0, 0.25, 1),
      localStorage: fc.boolean(),
      systemPods: fc.boolean(),
    }),
    maxNodeProvision: duration(60, 7200),
    maxNodes: fc.integer({ min: 1, max: 100_000 }),
    logLevel: fc.integer({ min: 0, max: 10 }),
    resources: fc.constantFrom({ cpu: '250m' }, { memory: '1Gi' }, { cpu: '2', memory: '4Gi' }),
  }).map((given) => ({ version, ...given }) as ClusterAutoscaler);
