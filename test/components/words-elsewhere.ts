import { autoscale, type Cluster, type Patch, supplied } from '../../lib/index.ts';

const id = '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10';
const machines = {
  flavor: { flavor: 'large' },
  image: { image: 'other' },
  rootVolume: { rootVolume: { size: '60Gi' as const } },
  configDrive: { configDrive: true },
  securityGroupIds: { securityGroupIds: [id] as string[] },
  tags: { tags: { tier: 'gold' } },
};

const ofMachines = Object.entries(machines).flatMap(([field, given]): [string, Patch<Cluster>][] => [
  [`controlPlane.${field}`, { controlPlane: given }],
  [`nodePools.*.${field}`, { nodePools: { web: given } }],
]);

/** Words of a cluster that no distribution reads, each with an example. */
export const elsewhere: Readonly<Record<string, Patch<Cluster>>> = {
  labels: { labels: { tier: 'gold' } },
  annotations: { annotations: { owner: 'ops' } },
  tags: { tags: { tier: 'gold' } },
  ssh: { ssh: { allowedCIDRs: ['10.0.0.0/8'] } },
  endpoint: { endpoint: supplied({ host: 'api.example.com' }) },
  terraform: { terraform: { maxActiveJobs: 5 } },
  healthChecks: { healthChecks: { controlPlane: { nodeStartup: '1h' } } },
  'network.nodes': { network: { nodes: 'edge' } },
  'network.pods': { network: { pods: ['10.42.0.0/16'] } },
  'network.services': { network: { services: ['10.43.0.0/16'] } },
  'network.podAddressPairs': { network: { podAddressPairs: true } },
  'network.nodeAllowedAddressCIDRs': { network: { nodeAllowedAddressCIDRs: ['10.9.0.0/24'] } },
  'controlPlane.serverGroupPolicy': { controlPlane: { serverGroupPolicy: 'anti-affinity' } },
  'nodePools.*.scaling': { nodePools: { web: { scaling: autoscale({ min: 0, max: 3 }) } } },
  'nodePools.*.zone': { nodePools: { web: { zone: 'az-1' } } },
  'nodePools.*.timeouts': { nodePools: { web: { timeouts: { nodeDrain: '1h' } } } },
  'nodePools.*.rollout': { nodePools: { web: { rollout: { maxSurge: 3 } } } },
  'nodePools.*.rolloutAfter': { nodePools: { web: { rolloutAfter: '2027-01-02T03:04:05Z' } } },
  'nodePools.*.minReady': { nodePools: { web: { minReady: '1m' } } },
  'nodePools.*.deletionOrder': { nodePools: { web: { deletionOrder: 'Oldest' } } },
  'nodePools.*.maxInFlight': { nodePools: { web: { maxInFlight: 1 } } },
  ...Object.fromEntries(ofMachines),
};
