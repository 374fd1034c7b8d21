import { defineRule } from './rule.ts';
import { everyShareClass } from './shares.ts';

/** The first minor of Manila's driver that splits the list (addons 3.4). */
const splits = 35;

export const shareClientsCanBeSeveral = defineRule({
  code: 'addons/share-clients-several',
  why: 'The driver hands the whole list to Manila as one address, which refuses it: no share of the class is ever mounted.',
  *check(fleet) {
    for (const { manila, share } of everyShareClass(fleet)) {
      if (share.shareClients.length < 2 || Number(manila.version.split('.')[1]) >= splits) continue;
      yield {
        path: [...share.path, 'shareClients'],
        got: `${share.shareClients.length} ranges with ${manila.version}`,
        must: `be one range before v1.${splits}`,
        fix: `write one that holds the nodes' addresses, such as '${share.shareClients[0]}'`,
      };
    }
  },
});
