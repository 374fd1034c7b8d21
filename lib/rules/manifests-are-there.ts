import { defineRule } from './rule.ts';
import { everyManifests } from './walks.ts';

export const manifestsAreThere = defineRule({
  code: 'addons/manifests-empty',
  why: 'A network plugin that is not delivered leaves every node unready, and nothing says so.',
  *check(fleet) {
    for (const { path, source, documents, faults } of everyManifests(fleet)) {
      if (documents.length > 0 || faults.length > 0) continue;
      yield {
        path: [...path, 'path'],
        got: `no object in ${source}`,
        must: 'lead to at least one object',
        fix: 'put manifests there, or leave this add-on out',
      };
    }
  },
});
