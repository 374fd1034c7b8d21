import { defineRule } from './rule.ts';

export const authURLIsEncrypted = defineRule({
  code: 'cloud/auth-url-plain',
  severity: 'warning',
  why: 'The credential travels unencrypted with every Job.',
  *check({ cloud }) {
    if (cloud.authURL?.startsWith('http://') !== true) return;
    yield {
      path: ['cloud', 'authURL'],
      got: "an address that begins with 'http://'",
      must: "begin with 'https://'",
      fix: 'use the encrypted address, with `cloud.caCertificate` if its CA is your own',
    };
  },
});
