import { imagesOf } from '../model/addons/images.ts';
import { show } from '../model/issue.ts';
import { fullName } from '../model/placed.ts';
import { defineRule } from './rule.ts';
import { imageReference } from './syntax/image-reference.ts';
import { everyManifests } from './walks.ts';

export const manifestImagesStandStill = defineRule({
  code: 'addons/manifests-image-moves',
  severity: 'warning',
  why: 'Nodes that pull such an image on different days run different programs, and no commit tells which.',
  *check(fleet) {
    for (const { path, documents } of everyManifests(fleet)) {
      for (const { object, file } of documents) {
        for (const text of imagesOf(object)) {
          const image = imageReference(text);
          const moves = image === undefined || (image.digest === undefined && (image.tag === undefined || image.tag === 'latest'));
          if (!moves) continue;
          yield {
            path: [...path, 'path'],
            got: `the image ${show(text)} of ${object.kind} '${fullName(object.metadata)}' in ${file}`,
            must: image === undefined ? 'be an image that can be pulled' : 'name one release of each image',
            fix: image === undefined ? 'correct it' : 'add its tag, such as `:v1.2.3`, or its digest',
          };
        }
      }
    }
  },
});
