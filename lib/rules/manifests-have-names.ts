import { ownAddons } from '../model/addons/manifests.ts';
import { asLabelName, isLabelName } from '../model/kubernetes-names.ts';
import { defineRule } from './rule.ts';
import { everyManifests } from './walks.ts';

export const manifestsHaveNames = defineRule({
  code: 'addons/manifests-name',
  why: 'The name becomes part of a label, of objects in the management cluster and of a file, and Capstan delivers add-ons of its own under some names.',
  *check(fleet) {
    for (const { name, path } of everyManifests(fleet)) {
      if (ownAddons.includes(name)) {
        yield { path, got: `'${name}', which is Capstan's own`, must: 'have a name of its own', fix: `call it 'own-${name}'` };
      } else if (!isLabelName(name)) {
        const better = asLabelName(name);
        yield {
          path,
          got: `'${name}'`,
          must: 'be a DNS label: 1 to 63 of a to z, 0 to 9 and `-`, beginning and ending with a letter or digit',
          fix: better === undefined ? 'give it another name' : `call it '${better}'`,
        };
      }
    }
  },
});
