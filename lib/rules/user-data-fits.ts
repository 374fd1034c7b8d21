import { defineRule } from './rule.ts';
import { everyUserData, limit, remedy, sized } from './user-data/budget.ts';

export const userDataFits = defineRule({
  code: 'machines/user-data-too-large',
  why: "Nova takes 65,535 bytes of base64 as user data: above that, the machine module's Job fails for every machine.",
  *check(fleet) {
    for (const userData of everyUserData(fleet)) {
      if (userData.bytes <= limit) continue;
      yield { path: userData.path, got: sized(userData), must: `have at most ${limit} bytes of user data`, fix: remedy(userData) };
    }
  },
});
