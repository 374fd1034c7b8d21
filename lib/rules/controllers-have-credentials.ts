import { defineRule } from './rule.ts';

export const controllersHaveCredentials = defineRule({
  code: 'addons/credentials-missing',
  why: 'Their pods wait for a Secret that nothing delivers, and with them every node, load balancer and volume.',
  *check({ clusters }) {
    for (const { path, addons } of clusters) {
      const { credentials, cloudControllerManager, cinderCSI, manilaCSI } = addons;
      if (credentials !== undefined) continue;
      const readers = Object.entries({ cloudControllerManager, cinderCSI, manilaCSI }).filter(([, given]) => given !== undefined);
      if (readers.length === 0) continue;
      yield {
        path: [...path, 'addons', 'credentials'],
        must: `be given for ${readers.map(([field]) => `\`${field}\``).join(', ')}`,
        fix: 'write existingSecret(), externalSecret({ … }) or sopsFile(…)',
      };
    }
  },
});
