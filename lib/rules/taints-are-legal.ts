import { show } from '../model/issue.ts';
import { keyFault, valueFault } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';
import { everyTaint } from './walks.ts';

export const taintsAreLegal = defineRule({
  code: 'node-pool/taint-form',
  why: 'kubelet cannot register a node with such a taint, so the machine boots and never joins; no webhook looks at it.',
  *check(fleet) {
    for (const { key, value, path } of everyTaint(fleet)) {
      const fault = keyFault(key);
      if (fault !== undefined) yield { path, got: `the key ${show(key)}`, must: fault, fix: 'change the key' };
      const wrong = valueFault(value);
      if (wrong !== undefined) yield { path: [...path, 'value'], got: show(value), must: wrong, fix: 'change the value' };
    }
  },
});
