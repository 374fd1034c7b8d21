import type { CompleteCluster, CompleteFleet, CompleteNodePool, CompleteTaint } from '../../../model/complete.ts';
import type { Kubeadm } from '../../../model/fleet.gen.ts';
import { splitNodeLabels } from '../../../model/node-labels.ts';
import type { Written } from '../../../model/object.ts';
import type { KubeadmConfigTemplate } from '../../crd/kubeadm-config-template.gen.ts';
import { section } from '../../section.ts';
import { nodeLabels, providerID } from '../node.ts';
import { auditedServer, auditPolicyFile } from './audit.ts';
import { type KubeadmConfig, machineConfig } from './machine-config.ts';

type Arguments = Readonly<Record<string, string>>;
type WorkerConfig = NonNullable<NonNullable<Written<KubeadmConfigTemplate>['spec']>['template']['spec']>;
type ArgumentList = readonly { readonly name: string; readonly value: string }[];
type Registration = NonNullable<NonNullable<KubeadmConfig['initConfiguration']>['nodeRegistration']>;
type ClusterConfiguration = NonNullable<KubeadmConfig['clusterConfiguration']>;

/** Cloud-init puts the server's own values in while it renders the user data (captf.io: module-author/control-planes/kubeadm). */
const hostname = '{{ v1.local_hostname }}';

/** Sorted by name: Cluster API compares the list as it stands, and another order would replace every control plane. */
const argumentList = (args: Arguments): ArgumentList =>
  Object.keys(args)
    .sort()
    .map((name) => ({ name, value: args[name] as string }));

const extraArgs = (args: Arguments = {}): { readonly extraArgs?: ArgumentList } =>
  Object.keys(args).length === 0 ? {} : { extraArgs: argumentList(args) };

const nodeLabelArgument = (labels: Arguments): Arguments =>
  Object.keys(labels).length === 0 ? {} : { 'node-labels': nodeLabels(labels).join(',') };

function nodeRegistration(fleet: CompleteFleet, cluster: CompleteCluster, own: Arguments, labels: Arguments): Registration {
  return {
    name: hostname,
    kubeletExtraArgs: argumentList({
      ...cluster.distribution.kubelet?.extraArgs,
      ...own,
      ...nodeLabelArgument(splitNodeLabels(labels).kubelet),
      'cloud-provider': 'external',
      'provider-id': providerID(fleet, cluster, '{{ v1.instance_id }}'),
    }),
  };
}

/** `kubeadmConfigSpec` of a control plane; both `bindPort`s are the port that the load balancer forwards to. */
export function controlPlaneConfig(fleet: CompleteFleet, cluster: CompleteCluster, distribution: Kubeadm): KubeadmConfig {
  const { controlPlane, network } = cluster;
  const localAPIEndpoint = { bindPort: network.apiServerPort };
  const registration = {
    ...nodeRegistration(fleet, cluster, {}, controlPlane.labels),
    ...(controlPlane.taints === undefined ? {} : { taints: controlPlane.taints.map(taint) }),
  };
  return {
    clusterConfiguration: clusterConfiguration(distribution),
    initConfiguration: {
      localAPIEndpoint,
      nodeRegistration: registration,
      ...(network.kubeProxy ? {} : { skipPhases: ['addon/kube-proxy'] }),
    },
    joinConfiguration: { controlPlane: { localAPIEndpoint }, nodeRegistration: registration },
    ...machineConfig(cluster, controlPlane, auditPolicyFile(distribution)),
  };
}

function clusterConfiguration(distribution: Kubeadm): ClusterConfiguration {
  const { apiServer = {}, controllerManager = {}, scheduler = {}, etcd = {}, featureGates = {}, ...given } = distribution;
  const { certificateValidityDays, caCertificateValidityDays, encryptionAlgorithm } = given;
  const { args, extraVolumes } = auditedServer(distribution);
  const api = {
    ...extraArgs({ ...args, ...apiServer.extraArgs }),
    ...(extraVolumes.length === 0 ? {} : { extraVolumes }),
    ...(apiServer.certSANs === undefined ? {} : { certSANs: apiServer.certSANs }),
  };
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

const taint = ({ key, value, effect }: CompleteTaint) => ({ key, ...(value === '' ? {} : { value }), effect });

/** `spec.template.spec` of a KubeadmConfigTemplate. */
export function workerConfig(fleet: CompleteFleet, cluster: CompleteCluster, pool: CompleteNodePool): WorkerConfig {
  const own = { ...pool.kubeletExtraArgs, ...(pool.maxPods === undefined ? {} : { 'max-pods': String(pool.maxPods) }) };
  const taints = pool.taints.map(taint);
  return {
    joinConfiguration: {
      nodeRegistration: { ...nodeRegistration(fleet, cluster, own, pool.labels), ...(taints.length === 0 ? {} : { taints }) },
    },
    ...machineConfig(cluster, pool),
  };
}
