import { defineRule } from './rule.ts';
import { everyUserData, largest, limit } from './user-data.ts';

export const userDataFits = defineRule({
  code: 'machines/user-data-too-large',
  why: "Nova takes 65,535 bytes of base64 as user data: above that, the machine module's Job fails for every machine.",
  *check(fleet) {
    for (const { parts, bytes, path } of everyUserData(fleet)) {
      if (bytes <= limit) continue;
      yield {
        path,
        got: `about ${bytes} bytes of user data, the most of it ${largest(parts)}`,
        must: `have at most ${limit} bytes of user data`,
        fix: 'put large files into the image, or fetch them at boot; `encryptionAlgorithm: ECDSA-P256` saves 8,400 bytes on control planes',
      };
    }
  },
});
