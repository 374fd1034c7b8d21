import { splitNodeLabels } from '../model/node-labels.ts';
import { defineRule, everyMachines } from './rule.ts';

/** The longest value of an argument of kubeadm's (capi 8); RKE2 takes labels as a list. */
const limit = 1024;

export const nodeLabelsFit = defineRule({
  code: 'machines/labels-too-long',
  why: 'Labels reach the node in one argument of kubelet, and the API server refuses the control plane or the bootstrap template if that is too long.',
  *check(fleet) {
    for (const { cluster, machines, path } of everyMachines(fleet)) {
      if (cluster.distribution.type !== 'kubeadm') continue;
      const pairs = Object.entries(splitNodeLabels(machines.labels).kubelet).map(([key, value]) => `${key}=${value}`);
      const { length } = pairs.join(',');
      if (length <= limit) continue;
      yield {
        path: [...path, 'labels'],
        got: `${pairs.length} labels that make ${length} characters`,
        must: `make at most ${limit} characters, written as \`key=value\` with commas between`,
        fix: 'leave some out, shorten their domain, or use `node-restriction.kubernetes.io/…`, which reaches the node another way',
      };
    }
  },
});
