import { holdsPrivateKey } from '../model/credential.ts';
import { defineRule } from './rule.ts';
import { bundleFault } from './syntax/pem.ts';

export const trustedCAsAreWhole = defineRule({
  code: 'trusted-ca/form',
  why: 'The machine does not trust what cannot be read: pulls from a private registry fail, and the node stays without its network.',
  *check({ clusters }) {
    for (const { trustedCAs } of clusters) {
      for (const { pem, path } of trustedCAs) {
        const fault = holdsPrivateKey(pem) ? undefined : bundleFault(pem);
        if (fault !== undefined) yield { path, must: fault, fix: 'paste the PEM of the CA certificates and nothing else' };
      }
    }
  },
});
