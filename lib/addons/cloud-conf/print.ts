import type { CompleteCloudConf, CompleteLoadBalancer } from '../../model/addons/cloud-conf.ts';
import { goDuration } from '../../model/duration.ts';
import type { LoadBalancerClass } from '../../model/fleet.gen.ts';
import type { CloudConf } from './cloud-conf.ts';
import type { CredentialText } from './credential.ts';
import { printSections, type Section } from './gcfg.ts';

/**
 * `cloud.conf`: sections and keys in a fixed order, defaults written out, so that another release of a controller changes nothing by itself.
 *
 * @throws TypeError for a text with a control character.
 * @see kubernetes/cloud-provider-openstack 1.34.1 `pkg/openstack/openstack.go`, `pkg/csi/cinder/openstack/openstack.go`; addons 1.5, 2.5
 */
export const printCloudConf = (conf: CloudConf, credential: CredentialText): string =>
  printSections([
    global(conf, credential),
    networking(conf),
    { name: 'LoadBalancer', keys: loadBalancer(conf.loadBalancer) },
    ...conf.loadBalancerClasses.map(({ name, ...given }) => ({ name: 'LoadBalancerClass', subsection: name, keys: addresses(given) })),
    ...(conf.routerId === undefined ? [] : [{ name: 'Route', keys: { 'router-id': conf.routerId } }]),
    metadata(conf),
    ...blockStorage(conf),
  ]);

/** What node plugins read. */
export type NodeConf = Pick<CompleteCloudConf, 'metadata' | 'blockStorage'>;

/** The same for node plugins of the Cinder driver, which log in nowhere: no credential, and only what they read (addons 2.3). */
export const printNodeConf = (conf: NodeConf): string => printSections([metadata(conf), ...blockStorage(conf)]);

const global = (conf: CloudConf, { id, secret }: CredentialText): Section => ({
  name: 'Global',
  keys: {
    'auth-url': conf.authURL,
    region: conf.region,
    'application-credential-id': id,
    'application-credential-secret': secret,
    'ca-file': conf.caFile,
    'cert-file': conf.clientCertificate?.certFile,
    'key-file': conf.clientCertificate?.keyFile,
    'os-endpoint-type': conf.endpointType,
    // The controllers compare this one with the text "true".
    'tls-insecure': conf.insecureSkipTLSVerify ? 'true' : undefined,
  },
});

const networking = ({ networking }: CloudConf): Section => ({
  name: 'Networking',
  keys: {
    'ipv6-support-disabled': networking.ipv6SupportDisabled,
    'public-network-name': networking.publicNetworkNames,
    'internal-network-name': networking.internalNetworkNames,
    'address-sort-order': list(networking.addressSortOrder),
  },
});

const loadBalancer = (given: CompleteLoadBalancer): Section['keys'] => ({
  enabled: given.enabled,
  'lb-provider': given.lbProvider,
  'lb-method': given.lbMethod,
  ...addresses(given),
  'internal-lb': given.internalLB,
  'create-monitor': given.createMonitor,
  'monitor-delay': goDuration(given.monitorDelaySeconds),
  'monitor-timeout': goDuration(given.monitorTimeoutSeconds),
  'monitor-max-retries': given.monitorMaxRetries,
  'monitor-max-retries-down': given.monitorMaxRetriesDown,
  // The cluster module owns the security groups: the controller would put groups of its own on the nodes' ports, which the module takes off (addons 1.7).
  'manage-security-groups': false,
  'node-selector': list(Object.entries(given.nodeSelector).map(([key, value]) => (value === '' ? key : `${key}=${value}`))),
  'cascade-delete': given.cascadeDelete,
  'flavor-id': given.flavorId,
  'availability-zone': given.availabilityZone,
  'enable-ingress-hostname': given.enableIngressHostname,
  'ingress-hostname-suffix': given.ingressHostnameSuffix,
  'max-shared-lb': given.maxSharedLB,
  'container-store': given.containerStore,
  'default-tls-container-ref': given.defaultTLSContainerRef,
  'provider-requires-serial-api-calls': given.providerRequiresSerialAPICalls,
});

const addresses = (given: LoadBalancerClass): Section['keys'] => ({
  'floating-network-id': given.floatingNetworkId,
  'floating-subnet-id': given.floatingSubnetId,
  'floating-subnet': given.floatingSubnet,
  'floating-subnet-tags': given.floatingSubnetTags,
  'network-id': given.networkId,
  'subnet-id': given.subnetId,
  'member-subnet-id': given.memberSubnetId,
});

const metadata = ({ metadata }: NodeConf): Section => ({
  name: 'Metadata',
  keys: { 'search-order': list(metadata.searchOrder), 'request-timeout': goDuration(metadata.requestTimeoutSeconds) },
});

const blockStorage = ({ blockStorage }: NodeConf): readonly Section[] =>
  blockStorage === undefined
    ? []
    : [
        {
          name: 'BlockStorage',
          keys: {
            'node-volume-attach-limit': blockStorage.nodeVolumeAttachLimit,
            'rescan-on-resize': blockStorage.rescanOnResize,
            'ignore-volume-az': blockStorage.ignoreVolumeAZ,
            'ignore-volume-microversion': blockStorage.ignoreVolumeMicroversion,
          },
        },
      ];

/** Several texts as one, with commas; none is no key at all. */
const list = (texts: readonly string[]): string | undefined => (texts.length === 0 ? undefined : texts.join(','));
