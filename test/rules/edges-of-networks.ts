import { type Changes, payments, web } from '../../lib/rules/fixtures/fixture.ts';
import { further } from '../../lib/rules/fixtures/minimal.ts';
import type { Edges } from './edge.ts';

const none: readonly string[] = [];
const at = (place: string): readonly string[] => [`clusters.payments.${place}`];
const nodes = (changes: NonNullable<NonNullable<Changes['cloud']>['networks']>[string]): Changes => ({
  cloud: { networks: { nodes: { ...changes } } },
});
const internal = (...allowedCIDRs: string[]) => payments({ endpoint: { type: 'internal', allowedCIDRs } });
const open = (...allowedCIDRs: string[]) => payments({ endpoint: { type: 'public', allowedCIDRs } });
const port = (apiServerPort: number) => payments({ network: { apiServerPort } });
const ranges = (pods: readonly string[], services: readonly string[]) => payments({ network: { pods, services } });
const routed = (pods: Readonly<Record<string, string>>): Changes => ({
  clusters: Object.fromEntries(
    Object.entries(pods).map(([name, range]) => [name, { ...further, network: { pods: [range], podAddressPairs: true } }]),
  ),
});
const manager = (pods: string, extraArgs: Readonly<Record<string, string>>) =>
  payments({ network: { pods: [pods] }, distribution: { type: 'kubeadm', controllerManager: { extraArgs } } });
const dual = ['10.6.0.0/24', 'fd00:6::/64'];
const router6 = { externalNetwork: 'public', routerExternalAddress: '2001:db8::7' };
const version = (kubernetesVersion: string) => payments({ kubernetesVersion });
const requests = (resources: object) => payments({ terraform: { jobs: { resources } } });

export const edgesOfNetworks: Edges = {
  'endpoint/allowed-family': [
    { changes: { ...nodes(router6), ...internal('10.0.0.0/8') }, finds: none },
    { changes: { ...nodes(router6), ...open('10.0.0.0/8') }, finds: at('endpoint.allowedCIDRs'), says: ["the router's address included"] },
    { changes: internal('10.0.0.0/33'), finds: none },
    { changes: { ...nodes({ cidrs: ['10.6.0.0/33'] }), ...internal('10.0.0.0/8') }, finds: none },
    { changes: { ...nodes({ cidrs: ['fd00:6::/64'] }), ...internal('10.0.0.0/8') }, finds: at('endpoint.allowedCIDRs') },
    { changes: { ...nodes({ cidrs: dual }), ...internal('10.0.0.0/8', 'fd00::/8') }, finds: at('endpoint.allowedCIDRs') },
  ],
  'endpoint/provider-cannot-restrict': [
    { changes: { cloud: { loadBalancerProvider: 'ovn' }, ...open('10.0.0.0/8') }, finds: at('endpoint'), says: ['a public endpoint'] },
  ],
  'network/port-taken': [
    ...[29999, 32768, 6443].map((free) => ({ changes: port(free), finds: none })),
    ...[30000, 32767, 22].map((taken) => ({ changes: port(taken), finds: at('network.apiServerPort') })),
  ],
  'network/families': [
    { changes: ranges(['10.244.0.0/33'], ['10.96.0.0/16']), finds: none },
    { changes: ranges(['10.244.0.0/16'], ['10.96.0.0/33']), finds: none },
    { changes: { ...nodes({ cidrs: dual }), ...ranges(['10.244.0.0/16'], ['fd00:96::/112']) }, finds: at('network.services') },
    {
      changes: { ...nodes({ cidrs: dual }), ...ranges(['10.244.0.0/16'], ['10.96.0.0/16', 'fd00:96::/112']) },
      finds: at('network.services'),
    },
  ],
  'network/pods-overlap': [
    {
      changes: routed({ a: '10.244.0.0/16', b: '10.244.0.0/16', c: '10.244.0.0/16' }),
      finds: ['clusters.b.network.pods[0]', 'clusters.c.network.pods[0]'],
      says: ["of the cluster 'a'"],
    },
    { changes: routed({ a: '10.150.0.0/16', b: '10.128.0.0/11' }), finds: ['clusters.a.network.pods[0]'] },
    { changes: routed({ a: '10.244.0.1/32', b: '10.244.0.1/32' }), finds: ['clusters.b.network.pods[0]'] },
    {
      changes: routed({ a: '10.128.0.0/11', b: '10.128.0.0/16', c: '10.150.0.0/16' }),
      finds: ['clusters.b.network.pods[0]', 'clusters.c.network.pods[0]'],
    },
  ],
  'network/range-size': [
    { changes: manager('10.244.0.0/25', { 'allocate-node-cidrs': 'false' }), finds: none },
    { changes: manager('10.244.0.0/24', {}), finds: none },
    { changes: manager('10.0.0.0/8', {}), finds: none },
    { changes: manager('10.0.0.0/7', {}), finds: at('network.pods[0]') },
  ],
  'cluster/region-missing': [
    {
      changes: { cloud: { region: 'Region One' }, ...payments({ providerIDFormat: 'regional' }) },
      finds: at('providerIDFormat'),
      says: ['Region One'],
    },
  ],
  'cluster/version-unsupported': [
    { changes: version('v1.31.0'), finds: none },
    { changes: version('v1.30.9'), finds: at('kubernetesVersion'), says: ['upgrade the cluster'] },
    { changes: version('v1.37.0'), finds: at('kubernetesVersion'), says: ['stay at v1.36'] },
    { changes: version('v2.30.0'), finds: at('kubernetesVersion'), says: ['stay at v1.36'] },
    { changes: version('v2.34.0'), finds: at('kubernetesVersion'), says: ['stay at v1.36'] },
  ],
  'cluster/version-form': [
    { changes: version('v1.34.2 '), finds: at('kubernetesVersion') },
    { changes: version('latest'), finds: at('kubernetesVersion'), says: ["write it as 'v1.34.2'"] },
    { changes: version('v1.35'), finds: at('kubernetesVersion'), says: ["'v1.35.0'"] },
    { changes: version('v1.33.1+rke2r1'), finds: at('kubernetesVersion'), says: ['RKE2'] },
  ],
  'machines/volume-type-unknown': [{ changes: web({ rootVolume: { size: '60Gi', type: 'ssd' } }), finds: none }],
  'node-pool/zone-unknown': [{ changes: web({ zone: 'az-1' }), finds: none }],
  'terraform/requests-exceed-limits': [
    { changes: requests({ requests: { cpu: '2' } }), finds: none },
    { changes: requests({ limits: { cpu: '2' } }), finds: none },
    { changes: requests({ requests: { cpu: '2000m' }, limits: { cpu: '2' } }), finds: none },
  ],
};
