import { balancer, balancerClass, controller } from '../../lib/rules/fixtures/cloud-conf.ts';
import { type Changes, payments, removed } from '../../lib/rules/fixtures/fixture.ts';
import type { Edges } from './edge.ts';

const nowhere = { authURL: removed, region: removed };
const none: readonly string[] = [];
const at = (...places: string[]): readonly string[] => places.map((place) => `clusters.payments.addons.cloudControllerManager.${place}`);
const id = '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10';
const reference = (host: string, kind = 'secrets') => balancer({ defaultTLSContainerRef: `${host}/v1/${kind}/${id}` });
const cloud = (changes: NonNullable<Changes['cloud']>, more: Changes = controller()): Changes => ({
  ...more,
  cloud: { ...more.cloud, ...changes },
});
const dual = { networks: { nodes: { cidrs: ['10.6.0.0/24', 'fd00:6::/64'] } } };
const cinder = (topology: object | undefined, blockStorage: object = {}): Changes => {
  const cinderCSI = { version: 'v1.34.1', blockStorage, ...(topology === undefined ? {} : { topology }) };
  return payments({ addons: { cinderCSI } as never });
};
const ownZones = { type: 'ownZones', volumeZones: { fast: { computeZones: ['az1'] } } };
const ignored = ['clusters.payments.addons.cinderCSI.blockStorage.ignoreVolumeAZ'];
const certificate = { certFile: '/etc/config/tls.crt', keyFile: '/etc/config/tls.key' };

