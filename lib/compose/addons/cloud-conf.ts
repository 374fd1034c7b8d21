import type { CompleteCloudConf, CompleteLoadBalancer, CompleteNodeNetworking } from '../../model/addons/cloud-conf.ts';
import type { Addons, BlockStorage, CinderCSI, Cloud, LoadBalancer, Network, NodeNetworking } from '../../model/fleet.gen.ts';
import { present, sorted } from '../defaults.ts';
import { duration } from '../durations.ts';

/** Where the file's defaults come from: the cloud, and the network of the cluster's nodes, which may dangle until the rules have passed. */
export interface Surroundings {
  readonly loadBalancerProvider: Cloud['loadBalancerProvider'];
  readonly nodes: Network | undefined;
  /** Whether the distribution brings the snapshot CRDs and their controller. */
  readonly snapshots: boolean;
  /** When the health check of node pools gives a machine up; 0 is never. */
  readonly nodeStartupSeconds: number;
}

/** The configuration of the controllers in one cluster; absent where no add-on reads one. Defaults are those of the cloud provider (addons 1.5). */
export function cloudConf({ cloudControllerManager, cinderCSI }: Addons, around: Surroundings): { readonly cloudConf?: CompleteCloudConf } {
  if (cloudControllerManager === undefined && cinderCSI === undefined) return {};
  const {
    clientCertificate,
    metadata = {},
    routes,
    ...given
  }: Partial<NonNullable<Addons['cloudControllerManager']>> = cloudControllerManager ?? {};
  return {
    cloudConf: {
      endpointType: given.endpointType ?? 'public',
      insecureSkipTLSVerify: given.insecureSkipTLSVerify ?? false,
      networking: networking(given.networking ?? {}),
      loadBalancer: loadBalancer(given.loadBalancer ?? {}, around),
      loadBalancerClasses: sorted(given.loadBalancerClasses).map(([name, own]) => ({ ...own, name })),
      metadata: {
        searchOrder: metadata.searchOrder ?? ['configDrive', 'metadataService'],
        requestTimeoutSeconds: duration(metadata.requestTimeout ?? '1m'),
      },
      ...present({ clientCertificate, routerId: routes?.routerId }),
      ...(cinderCSI === undefined ? {} : { blockStorage: blockStorage(cinderCSI) }),
    },
  };
}

const networking = (given: NodeNetworking): CompleteNodeNetworking => ({
  ipv6SupportDisabled: given.ipv6SupportDisabled ?? false,
  publicNetworkNames: given.publicNetworkNames ?? [],
  internalNetworkNames: given.internalNetworkNames ?? [],
  addressSortOrder: given.addressSortOrder ?? [],
});

function loadBalancer({ monitorDelay, monitorTimeout, ...given }: LoadBalancer, around: Surroundings): CompleteLoadBalancer {
  const { loadBalancerProvider = 'amphora' } = around;
  const lbProvider = given.lbProvider ?? (loadBalancerProvider === 'cloud-default' ? 'amphora' : loadBalancerProvider);
  return {
    enabled: true,
    // The provider `ovn` knows no other method (addons 1.7).
    lbMethod: lbProvider === 'ovn' ? 'SOURCE_IP_PORT' : 'ROUND_ROBIN',
    internalLB: false,
    createMonitor: false,
    monitorMaxRetries: 1,
    monitorMaxRetriesDown: 3,
    nodeSelector: {},
    cascadeDelete: true,
    enableIngressHostname: false,
    ingressHostnameSuffix: 'nip.io',
    maxSharedLB: 2,
    containerStore: 'barbican',
    providerRequiresSerialAPICalls: false,
    ...subnets(given, around.nodes),
    ...given,
    lbProvider,
    monitorDelaySeconds: duration(monitorDelay ?? '5s'),
    monitorTimeoutSeconds: duration(monitorTimeout ?? '3s'),
  };
}

/**
 * CAPTF's machines have one port each, in the subnet that the fleet names. With both families the controller must look up the subnet of each
 * Service's family. A network without its subnet says that Octavia may choose one there, which the nodes' subnet would contradict.
 */
function subnets({ networkId, subnetId }: LoadBalancer, nodes: Network | undefined): LoadBalancer {
  if (nodes === undefined || nodes.cidrs.length > 1) return {};
  if (networkId === undefined) return { subnetId: nodes.subnetId };
  return subnetId === undefined ? { memberSubnetId: nodes.subnetId } : {};
}

/** Where Cinder's zones have names of their own, the driver must take a node's zone for the volume's place (addons 2.7). */
const blockStorage = ({ topology, blockStorage: given = {} }: CinderCSI): Required<BlockStorage> => ({
  nodeVolumeAttachLimit: 256,
  rescanOnResize: false,
  ignoreVolumeAZ: topology?.type === 'ownZones',
  ignoreVolumeMicroversion: false,
  ...given,
});
