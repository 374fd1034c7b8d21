import type { Path } from '../../../model/path.ts';
import { isAddressRange } from '../address-range.ts';
import type { Behaviour } from '../behaviour.ts';
import { labelValue } from '../names.ts';
import { isSet, listAt, type Section, textAt, withAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { withV } from './kubernetes-version.ts';
import { ownConditions } from './machine-health-check.ts';

const topology = ['spec', 'topology'];
const refs = ['infrastructureRef', 'controlPlaneRef'] as const;
const ownCondition = {
  holds: (type: unknown) => !ownConditions.includes(String(type)),
  must: `not be one of ${ownConditions.join(', ')}`,
};

/** @see kubernetes-sigs/cluster-api: core/webhooks/admission/cluster.go, v1.14.2, with the gate ClusterTopology off */
export const cluster: Behaviour = {
  mutating: true,
  defaults: (object) => {
    if (!isSet(object, topology)) return { object, faults: [] };
    const path = [...topology, 'version'];
    const version = textAt(object, path);
    const name = [...topology, 'classRef', 'name'];
    return {
      object: version.startsWith('v') ? object : withAt(object, path, withV(version)),
      faults: textAt(object, name) === '' ? [fault('required', name, undefined, 'be given')] : [],
    };
  },
  expressions: [
    { at: [...topology, 'controlPlane', 'healthCheck', 'checks', 'unhealthyMachineConditions', '*', 'type'], ...ownCondition },
    {
      at: [...topology, 'workers', 'machineDeployments', '*', 'healthCheck', 'checks', 'unhealthyMachineConditions', '*', 'type'],
      ...ownCondition,
    },
  ],
  validate: (object, old) => [
    ...nameFaults(object),
    ...refs.flatMap((ref) => removedFaults(object, old, ref)),
    ...([...refs, 'topology'].some((key) => isSet(object, ['spec', key]))
      ? []
      : [fault('required', ['spec'], undefined, 'hold one of `infrastructureRef`, `controlPlaneRef` and `topology`')]),
    ...['pods', 'services'].flatMap((key) => rangeFaults(object, ['spec', 'clusterNetwork', key, 'cidrBlocks'])),
    ...(isSet(object, topology)
      ? [fault('gate', topology, undefined, 'be absent while the feature gate ClusterTopology is off, as it is by default')]
      : []),
    ...(isSet(old, topology) && !isSet(object, topology) ? [fault('immutable', topology, undefined, 'not be removed')] : []),
  ],
};

function nameFaults(object: Section): Fault[] {
  const name = textAt(object, ['metadata', 'name']);
  const must = labelValue(name);
  return must === undefined ? [] : [fault('label', ['metadata', 'name'], name, `${must}, since it becomes one`)];
}

const removedFaults = (object: Section, old: Section | undefined, ref: string): Fault[] =>
  isSet(old, ['spec', ref]) && !isSet(object, ['spec', ref]) ? [fault('immutable', ['spec', ref], undefined, 'not be removed')] : [];

const rangeFaults = (object: Section, path: Path): Fault[] =>
  listAt(object, path).flatMap((range, index) =>
    isAddressRange(String(range)) ? [] : [fault('address-range', [...path, index], range, "be an address range, as '10.244.0.0/16'")],
  );
