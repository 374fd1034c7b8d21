import { show } from '../model/issue.ts';
import { annotationKeyFault, keyFault, valueFault } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';

export const clusterLabelsAreLegal = defineRule({
  code: 'cluster/label-form',
  why: 'The API server refuses the Cluster when it is applied, after the synth and the review.',
  *check({ clusters }) {
    for (const { path, labels, annotations } of clusters) {
      for (const [key, value] of Object.entries(labels)) {
        const fault = keyFault(key);
        if (fault !== undefined) yield { path: [...path, 'labels', key], got: `the key ${show(key)}`, must: fault, fix: 'change the key' };
        const wrong = valueFault(value);
        if (wrong !== undefined) {
          yield { path: [...path, 'labels', key], got: show(value), must: wrong, fix: 'change the value, or write it as an annotation' };
        }
      }
      for (const key of Object.keys(annotations)) {
        const fault = annotationKeyFault(key);
        if (fault !== undefined)
          yield { path: [...path, 'annotations', key], got: `the key ${show(key)}`, must: fault, fix: 'change the key' };
      }
    }
  },
});
