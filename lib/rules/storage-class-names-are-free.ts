import { show } from '../model/issue.ts';
import { printPath } from '../model/path.ts';
import { storageClasses } from './addons.ts';
import { defineRule } from './rule.ts';

export const storageClassNamesAreFree = defineRule({
  code: 'addons/storage-class-twice',
  why: 'Both drivers would write one object, and a storage class does not change: which of them makes volumes depends on which came first.',
  *check({ clusters }) {
    for (const cluster of clusters) {
      const taken = new Map<string, string>();
      for (const { name, path } of storageClasses(cluster)) {
        const first = taken.get(name);
        if (first === undefined) taken.set(name, printPath(path));
        else yield { path, got: show(name), must: `have a name of its own: \`${first}\` has this one`, fix: 'rename one of the two' };
      }
    }
  },
});
