import { type CloudConf, cloudConf } from '../../lib/addons/cloud-conf/cloud-conf.ts';
import type { Patch } from '../../lib/compose/overlay.ts';
import type { Fleet } from '../../lib/index.ts';
import type { Addons, CloudControllerManager } from '../../lib/model/fleet.gen.ts';
import { complete } from '../synth.ts';

const cloud = { authURL: 'https://keystone.example.com:5000/v3', region: 'RegionOne' } as const;

/** What the one cluster of the small fleet reads, with these add-ons; `more` changes the fleet around it. */
export function confOf(addons: Addons, more: Patch<Fleet> = {}): CloudConf {
  const fleet = complete({ cloud, clusters: { demo: { addons } }, ...more } as Patch<Fleet>);
  const [cluster] = fleet.clusters;
  if (cluster === undefined) throw new Error('the small fleet has a cluster');
  return cloudConf(fleet, cluster);
}

/** The same with the cloud controller manager alone. */
export const controllerConf = (options: Omit<CloudControllerManager, 'version'> = {}, more: Patch<Fleet> = {}): CloudConf =>
  confOf({ cloudControllerManager: { version: 'v1.34.1', ...options } }, more);

/** One with something under every key, and a name that needs quoting. */
export const full: CloudConf = confOf(
  {
    cloudControllerManager: {
      version: 'v1.34.1',
      endpointType: 'internal',
      clientCertificate: { certFile: '/etc/config/tls.crt', keyFile: '/etc/config/tls.key' },
      insecureSkipTLSVerify: true,
      networking: {
        publicNetworkNames: ['public "a"', 'public;b'],
        internalNetworkNames: ['nodes#1'],
        addressSortOrder: ['10.0.0.0/8', 'fd00::/8'],
      },
      loadBalancer: {
        floatingNetworkId: '0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10',
        floatingSubnet: '~^public\\d+$',
        floatingSubnetTags: '&fast,blue',
        memberSubnetId: '7f3e1b64-9a2d-4c58-b0e7-5d6a8c9f2e31',
        nodeSelector: { 'example.com/ingress': 'true', edge: '' },
        flavorId: 'fast',
        availabilityZone: 'az1',
        defaultTLSContainerRef: 'https://barbican.example.com/v1/secrets/0a9c7a52-7d53-4b5e-8a55-2f0c1c6f3a10',
      },
      loadBalancerClasses: {
        dmz: { floatingSubnetId: '3f0a6d2c-8b1e-4c7d-9e5f-6a2b4c8d0e1f' },
        'inner net': { networkId: '2e4f6a8c-0b1d-4e3f-8a5c-7d9e1f3a5b7c', subnetId: '1d2c3b4a-5f6e-4789-9abc-def012345678' },
      },
      routes: { routerId: '9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d' },
    },
    cinderCSI: { version: 'v1.34.1', blockStorage: { nodeVolumeAttachLimit: 24, rescanOnResize: true } },
  },
  { cloud: { ...cloud, caCertificate: 'the rules look at it' } } as Patch<Fleet>,
);
