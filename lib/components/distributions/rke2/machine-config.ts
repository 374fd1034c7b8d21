import type {
  CompleteCluster,
  CompleteFleet,
  CompleteMachines,
  CompleteNodePool,
  CompleteRke2,
  CompleteTaint,
} from '../../../model/complete.ts';
import { splitNodeLabels } from '../../../model/node-labels.ts';
import type { Written } from '../../../model/object.ts';
import { trustCommand } from '../../../model/trust.ts';
import type { RKE2ConfigTemplate } from '../../crd/rke2-config-template.gen.ts';
import { section } from '../../section.ts';
import { machineFiles } from '../machine-files.ts';
import { nodeLabels, providerID } from '../node.ts';
import { argumentLines, programArguments } from './arguments.ts';
import { cloudConfig } from './cloud-config.ts';

/** The same struct in a control plane and in a worker's template. */
type MachineConfig = NonNullable<NonNullable<NonNullable<Written<RKE2ConfigTemplate>['spec']>['template']>['spec']>;
type AgentConfig = NonNullable<MachineConfig['agentConfig']>;

/** What a machine has of its own beside its cluster's settings. */
interface Node {
  readonly taints: readonly CompleteTaint[];
  readonly kubeletArgs: Readonly<Record<string, string>>;
}

/** The part of an RKE2ControlPlane's `spec` that it shares with workers' templates. */
export const serverMachineConfig = (fleet: CompleteFleet, cluster: CompleteCluster, distribution: CompleteRke2): MachineConfig =>
  machineConfig(fleet, cluster, distribution, cluster.controlPlane, { taints: cluster.controlPlane.taints ?? [], kubeletArgs: {} });

/** `spec.template.spec` of an RKE2ConfigTemplate. */
export function workerConfig(
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  distribution: CompleteRke2,
  pool: CompleteNodePool,
): MachineConfig {
  const kubeletArgs = { ...pool.kubeletExtraArgs, ...(pool.maxPods === undefined ? {} : { 'max-pods': String(pool.maxPods) }) };
  return machineConfig(fleet, cluster, distribution, pool, { taints: pool.taints, kubeletArgs });
}

function machineConfig(
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  distribution: CompleteRke2,
  machines: CompleteMachines,
  node: Node,
): MachineConfig {
  const { commands } = machines;
  return {
    agentConfig: agentConfig(fleet, cluster, distribution, machines, node),
    ...section('files', machineFiles(cluster, machines)),
    ...(distribution.gzipUserData ? { gzipUserData: true } : {}),
    // RKE2's containerd starts later and then reads the trust store.
    ...section('preRKE2Commands', [...(cluster.trustedCAs.length === 0 ? [] : [trustCommand]), ...commands.before]),
    ...section('postRKE2Commands', commands.after),
  };
}

function agentConfig(
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  distribution: CompleteRke2,
  machines: CompleteMachines,
  { taints, kubeletArgs }: Node,
): AgentConfig {
  const { airGapped, cisProfile, format, kubeProxy, podSecurityAdmissionConfigFile, protectKernelDefaults, systemDefaultRegistry } =
    distribution;
  const { ntpServers } = cluster;
  const own = cloudConfig(cluster, machines);
  return {
    ...(own === '' ? {} : { additionalUserData: { config: own } }),
    ...(airGapped ? { airGapped } : {}),
    ...(cisProfile === undefined ? {} : { cisProfile }),
    format,
    kubelet: {
      extraArgs: argumentLines({
        ...distribution.kubelet?.extraArgs,
        ...kubeletArgs,
        'cloud-provider': 'external',
        // Ignition renders no templates; the cloud controller manager then sets the id, which it finds by the server's name.
        ...(format === 'ignition' ? {} : { 'provider-id': providerID(fleet, cluster, '{{ ds.meta_data.uuid }}') }),
      }),
    },
    ...section('kubeProxy', programArguments(kubeProxy)),
    ...section('nodeLabels', nodeLabels(splitNodeLabels(machines.labels).kubelet)),
    ...section(
      'nodeTaints',
      taints.map(({ key, value, effect }) => `${key}${value === '' ? '' : `=${value}`}:${effect}`),
    ),
    ...(ntpServers.length === 0 ? {} : { ntp: { enabled: true, servers: ntpServers } }),
    ...(podSecurityAdmissionConfigFile === undefined ? {} : { podSecurityAdmissionConfigFile }),
    ...(protectKernelDefaults ? { protectKernelDefaults } : {}),
    ...(systemDefaultRegistry === undefined ? {} : { systemDefaultRegistry }),
  };
}
