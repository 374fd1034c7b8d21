import { valueAt } from '../../../model/path.ts';
import type { Behaviour } from '../behaviour.ts';
import { isSet, numberAt, type Section, textAt, withAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { rke2ConfigFaults, rke2Defaults, rke2Expressions, rke2Pointers } from './rke2-config.ts';

const deletion = ['spec', 'machineTemplate', 'spec', 'deletion'];
const timeouts = { nodeDrainTimeoutSeconds: 120, nodeVolumeDetachTimeoutSeconds: 300, nodeDeletionTimeoutSeconds: 10 };

/** @see rancher/cluster-api-provider-rke2: controlplane/api/v1beta2/rke2controlplane_webhook.go, v0.25.0 */
export const rke2ControlPlane: Behaviour = {
  mutating: true,
  rewrites: rke2Pointers,
  defaults: (object) => {
    const wanted: [readonly string[], unknown][] = [
      ...Object.entries(timeouts).map(([key, seconds]): [string[], unknown] => [[...deletion, key], seconds]),
      [['spec', 'replicas'], 1],
      [['spec', 'version'], ''],
    ];
    const missing = wanted.filter(([path]) => valueAt(object, path) === undefined);
    return { object: missing.reduce((made, [path, value]) => withAt(made, path, value), rke2Defaults(object, ['spec'])), faults: [] };
  },
  expressions: rke2Expressions(['spec']),
  validate: (object, old) => [
    ...rke2ConfigFaults(object, ['spec']),
    ...cniFaults(object),
    ...(old === undefined ? addressFaults(object) : methodFaults(object, old)),
    ...(isSet(object, ['spec', 'machineTemplate', 'spec', 'infrastructureRef'])
      ? []
      : [fault('required', ['spec', 'machineTemplate', 'spec', 'infrastructureRef'], undefined, 'be given')]),
    ...Object.keys(timeouts).flatMap((key) =>
      (numberAt(object, [...deletion, key]) ?? 0) < 0
        ? [fault('too-short', [...deletion, key], valueAt(object, [...deletion, key]), 'not be negative')]
        : [],
    ),
    ...((numberAt(object, ['spec', 'replicas']) ?? 0) <= 0
      ? [fault('replicas', ['spec', 'replicas'], numberAt(object, ['spec', 'replicas']), 'be above 0')]
      : []),
  ],
};

const cniFaults = (object: Section): Fault[] =>
  valueAt(object, ['spec', 'serverConfig', 'cniMultusEnable']) === true && textAt(object, ['spec', 'serverConfig', 'cni']) === ''
    ? [fault('cni', ['spec', 'serverConfig', 'cni'], undefined, 'be given beside `cniMultusEnable`')]
    : [];

const addressFaults = (object: Section): Fault[] =>
  textAt(object, ['spec', 'registrationMethod']) === 'address' && textAt(object, ['spec', 'registrationAddress']) === ''
    ? [fault('required', ['spec', 'registrationAddress'], undefined, 'be given, since `registrationMethod` is `address`')]
    : [];

function methodFaults(object: Section, old: Section): Fault[] {
  const path = ['spec', 'registrationMethod'];
  const [before, now] = [textAt(old, path), textAt(object, path)];
  return before === '' || before === now ? [] : [fault('immutable', path, now, `stay '${before}'`)];
}
