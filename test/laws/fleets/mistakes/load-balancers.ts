import type { Path } from '../../../../lib/model/path.ts';
import type { Site } from '../site.ts';
import { controller } from './addons.ts';
import { id, type Mistakes } from './mistake.ts';

const balancer = (site: Site, given: object, ...field: string[]): Path => [
  ...controller(site, { loadBalancer: { lbProvider: 'amphora', ...given } }),
  ...['loadBalancer', ...field],
];
const balancerClass = (site: Site, dmz: object, ...field: string[]): Path => [
  ...controller(site, { loadBalancer: { subnetId: id }, loadBalancerClasses: { dmz } }),
  ...['loadBalancerClasses', 'dmz', ...field],
];

/** The mistakes that the rules on load balancers are for. */
export const ofLoadBalancers: Mistakes = {
  'load-balancer/class-incomplete': (site) => balancerClass(site, { floatingNetworkId: id }),
  'load-balancer/class-network': (site) => balancerClass(site, { networkId: id }, 'networkId'),
  'load-balancer/floating-subnet-choice': (site) =>
    balancer(site, { floatingSubnetId: id, floatingSubnetTags: 'fast' }, 'floatingSubnetTags'),
  'load-balancer/internal-floating': (site) => balancer(site, { internalLB: true, floatingSubnet: 'public' }, 'floatingSubnet'),
  'load-balancer/monitor-delay-short': (site) => balancer(site, { monitorDelay: '2s', monitorTimeout: '1s' }, 'monitorDelay'),
  'load-balancer/monitor-timeout': (site) => balancer(site, { monitorDelay: '10s', monitorTimeout: '10s' }, 'monitorTimeout'),
  'load-balancer/node-selector-form': (site) =>
    balancer(site, { nodeSelector: { 'example.com/a': 'b c' } }, 'nodeSelector', 'example.com/a'),
  'load-balancer/ovn-method': (site) => balancer(site, { lbProvider: 'ovn', lbMethod: 'SOURCE_IP' }, 'lbMethod'),
  'load-balancer/ovn-unsupported': (site) => balancer(site, { lbProvider: 'ovn', availabilityZone: 'az-1' }, 'availabilityZone'),
  'load-balancer/subnet-one-family': (site) => {
    site.set(['cloud', 'networks', 'both'], { subnetId: id, cidrs: ['10.230.0.0/24', 'fd00:99::/64'] });
    site.set(site.at('network', 'nodes'), 'both');
    site.set(site.at('endpoint'), { type: 'internal' });
    return balancer(site, { memberSubnetId: id }, 'memberSubnetId');
  },
  'load-balancer/tls-container-ref': (site) =>
    balancer(site, { defaultTLSContainerRef: `https://barbican.example.com/v1/container/${id}` }, 'defaultTLSContainerRef'),
};
