import { identity } from '../model/object.ts';
import { defineRule } from './rule.ts';
import { everyManifestList } from './walks.ts';

export const manifestsDoNotRepeat = defineRule({
  code: 'addons/manifests-double',
  why: 'The later of two objects with one name overwrites the earlier at every change, also across add-ons of one cluster.',
  *check(fleet) {
    const told = new Set<string>();
    for (const list of everyManifestList(fleet)) {
      const first = new Map<string, string>();
      for (const { path, documents } of list) {
        for (const { object, file } of documents) {
          const id = identity(object);
          const before = first.get(id);
          first.set(id, before ?? file);
          const got = `a second ${id} in ${file}; the first is in ${before}`;
          if (before === undefined || told.has(got)) continue;
          told.add(got);
          yield { path: [...path, 'path'], got, must: 'hold each object once', fix: 'leave one of the two out' };
        }
      }
    }
  },
});
