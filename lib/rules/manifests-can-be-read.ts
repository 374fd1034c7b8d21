import { defineRule } from './rule.ts';
import { everyManifests } from './walks.ts';

/** A folder of another kind of files has a fault in each; more than these say nothing new. */
const mostShown = 10;

export const manifestsCanBeRead = defineRule({
  code: 'addons/manifests-unreadable',
  why: 'Cluster API would try to apply such a text again and again, and say why in its log alone.',
  *check(fleet) {
    for (const { path, source, faults } of everyManifests(fleet)) {
      for (const { got, must, fix } of faults.slice(0, mostShown)) {
        yield { path: [...path, 'path'], got, must, ...(fix === undefined ? {} : { fix }) };
      }
      if (faults.length > mostShown) {
        yield {
          path: [...path, 'path'],
          got: `${faults.length - mostShown} more in ${source}`,
          must: 'hold nothing but manifests',
          fix: 'name the folder of the manifests, or correct them one after the other',
        };
      }
    }
  },
});
