import { rule, sources, type } from './source.ts';

const component = (name: string) => ({ by: 'always', file: `lib/components/${name}.ts` }) as const;
const scan = { by: 'admission', file: 'lib/admission/scan/scan.ts' } as const;

/** Secrets in git (addons 8). */
export const credentialSources = sources('addons 8', [
  ['references', 'a fleet has words for references alone', type()],
  ['sops', 'what SOPS has encrypted is copied to the byte', rule('addons/sops-file', 'gitops/decryption-missing')],
  ['template', 'a template holds everything but the credential', component('credentials'), rule('addons/credential-text')],
  ['orphan', 'a Secret outlives what made it, and moves along', component('credentials')],
  ['manual', 'what somebody must make is listed', component('required-secrets')],
  ['apart', 'controllers have a credential of their own', rule('addons/credential-shared')],
  ['scan', 'no credential in any object, however it came there', scan],
]);
