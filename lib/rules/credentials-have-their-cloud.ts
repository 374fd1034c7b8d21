import { defineRule } from './rule.ts';

export const credentialsHaveTheirCloud = defineRule({
  code: 'identity/cloud-incomplete',
  why: 'Capstan writes the rest of the Secret around the credential, and without it no Job can log in.',
  *check({ identity, cloud }) {
    const { credentials } = identity;
    if (credentials.type !== 'externalSecret') return;
    if (cloud.authURL === undefined) {
      yield {
        path: ['cloud', 'authURL'],
        must: 'be given where the credentials come from an `externalSecret`',
        fix: "write Keystone's address, such as 'https://keystone.example.com:5000/v3'",
      };
    }
    if (credentials.form === 'environment' && cloud.region === undefined) {
      yield {
        path: ['cloud', 'region'],
        must: "be given where the Secret's form is 'environment'",
        fix: "write the region's name, or use the form 'clouds-yaml'",
      };
    }
  },
});
