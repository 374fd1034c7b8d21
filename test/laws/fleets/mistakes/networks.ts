import type { Path } from '../../../../lib/model/path.ts';
import type { Site } from '../site.ts';
import { underKubeadm } from './distributions.ts';
import { id, type Mistakes, twin } from './mistake.ts';

/** Makes the load balancer one that can restrict. */
const restricting = (site: Site): void => void site.set(['cloud', 'loadBalancerProvider'], 'amphora');
const ranges = (site: Site, pods: Record<4 | 6, string>, services: Record<4 | 6, string>): void => {
  site.set(site.at('network', 'pods'), [pods[site.family]]);
  site.set(site.at('network', 'services'), [services[site.family]]);
};

/** The mistakes that the rules on networks and endpoints are for. */
export const ofNetworks: Mistakes = {
  'network/range-form': (site) => [...site.set(site.at('ssh', 'allowedCIDRs'), ['10.0.0.0/33']), 0],
  'network/range-canonical': (site) => [...site.set(site.at('ssh', 'allowedCIDRs'), ['10.0.0.0/8', '10.0.0.1/16']), 1],
  'network/overlap': (site) => {
    ranges(site, { 4: '100.100.0.0/16', 6: 'fd30::/56' }, { 4: '100.100.0.0/20', 6: 'fd30::/112' });
    return site.at('network', 'services', 0);
  },
  'network/pods-overlap': (site) => {
    site.set(site.at('network', 'podAddressPairs'), true);
    const name = twin(site, `${site.cluster}zzzzzzzzzz`);
    site.set(['clusters', name, 'network', 'podAddressPairs'], true);
    const pods = site.own.network?.pods ?? ['192.168.0.0/16'];
    return pods.map((_, i) => ['clusters', name, 'network', 'pods', i]) as unknown as [Path, ...Path[]];
  },
  'network/families': (site) => {
    ranges(site, { 4: '100.100.0.0/16', 6: 'fd30::/56' }, { 4: '', 6: '' });
    return site.set(site.at('network', 'services'), ['10.250.0.0/16', 'fd31::/112']);
  },
  'network/range-size': (site) => {
    ranges(site, { 4: '100.100.0.0/16', 6: 'fd30::/56' }, { 4: '10.250.0.0/29', 6: 'fd31::/125' });
    return site.at('network', 'services', 0);
  },
  'network/port-taken': (site) => {
    underKubeadm(site);
    return site.set(site.at('network', 'apiServerPort'), 10250);
  },
  'cluster/network-unknown': (site) => site.set(site.at('network', 'nodes'), 'nowhere'),
  'endpoint/public-incomplete': (site) => {
    restricting(site);
    const list = { 4: '198.51.100.0/24', 6: '2001:db8:1::/48' }[site.family];
    site.set(['cloud', 'networks', 'lonely'], { subnetId: id, cidrs: site.subnet.cidrs });
    site.set(site.at('network', 'nodes'), 'lonely');
    return site.set(site.at('endpoint'), { type: 'public', allowedCIDRs: [list] });
  },
  'endpoint/provider-cannot-restrict': (site) => {
    site.dropAddons();
    for (const name of Object.keys(site.fleet.clusters)) site.set(['clusters', name, 'endpoint'], { type: 'internal' });
    site.set(['cloud', 'loadBalancerProvider'], 'ovn');
    const list = { 4: '198.51.100.0/24', 6: '2001:db8:1::/48' }[site.family];
    return site.set(site.at('endpoint'), { type: 'internal', allowedCIDRs: [list] });
  },
  'endpoint/allowed-family': (site) => {
    restricting(site);
    return site.set(site.at('endpoint'), { type: 'internal', allowedCIDRs: ['198.51.100.0/24', '2001:db8:1::/48'] }).concat('allowedCIDRs');
  },
  'endpoint/open-to-all': (site) => [...site.set(site.at('ssh', 'allowedCIDRs'), ['::/0']), 0],
  'endpoint/host-form': (site) => site.set(site.at('endpoint'), { type: 'supplied', host: 'api.example.com:6443' }).concat('host'),
  'cluster/certificate-name-form': (site) => {
    underKubeadm(site, { apiServer: { certSANs: ['api.example.com', 'https://x'] } });
    return site.at('distribution', 'apiServer', 'certSANs', 1);
  },
  'cluster/time-server-form': (site) => [...site.set(site.at('ntp', 'servers'), ['ntp.example.com:123']), 0],
  'cluster/key-pair-unreachable': (site) => site.set(site.at('ssh'), { keyPair: 'ops' }),
};
