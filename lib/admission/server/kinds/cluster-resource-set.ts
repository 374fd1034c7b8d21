import type { Behaviour } from '../behaviour.ts';
import { readSelector } from '../label-selector.ts';
import { same, sectionAt, textAt, withAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';

const selectorPath = ['spec', 'clusterSelector'];
const strategyPath = ['spec', 'strategy'];

/** @see kubernetes-sigs/cluster-api: core/webhooks/admission/clusterresourceset.go, v1.14.2 */
export const clusterResourceSet: Behaviour = {
  mutating: true,
  defaults: (object) => ({
    object: textAt(object, strategyPath) === '' ? withAt(object, strategyPath, 'ApplyOnce') : object,
    faults: [],
  }),
  validate: (object, old) => {
    const given = sectionAt(object, selectorPath);
    const selector = readSelector(given);
    const faults: Fault[] = typeof selector === 'string' ? [fault('selector', selectorPath, given, selector)] : [];
    if (typeof selector !== 'string' && selector.isEmpty) {
      faults.push(fault('selector', selectorPath, given, 'select something: an empty one selects no cluster'));
    }
    if (old === undefined) return faults;
    const [before, now] = [textAt(old, strategyPath), textAt(object, strategyPath)];
    const replace = 'delete the set and create it again; nothing is taken from the workload clusters';
    if (before !== '' && before !== now) faults.push(fault('immutable', strategyPath, now, `stay '${before}'`, replace));
    if (!same(listed(sectionAt(old, selectorPath)), listed(given))) {
      faults.push(fault('immutable', selectorPath, given, 'stay as it is, down to the order of its expressions', replace));
    }
    return faults;
  },
};

/** A selector with what Go would hold for its absent parts. */
const listed = (selector: object) => ({ matchLabels: {}, matchExpressions: [], ...selector });
