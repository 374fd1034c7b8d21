import type { BlockStorage, ClientCertificate, CloudControllerManager, LoadBalancer, LoadBalancerClass, UUID } from '../fleet.gen.ts';

/** What a cluster's controllers read in `cloud.conf` beside the cloud and its credential, with nothing left open. */
export interface CompleteCloudConf {
  readonly endpointType: NonNullable<CloudControllerManager['endpointType']>;
  readonly clientCertificate?: ClientCertificate;
  readonly insecureSkipTLSVerify: boolean;
  readonly networking: CompleteNodeNetworking;
  readonly loadBalancer: CompleteLoadBalancer;
  /** In the order of their names. */
  readonly loadBalancerClasses: readonly CompleteLoadBalancerClass[];
  readonly metadata: CompleteMetadataSearch;
  /** The router for routes to pods; absent: no routes. */
  readonly routerId?: UUID;
  /** Absent: no Cinder driver reads the file. */
  readonly blockStorage?: Required<BlockStorage>;
}

export interface CompleteNodeNetworking {
  readonly ipv6SupportDisabled: boolean;
  readonly publicNetworkNames: readonly string[];
  readonly internalNetworkNames: readonly string[];
  readonly addressSortOrder: readonly string[];
}

type Given =
  | 'floatingNetworkId'
  | 'floatingSubnetId'
  | 'floatingSubnet'
  | 'floatingSubnetTags'
  | 'networkId'
  | 'subnetId'
  | 'memberSubnetId';
type Choice = 'flavorId' | 'availabilityZone' | 'defaultTLSContainerRef';
type Times = 'monitorDelay' | 'monitorTimeout';

/** Where no default is right, a field stays absent, and with it its key. */
export type CompleteLoadBalancer = Pick<LoadBalancer, Given | Choice> &
  Required<Omit<LoadBalancer, Given | Choice | Times>> & { readonly monitorDelaySeconds: number; readonly monitorTimeoutSeconds: number };

export type CompleteLoadBalancerClass = LoadBalancerClass & { readonly name: string };

export interface CompleteMetadataSearch {
  readonly searchOrder: readonly ('configDrive' | 'metadataService')[];
  readonly requestTimeoutSeconds: number;
}
