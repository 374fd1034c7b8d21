import type { CompleteCluster, CompleteFleet, CompleteNodePool } from '../model/complete.ts';
import { splitNodeLabels } from '../model/node-labels.ts';
import type { Written } from '../model/object.ts';
import { type KubeadmConfig, machineConfig } from './bootstrap-files.ts';
import type { KubeadmConfigTemplate } from './crd/kubeadm-config-template.gen.ts';

type Arguments = Readonly<Record<string, string>>;
type WorkerConfig = NonNullable<NonNullable<Written<KubeadmConfigTemplate>['spec']>['template']['spec']>;
type ArgumentList = readonly { readonly name: string; readonly value: string }[];
type Registration = NonNullable<NonNullable<KubeadmConfig['initConfiguration']>['nodeRegistration']>;
type ClusterConfiguration = NonNullable<KubeadmConfig['clusterConfiguration']>;

/** Cloud-init puts the server's own values in while it renders the user data (captf.io: module-author/control-planes/kubeadm). */
const hostname = '{{ v1.local_hostname }}';

/** `openstack:///<id>` or `openstack://<region>/<id>`: exactly what the machine module reports, or the Machine never finds its node. */
const providerID = ({ cloud }: CompleteFleet, { providerIDFormat }: CompleteCluster): string =>
  `openstack://${providerIDFormat === 'regional' ? cloud.region : ''}/{{ v1.instance_id }}`;

/** Sorted by name: Cluster API compares the list as it stands, and another order would replace every control plane. */
const argumentList = (args: Arguments): ArgumentList =>
  Object.keys(args)
    .sort()
    .map((name) => ({ name, value: args[name] as string }));

const extraArgs = (args: Arguments = {}): { readonly extraArgs?: ArgumentList } =>
  Object.keys(args).length === 0 ? {} : { extraArgs: argumentList(args) };

const nodeLabelArgument = (labels: Arguments): Arguments =>
  Object.keys(labels).length === 0
    ? {}
    : {
        'node-labels': Object.entries(labels)
          .map(([key, value]) => `${key}=${value}`)
          .join(','),
      };

function nodeRegistration(fleet: CompleteFleet, cluster: CompleteCluster, own: Arguments, labels: Arguments): Registration {
  return {
    name: hostname,
    kubeletExtraArgs: argumentList({
      ...cluster.distribution.kubelet?.extraArgs,
      ...own,
      ...nodeLabelArgument(splitNodeLabels(labels).kubelet),
      'cloud-provider': 'external',
      'provider-id': providerID(fleet, cluster),
    }),
  };
}

/** `kubeadmConfigSpec` of a control plane; both `bindPort`s are the port that the load balancer forwards to. */
export function controlPlaneConfig(fleet: CompleteFleet, cluster: CompleteCluster): KubeadmConfig {
  const { controlPlane, network } = cluster;
  const localAPIEndpoint = { bindPort: network.apiServerPort };
  const registration = nodeRegistration(fleet, cluster, {}, controlPlane.labels);
  return {
    clusterConfiguration: clusterConfiguration(cluster),
    initConfiguration: { localAPIEndpoint, nodeRegistration: registration },
    joinConfiguration: { controlPlane: { localAPIEndpoint }, nodeRegistration: registration },
    ...machineConfig(cluster, controlPlane),
  };
}

function clusterConfiguration({ distribution }: CompleteCluster): ClusterConfiguration {
  const { apiServer = {}, controllerManager = {}, scheduler = {}, etcd = {}, featureGates = {}, ...given } = distribution;
  const { certificateValidityDays, caCertificateValidityDays, encryptionAlgorithm } = given;
  const api = { ...extraArgs(apiServer.extraArgs), ...(apiServer.certSANs === undefined ? {} : { certSANs: apiServer.certSANs }) };
  return {
    ...section('apiServer', api),
    controllerManager: extraArgs({ ...controllerManager.extraArgs, 'cloud-provider': 'external' }),
    ...section('scheduler', extraArgs(scheduler.extraArgs)),
    ...section('etcd', section('local', extraArgs(etcd.extraArgs))),
    ...section('featureGates', featureGates),
    ...(certificateValidityDays === undefined ? {} : { certificateValidityPeriodDays: certificateValidityDays }),
    ...(caCertificateValidityDays === undefined ? {} : { caCertificateValidityPeriodDays: caCertificateValidityDays }),
    ...(encryptionAlgorithm === undefined ? {} : { encryptionAlgorithm }),
  };
}

/** `spec.template.spec` of a KubeadmConfigTemplate. */
export function workerConfig(fleet: CompleteFleet, cluster: CompleteCluster, pool: CompleteNodePool): WorkerConfig {
  const own = { ...pool.kubeletExtraArgs, ...(pool.maxPods === undefined ? {} : { 'max-pods': String(pool.maxPods) }) };
  const taints = pool.taints.map(({ key, value, effect }) => ({ key, ...(value === '' ? {} : { value }), effect }));
  return {
    joinConfiguration: {
      nodeRegistration: { ...nodeRegistration(fleet, cluster, own, pool.labels), ...(taints.length === 0 ? {} : { taints }) },
    },
    ...machineConfig(cluster, pool),
  };
}

const section = <F extends string, T extends object>(field: F, content: T): { readonly [K in F]?: T } =>
  (Object.keys(content).length === 0 ? {} : { [field]: content }) as { readonly [K in F]?: T };
