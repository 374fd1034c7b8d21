import { valueAt } from '../../../model/path.ts';
import type { Behaviour } from '../behaviour.ts';
import { isSection, type Section, same, withAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';
import { machineExpressions } from './openstack-expressions.ts';

const machine = ['spec', 'template', 'spec'];

const template = (older: boolean): Behaviour => ({
  isTyped: true,
  expressions: machineExpressions(machine, older),
  validate: (object, old) => (old === undefined ? providerFaults(object) : changeFaults(object, old, older)),
});

/** CAPO's `OpenStackMachineTemplate` in its two versions. @see kubernetes-sigs/cluster-api-provider-openstack: pkg/webhooks/openstackmachinetemplate_webhook.go, v0.14.7 */
export const openStackMachineTemplate = template(false);
export const olderOpenStackMachineTemplate = template(true);

const providerFaults = (object: Section): Fault[] =>
  valueAt(object, [...machine, 'providerID']) === undefined
    ? []
    : [
        fault(
          'template',
          [...machine, 'providerID'],
          valueAt(object, [...machine, 'providerID']),
          'be absent in a template',
          'leave it out',
        ),
      ];

function changeFaults(object: Section, old: Section, older: boolean): Fault[] {
  const [before, now] = [old, object].map((given) => machineForm(valueAt(given, machine), older));
  return same(before, now)
    ? []
    : [fault('immutable', machine, undefined, 'stay as it is', 'give the template a new name and refer to that one')];
}

/** A machine specification as it is compared: `trunk: false` and empty texts are the same as nothing; v1beta2 leaves address pairs free. */
function machineForm(spec: unknown, older: boolean): unknown {
  const plain = isSection(spec) ? spec : {};
  const kept = Object.entries(plain).filter(([key, value]) => value !== '' && !(key === 'trunk' && value === false));
  const form = Object.fromEntries(kept);
  const ports = form['ports'];
  if (older || !Array.isArray(ports)) return form;
  return withAt(
    form,
    ['ports'],
    ports.map((port) =>
      isSection(port) ? Object.fromEntries(Object.entries(port).filter(([key]) => key !== 'allowedAddressPairs')) : port,
    ),
  );
}
