import { mostPayloadBytes, mostResources } from '../model/addons/manifests.ts';
import { fullName } from '../model/placed.ts';
import { defineRule } from './rule.ts';
import { everyManifests } from './walks.ts';

/** Two ConfigMaps that follow each other hold more than one may, together: so this much never needs more of them than a set takes. */
const mostInAll = (mostPayloadBytes * (mostResources - 2)) / 2;

export const manifestsFit = defineRule({
  code: 'addons/manifests-too-large',
  why: 'The API server takes no ConfigMap of more than 1 MiB, and a ClusterResourceSet no more than 100 of them.',
  *check(fleet) {
    for (const { path, source, documents } of everyManifests(fleet)) {
      let sum = 0;
      for (const { object, file, bytes } of documents) {
        sum += bytes;
        if (bytes <= mostPayloadBytes) continue;
        yield {
          path: [...path, 'path'],
          got: `${object.kind} '${fullName(object.metadata)}' of ${bytes} bytes in ${file}`,
          must: `have at most ${mostPayloadBytes} bytes in each object, counted as JSON`,
          fix: 'split the object, or take its long descriptions away',
        };
      }
      if (sum > mostInAll) {
        yield {
          path: [...path, 'path'],
          got: `${sum} bytes in ${source}`,
          must: `have at most ${mostInAll} bytes in all, counted as JSON`,
          fix: 'split the folder into several add-ons',
        };
      }
    }
  },
});