export const edgesOfControllers: Edges = {
  'addons/cloud-incomplete': [
    { changes: { cloud: nowhere, ...payments({ addons: { cloudControllerManager: removed } }) }, finds: none },
    { changes: { cloud: { region: removed } }, finds: ['cloud.region'] },
    {
      changes: { cloud: nowhere, ...payments({ addons: { cloudControllerManager: removed, cinderCSI: { version: 'v1.34.1' } } }) },
      finds: ['cloud.authURL', 'cloud.region'],
      says: ['be given where'],
    },
  ],
  'addons/cloud-conf-text': [
    { changes: cloud({ region: 'a\u0000' }), finds: ['cloud.region'], says: ["'a\\u{0}'"] },
    { changes: { cloud: { region: 'a\u0000' }, ...payments({ addons: { cloudControllerManager: removed } }) }, finds: none },
    { changes: cloud({ authURL: 'https://keystone.example.com/\u0001' }), finds: ['cloud.authURL'] },
    {
      changes: controller({ networking: { publicNetworkNames: ['a', 'b\t'], internalNetworkNames: ['c\n'] } }),
      finds: at('networking.publicNetworkNames[1]', 'networking.internalNetworkNames[0]'),
    },
    {
      changes: balancer({ lbProvider: 'a\r', flavorId: 'b\r', availabilityZone: 'c\r', floatingSubnetTags: 'd\r' }),
      finds: at('loadBalancer.lbProvider', 'loadBalancer.flavorId', 'loadBalancer.availabilityZone', 'loadBalancer.floatingSubnetTags'),
    },
    { changes: reference('https://a\u0085.example.com'), finds: at('loadBalancer.defaultTLSContainerRef') },
    { changes: balancerClass({ floatingSubnet: 'a\u2028' }), finds: at('loadBalancerClasses.dmz.floatingSubnet') },
  ],
  'addons/client-certificate-undelivered': [
    { changes: controller({ clientCertificate: certificate }, { type: 'sopsFile', path: 'secrets/payments.yaml' }), finds: none },
  ],
  'addons/volume-zone-ignored': [
    { changes: cinder(undefined), finds: none },
    { changes: cinder(undefined, { ignoreVolumeAZ: true }), finds: ignored, says: ['true with `sameZones()`'] },
    { changes: cinder(ownZones), finds: none },
    { changes: cinder(ownZones, { ignoreVolumeAZ: false }), finds: ignored, says: ['false with `ownZones()`'] },
    { changes: cinder({ type: 'oneZone' }, { ignoreVolumeAZ: true }), finds: none },
  ],
  'addons/routes-with-overlay': [{ changes: controller({ routes: { routerId: id } }), finds: none }],
  'load-balancer/ovn-method': [
    { changes: cloud({ loadBalancerProvider: 'ovn' }), finds: none },
    { changes: balancer({ lbProvider: 'ovn', lbMethod: 'SOURCE_IP_PORT' }), finds: none },
    { changes: balancer({ lbMethod: 'SOURCE_IP' }), finds: none },
  ],
  'load-balancer/ovn-unsupported': [
    { changes: balancer({ lbProvider: 'ovn', enableIngressHostname: false }), finds: none },
    { changes: balancer({ lbProvider: 'ovn', enableIngressHostname: true }), finds: at('loadBalancer.enableIngressHostname') },
    {
      changes: cloud({ loadBalancerProvider: 'ovn' }, reference('https://a.example.com')),
      finds: at('loadBalancer.defaultTLSContainerRef'),
    },
  ],
  'load-balancer/internal-floating': [
    { changes: balancer({ floatingNetworkId: id }), finds: none },
    {
      changes: balancerClass(
        { floatingSubnetId: id, subnetId: id },
        { loadBalancer: { internalLB: true, floatingSubnetTags: 'a', floatingSubnet: 'b' } },
      ),
      finds: at('loadBalancer.floatingSubnet', 'loadBalancer.floatingSubnetTags', 'loadBalancerClasses.dmz.floatingSubnetId'),
    },
  ],
  'load-balancer/monitor-delay-short': [
    { changes: balancer({ monitorDelay: '1s' }), finds: at('loadBalancer.monitorDelay'), says: ['1s'] },
    { changes: balancer({ monitorDelay: '0s' }), finds: none },
  ],
  'load-balancer/monitor-timeout': [
    { changes: balancer({ monitorDelay: '0s', monitorTimeout: '0s' }), finds: at('loadBalancer.monitorDelay') },
    { changes: balancer({ monitorTimeout: '0s' }), finds: at('loadBalancer.monitorTimeout'), says: ['a timeout of 0s and a delay of 5s'] },
    { changes: balancer({ monitorTimeout: '1s' }), finds: none },
    { changes: balancer({ monitorTimeout: '6s' }), finds: at('loadBalancer.monitorTimeout') },
    { changes: balancer({ monitorDelay: '3s' }), finds: at('loadBalancer.monitorTimeout') },
  ],
  'load-balancer/floating-subnet-choice': [
    { changes: balancer({ floatingSubnetId: id }), finds: none },
    {
      changes: balancerClass({ floatingSubnetId: id, floatingSubnet: 'a', floatingSubnetTags: 'b' }),
      finds: at('loadBalancerClasses.dmz.floatingSubnet', 'loadBalancerClasses.dmz.floatingSubnetTags'),
    },
  ],
  'load-balancer/class-incomplete': [
    { changes: balancerClass({}), finds: at('loadBalancerClasses.dmz'), says: ['a class that changes nothing'] },
    {
      changes: balancerClass({ floatingNetworkId: id }),
      finds: at('loadBalancerClasses.dmz'),
      says: ['a floating network without a subnet'],
    },
    { changes: balancerClass({ floatingNetworkId: id, subnetId: id }), finds: at('loadBalancerClasses.dmz') },
    ...[{ subnetId: id }, { memberSubnetId: id }, { networkId: id }].map((inner) => ({ changes: balancerClass(inner), finds: none })),
    ...[{ floatingSubnetId: id }, { floatingSubnet: 'a' }, { floatingSubnetTags: 'a' }].map((outer) => ({
      changes: balancerClass(outer),
      finds: none,
    })),
    { changes: balancerClass({ floatingNetworkId: id }, { loadBalancer: { internalLB: true } }), finds: none },
    { changes: balancer({ floatingNetworkId: id }), finds: none },
  ],
  'load-balancer/class-network': [
    { changes: balancerClass({ networkId: id }, { loadBalancer: { networkId: id } }), finds: none },
    { changes: cloud(dual, balancerClass({ networkId: id })), finds: none },
    { changes: balancerClass({ subnetId: id }), finds: none },
    { changes: balancer({ networkId: id, subnetId: id }), finds: none },
  ],
  'load-balancer/tls-container-ref': [
    { changes: reference('https://a.example.com'), finds: none },
    { changes: reference('https://a.example.com:9311/key-manager'), finds: none },
    { changes: reference('http://a.example.com'), finds: at('loadBalancer.defaultTLSContainerRef') },
    { changes: reference('https://a.example.com', 'orders'), finds: at('loadBalancer.defaultTLSContainerRef') },
    { changes: balancer({ containerStore: 'external', defaultTLSContainerRef: 'vault://a' }), finds: none },
  ],
  'load-balancer/subnet-one-family': [
    { changes: balancer({ subnetId: id }), finds: none },
    { changes: cloud(dual, balancer({ memberSubnetId: id })), finds: at('loadBalancer.memberSubnetId') },
    { changes: cloud(dual, balancerClass({ subnetId: id })), finds: none },
    {
      changes: {
        ...balancer({ subnetId: id }),
        clusters: { payments: { ...balancer({ subnetId: id }).clusters?.['payments'], network: { nodes: 'toString' } } },
      },
      finds: none,
    },
  ],
  'load-balancer/node-selector-form': [
    { changes: balancer({ nodeSelector: { edge: '' } }), finds: none },
    { changes: balancer({ nodeSelector: { 'a b': 'c' } }), finds: at('loadBalancer.nodeSelector["a b"]'), says: ["the key 'a b'"] },
  ],
  'network/range-form': [
    {
      changes: controller({ networking: { addressSortOrder: ['10.0.0.0/8', '10.0.0.0/33'] } }),
      finds: at('networking.addressSortOrder[1]'),
    },
  ],
};
