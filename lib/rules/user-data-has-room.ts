import { defineRule } from './rule.ts';
import { everyUserData, largest, limit } from './user-data.ts';

/** Above nine tenths, a longer name of a cluster or a rotated certificate may be the last straw. */
const near = Math.floor(limit * 0.9);

export const userDataHasRoom = defineRule({
  code: 'machines/user-data-large',
  severity: 'warning',
  why: 'Nova takes 65,535 bytes of base64 as user data, and the next file or certificate may be one too many for every machine made after it.',
  *check(fleet) {
    for (const { parts, bytes, path } of everyUserData(fleet)) {
      if (bytes <= near || bytes > limit) continue;
      yield {
        path,
        got: `about ${bytes} bytes of user data, the most of it ${largest(parts)}`,
        must: `stay well below the ${limit} bytes that Nova takes`,
        fix: 'put large files into the image, or fetch them at boot',
      };
    }
  },
});
