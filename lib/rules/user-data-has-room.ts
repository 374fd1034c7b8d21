import { defineRule } from './rule.ts';
import { everyUserData, limit, near, remedy, sized } from './user-data/budget.ts';

export const userDataHasRoom = defineRule({
  code: 'machines/user-data-large',
  severity: 'warning',
  why: 'Nova takes 65,535 bytes of base64 as user data, and the next file or certificate may be one too many for every machine made after it.',
  *check(fleet) {
    for (const userData of everyUserData(fleet)) {
      if (userData.bytes <= near || userData.bytes > limit) continue;
      yield {
        path: userData.path,
        got: sized(userData),
        must: `stay well below the ${limit} bytes that Nova takes`,
        fix: remedy(userData),
      };
    }
  },
});
