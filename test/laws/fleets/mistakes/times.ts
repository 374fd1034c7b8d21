import { underKubeadm } from './distributions.ts';
import type { Mistakes } from './mistake.ts';

/** The mistakes that the rules on times, versions and sizes are for. */
export const ofTimes: Mistakes = {
  'terraform/lock-outlasts-deadline': (site) =>
    site.set(site.at('terraform', 'machines', 'jobs'), { activeDeadline: '5m', lockTimeout: '5m' }),
  'terraform/job-limits': (site) => [
    ...site.set(site.at('terraform', 'jobs'), { activeDeadline: '25h', lockTimeout: '1m' }),
    'activeDeadline',
  ],
  'terraform/deadline-short': (site) => [
    ...site.set(site.at('terraform', 'jobs'), { activeDeadline: '20m', lockTimeout: '1m' }),
    'activeDeadline',
  ],
  'terraform/env-name': (site) => site.set(site.at('terraform', 'machines', 'jobs', 'env', 'TF_LOG'), 'debug'),
  'terraform/requests-exceed-limits': (site) => {
    site.set(site.at('terraform', 'jobs', 'resources'), { requests: { cpu: '2' }, limits: { cpu: '1999m' } });
    return site.at('terraform', 'jobs', 'resources', 'requests', 'cpu');
  },
  'terraform/drift-interval-short': (site) => site.set(site.at('terraform', 'machines', 'driftInterval'), '59s'),
  'terraform/health-check-interval': (site) => site.set(site.at('terraform', 'machines', 'remediation', 'healthCheckInterval'), '59s'),
  'health-check/node-startup': (site) => site.set(site.at('healthChecks', 'controlPlane', 'nodeStartup'), '29s'),
  'health-check/apply-short': (site) => site.set(site.at('healthChecks', 'nodePools', 'apply'), '299s'),
  'health-check/node-unready-short': (site) => site.set(site.at('healthChecks', 'nodePools', 'nodeUnready'), '59s'),
  'health-check/never-acts': (site) => site.set(site.at('healthChecks', 'controlPlane', 'maxUnhealthy'), '0%'),
  'cluster/version-form': (site) => {
    site.dropAddons();
    return site.set(site.at('kubernetesVersion'), '1.34.2');
  },
  'cluster/version-unsupported': (site) => {
    site.dropAddons();
    return site.set(site.at('kubernetesVersion'), site.own.distribution?.type === 'rke2' ? 'v1.30.0+rke2r1' : 'v1.30.0');
  },
  'control-plane/even': (site) => {
    site.set(site.at('controlPlane', 'maxSurge'), 1);
    return site.set(site.at('controlPlane', 'replicas'), 2);
  },
  'control-plane/surge-zero': (site) => {
    site.set(site.at('controlPlane', 'replicas'), 1);
    return site.set(site.at('controlPlane', 'maxSurge'), 0);
  },
  'control-plane/anti-affinity-surge': (site) => {
    site.set(site.at('controlPlane', 'maxSurge'), 1);
    return site.set(site.at('controlPlane', 'serverGroupPolicy'), 'anti-affinity');
  },
  'control-plane/flavor-too-small': (site) => {
    underKubeadm(site);
    site.set(['cloud', 'flavors', 'tiny'], { vcpus: 1, memory: '4Gi', disk: '20Gi' });
    return site.set(site.at('controlPlane', 'flavor'), 'tiny');
  },
  'node-pool/scaling-bounds': (site) => site.set(site.in('scaling'), { type: 'autoscale', min: 3, max: 2 }),
  'node-pool/rollout-stuck': (site) => site.set(site.in('rollout'), { maxSurge: 0, maxUnavailable: '0%' }),
  'cluster/certificate-validity': (site) => {
    underKubeadm(site, { certificateValidityDays: 400, caCertificateValidityDays: 399 });
    return site.at('distribution', 'certificateValidityDays');
  },
  'machines/rollout-time': (site) => site.set(site.in('rolloutAfter'), '2027-02-29T03:04:05Z'),
  'cluster/duration-too-long': (site) => site.set(site.in('timeouts', 'nodeDrain'), '2147483648s'),
};
