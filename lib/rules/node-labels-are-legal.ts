import { show } from '../model/issue.ts';
import { keyFault, valueFault } from '../model/kubernetes-names.ts';
import { defineRule, everyMachines } from './rule.ts';

export const nodeLabelsAreLegal = defineRule({
  code: 'machines/label-form',
  why: 'kubelet ends at once for a label that it cannot read, so the machine boots and never becomes a node.',
  *check(fleet) {
    for (const { machines, path } of everyMachines(fleet)) {
      for (const [key, value] of Object.entries(machines.labels)) {
        const fault = keyFault(key);
        if (fault !== undefined) yield { path: [...path, 'labels', key], got: `the key ${show(key)}`, must: fault, fix: 'change the key' };
        const wrong = valueFault(value);
        if (wrong !== undefined) yield { path: [...path, 'labels', key], got: show(value), must: wrong, fix: 'change the value' };
      }
    }
  },
});
