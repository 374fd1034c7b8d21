import { defineRule } from './rule.ts';

export const sopsFilesGetDecrypted = defineRule({
  code: 'gitops/decryption-missing',
  why: 'Flux would apply the encrypted Secret as it is, and the API server refuses it.',
  *check({ gitops, identity, clusters }) {
    if (gitops.decryption !== undefined) return;
    const uses = identity.credentials.type === 'sopsFile' || clusters.some(({ addons }) => addons.credentials?.type === 'sopsFile');
    if (!uses) return;
    yield {
      path: ['gitops', 'decryption'],
      must: 'be given where a `sopsFile` is used',
      fix: "name the Secret with Flux's private key: `decryption: { secretName: 'sops-age' }`",
    };
  },
});
