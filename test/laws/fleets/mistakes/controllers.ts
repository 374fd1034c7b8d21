import { addons, controller } from './addons.ts';
import { underRke2 } from './distributions.ts';
import { external, id, type Mistakes } from './mistake.ts';

/** The mistakes that the rules on the cloud controller manager and on credentials are for. */
export const ofControllers: Mistakes = {
  'addons/client-certificate-undelivered': (site) => {
    const clientCertificate = { certFile: '/etc/config/tls.crt', keyFile: '/etc/config/tls.key' };
    return [...controller(site, { clientCertificate }, { credentials: external }), 'clientCertificate'];
  },
  'addons/cloud-conf-text': (site) => [
    ...controller(site, { networking: { publicNetworkNames: ['public', 'public\u2028'] } }),
    ...['networking', 'publicNetworkNames', 1],
  ],
  'addons/cloud-controller-manager-missing': (site) => {
    addons(site, {});
    return site.at('addons');
  },
  'addons/cloud-incomplete': (site) => {
    controller(site, {});
    site.set(['identity', 'credentials'], { type: 'existingSecret', name: 'openstack.creds' });
    for (const name of Object.keys(site.fleet.clusters)) site.drop(['clusters', name, 'providerIDFormat']);
    for (const field of ['authURL', 'region']) site.drop(['cloud', field]);
    return [
      ['cloud', 'authURL'],
      ['cloud', 'region'],
    ];
  },
  'addons/credential-shared': (site) => {
    controller(site, {}, { credentials: external });
    site.set(['identity', 'credentials'], { ...external, name: 'other.name' });
    return site.at('addons', 'credentials');
  },
  'addons/credential-text': (site) => {
    controller(site, { loadBalancer: { floatingSubnet: 'public\u00a0a' } }, { credentials: external });
    return site.at('addons', 'credentials');
  },
  'addons/credentials-missing': (site) => {
    controller(site, {});
    site.drop(site.at('addons', 'credentials'));
    return site.at('addons', 'credentials');
  },
  'addons/sops-file': (site) => {
    addons(site, { credentials: { type: 'sopsFile', path: 'secrets/plain.yaml' } });
    site.set(['gitops', 'decryption'], { secretName: 'sops-age' });
    return site.at('addons', 'credentials', 'path');
  },
  'gitops/decryption-missing': (site) => {
    addons(site, { credentials: { type: 'sopsFile', path: 'secrets/mistake.yaml' } });
    site.drop(['gitops', 'decryption']);
    return ['gitops', 'decryption'];
  },
  'addons/routes-with-overlay': (site) => {
    underRke2(site, { cni: 'calico' });
    return [...controller(site, { routes: { routerId: id } }), 'routes'];
  },
  'addons/tls-unverified': (site) => [...controller(site, { insecureSkipTLSVerify: true }), 'insecureSkipTLSVerify'],
  'addons/version-skew': (site) => [...controller(site, { version: 'v1.35.0' }), 'version'],
  'addons/version-unknown': (site) => [...controller(site, { version: 'v1.34.99' }), 'version'],
};
