import fc, { type Arbitrary } from 'fast-check';
import type { Terraform } from '../../../lib/model/fleet.gen.ts';
import { jobs } from './machines.ts';
import { dotted, duration, maybe } from './texts.ts';

/** How Terraform runs. */
export const terraform: Arbitrary<Terraform> = maybe({
  applyPolicy: fc.constantFrom('Automatic', 'Manual'),
  deletionPolicy: fc.constantFrom('Destroy', 'Retain'),
  maxActiveJobs: fc.integer({ min: 1, max: 1000 }),
  adoptRetainedState: fc.boolean(),
  drift: maybe({ interval: fc.oneof(fc.constant('0s'), duration(60, 7200)), action: fc.constantFrom('Report', 'Remediate') }),
  jobs,
  machines: maybe({
    jobs,
    driftInterval: fc.oneof(fc.constant('0s'), duration(60, 7200)),
    deletionPolicy: fc.constantFrom('Destroy', 'Retain'),
    remediation: maybe({
      annotateMachine: fc.boolean(),
      unhealthyThreshold: fc.integer({ min: 1, max: 100 }),
      healthCheckInterval: duration(60, 86400),
    }),
  }),
  variablesFrom: fc.array(
    fc
      .tuple(
        fc.record({ kind: fc.constantFrom('ConfigMap', 'Secret'), name: dotted }),
        maybe({ format: fc.constantFrom('String', 'JSON'), optional: fc.boolean() }),
      )
      .map(([source, more]) => ({ ...source, ...more })),
    { minLength: 1, maxLength: 3 },
  ),
}) as Arbitrary<Terraform>;

/** When a machine counts as broken. */
export const healthCheck = maybe({
  nodeStartup: fc.oneof(fc.constant('0s'), duration(30, 7200)),
  apply: duration(300, 7200),
  nodeUnready: duration(60, 3600),
  maxUnhealthy: fc.constantFrom('1%', '40%', '100%'),
});
