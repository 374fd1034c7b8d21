import { holdsPrivateKey } from '../model/credential.ts';
import { defineRule } from './rule.ts';
import { bundleFault } from './syntax/pem.ts';

export const cloudCertificateIsWhole = defineRule({
  code: 'cloud/ca-certificate-form',
  why: "No Job trusts the cloud's endpoints with a certificate that cannot be read.",
  *check({ cloud }) {
    const { caCertificate } = cloud;
    const fault = caCertificate === undefined || holdsPrivateKey(caCertificate) ? undefined : bundleFault(caCertificate);
    if (fault !== undefined)
      yield { path: ['cloud', 'caCertificate'], must: fault, fix: 'paste the PEM of the CA certificates and nothing else' };
  },
});
