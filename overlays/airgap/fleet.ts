import { add, autoscale, imageName, internal, overlay, remove, rke2 } from '../../lib/index.ts';
import base from '../base/fleet.ts';
import { siteCA } from './site-ca.ts';

/** A site without internet: RKE2 from the artifacts in the image, behind a private CA. Mirrors of the other registries are still to come. */
export default overlay(base, {
  cloud: {
    region: 'site-a',
    caCertificate: siteCA,
    images: { ubuntu: remove, 'ubuntu-rke2': add(imageName('ubuntu-2404-rke2-{semver}')) },
  },
  identity: { name: 'openstack-airgap' },
  clusterDefaults: {
    kubernetesVersion: 'v1.34.3+rke2r1',
    distribution: rke2({
      airGapped: true,
      systemDefaultRegistry: 'registry.example.com',
      apiServer: { extraArgs: { 'audit-log-maxage': '30' }, certSANs: ['api.payments.example.com'] },
      disabledComponents: ['rke2-ingress-nginx'],
    }),
    endpoint: internal(),
    providerIDFormat: 'regional',
    addons: { clusterAutoscaler: { version: 'v1.34.5' } },
    backup: {
      schedule: '0 */6 * * *',
      s3: { endpoint: 's3.example.com', bucket: 'etcd', credentialsSecret: 'etcd-backup', caSecret: 'etcd-backup' },
    },
  },
  clusters: {
    payments: {
      namespace: 'payments-airgap',
      network: { pods: ['10.42.0.0/16'], services: ['10.43.0.0/16'] },
      controlPlane: { replicas: 3, taints: { CriticalAddonsOnly: { value: 'true', effect: 'NoExecute' } } },
      nodePools: { web: { scaling: autoscale({ min: 3, max: 9 }), labels: { 'node.example.com/pool': 'web' } } },
      ntp: { servers: ['ntp.example.com'] },
      trustedCAs: { site: add(siteCA) },
    },
  },
});
