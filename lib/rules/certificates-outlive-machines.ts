import { defineRule } from './rule.ts';

/** kubeadm's and Cluster API's own defaults (capi 7). */
const year = 365;
const decade = 3650;

export const certificatesOutliveMachines = defineRule({
  code: 'cluster/certificate-validity',
  why: 'Cluster API refuses the control plane when it is applied, or replaces every machine as soon as it is there.',
  *check({ clusters }) {
    for (const { path, distribution, controlPlane } of clusters) {
      if (distribution.type !== 'kubeadm') continue;
      const { certificateValidityDays: own, caCertificateValidityDays: ca = decade } = distribution;
      const valid = own ?? year;
      if (valid > ca) {
        yield {
          path: [...path, 'distribution', own === undefined ? 'caCertificateValidityDays' : 'certificateValidityDays'],
          got: `certificates of ${valid} days under a CA of ${ca}`,
          must: 'make certificates that end before their CA',
          fix: own === undefined ? `write at least ${year}, or a shorter \`certificateValidityDays\`` : `write at most ${ca}`,
        };
      }
      if (controlPlane.certificatesExpiryDays === undefined || controlPlane.certificatesExpiryDays < valid) continue;
      yield {
        path: [...controlPlane.path, 'certificatesExpiryDays'],
        got: `${controlPlane.certificatesExpiryDays} days before the end of certificates of ${valid} days`,
        must: 'be below `certificateValidityDays`',
        fix: `write at most ${Math.max(7, Math.floor(valid / 3))}, or let certificates be valid for longer`,
      };
    }
  },
});
