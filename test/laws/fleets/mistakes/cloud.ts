import type { Path } from '../../../../lib/model/path.ts';
import { certificate } from '../../../../lib/rules/fixtures/material.ts';
import { external, id, type Mistakes } from './mistake.ts';

/** The mistakes that the rules on the cloud, the modules and GitOps are for. */
export const ofCloud: Mistakes = {
  'identity/cloud-incomplete': (site) => {
    site.dropAddons();
    site.set(['identity', 'credentials'], external);
    site.drop(['cloud', 'authURL']);
    return ['cloud', 'authURL'];
  },
  'cloud/auth-url-plain': (site) => site.set(['cloud', 'authURL'], 'http://keystone.example.com:5000/v3'),
  'cloud/ca-certificate-form': (site) => site.set(['cloud', 'caCertificate'], certificate.replace('MII', 'MIJ')),
  'cluster/region-missing': (site) => {
    site.dropAddons();
    site.drop(['cloud', 'region']);
    site.set(['identity', 'credentials'], { type: 'existingSecret', name: 'openstack.creds' });
    for (const name of Object.keys(site.fleet.clusters)) site.drop(['clusters', name, 'providerIDFormat']);
    return site.set(site.at('providerIDFormat'), 'regional');
  },
  'cloud/gpu-type-form': (site) => site.set(['cloud', 'flavors', site.ownPool.flavor, 'gpu'], { type: 'A100', count: 1 }).concat('type'),
  'cloud/image-placeholder': (site) => ['cloud', 'images', site.addImage({ type: 'name', name: 'ubuntu-{versoin}' }), 'name'],
  'cloud/router-address-form': (site) =>
    site.set(['cloud', 'networks', site.own.network?.nodes ?? '', 'routerExternalAddress'], '203.0.113.7/32'),
  'cloud/subnets-overlap': (site) => {
    const { cidrs } = site.subnet;
    const path = site.set(['cloud', 'networks', 'zzzzzzzzzzzz'], { subnetId: id, cidrs });
    return cidrs.map((_, i) => [...path, 'cidrs', i]) as unknown as [Path, ...Path[]];
  },
  'infrastructure/module-form': (site) => site.set(['infrastructure', 'modules', 'cluster'], 'https://registry.example.com/cluster:v0.1.0'),
  'infrastructure/module-lines': (site) => site.set(['infrastructure', 'modules', 'machine'], 'registry.example.com/machine:v0.9.0'),
  'infrastructure/module-moves': (site) => site.set(['infrastructure', 'modules', 'cluster'], 'registry.example.com/cluster:latest'),
  'gitops/interval-short': (site) => site.set(['gitops', 'retryInterval'], '59s'),
};
