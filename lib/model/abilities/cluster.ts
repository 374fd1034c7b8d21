import type { Ability } from './ability.ts';
import {
  alike,
  both,
  cluster,
  kcp,
  kubeadmMachines,
  kubeadmServers,
  machines,
  onlyKubeadm,
  onlyRke2,
  rke2Machines,
  serverNodes,
  servers,
  together,
  workerNodes,
  workers,
} from './places.ts';

/** What a cluster says beside its `distribution` (capi 7, 8, 9; captf 9). */
export const clusterAbilities: readonly Ability[] = [
  {
    words: 'network.kubeProxy',
    ...both(
      {
        lands: { KubeadmControlPlane: ['metadata.annotations', 'spec.kubeadmConfigSpec.initConfiguration.skipPhases'] },
      },
      servers('serverConfig.disableComponents.kubernetesComponents'),
    ),
  },
  {
    words: 'network.serviceDomain',
    ...both(cluster('serviceDomain'), together(cluster('serviceDomain'), servers('serverConfig.clusterDomain'))),
  },
  {
    words: 'network.apiServerPort',
    ...both(
      together(
        cluster('apiServerPort'),
        kubeadmServers('initConfiguration.localAPIEndpoint.bindPort', 'joinConfiguration.controlPlane.localAPIEndpoint.bindPort'),
      ),
      cluster('apiServerPort'),
    ),
  },
  {
    words: 'kubernetesVersion',
    ...both(together(kcp('version'), machines('spec.version')), together(servers('version'), machines('spec.version'))),
  },
  {
    words: 'providerIDFormat',
    ...both(
      together(
        { lands: { TerraformCluster: ['spec.variables.provider_id_format'] } },
        serverNodes('kubeletExtraArgs'),
        workerNodes('kubeletExtraArgs'),
      ),
      together({ lands: { TerraformCluster: ['spec.variables.provider_id_format'] } }, rke2Machines('agentConfig.kubelet.extraArgs')),
    ),
  },
  { words: 'controlPlane.replicas', ...alike('replicas') },
  {
    words: 'controlPlane.labels',
    ...both(
      kcp(
        'kubeadmConfigSpec.initConfiguration.nodeRegistration.kubeletExtraArgs',
        'kubeadmConfigSpec.joinConfiguration.nodeRegistration.kubeletExtraArgs',
        'machineTemplate.metadata.labels',
      ),
      servers('agentConfig.nodeLabels', 'machineTemplate.metadata.labels'),
    ),
  },
  { words: 'controlPlane.taints', ...both(serverNodes('taints'), servers('agentConfig.nodeTaints')) },
  { words: 'controlPlane.timeouts', ...alike('machineTemplate.spec.deletion') },
  {
    words: 'controlPlane.maxSurge',
    ...both(kcp('rollout.strategy.rollingUpdate.maxSurge'), servers('rolloutStrategy.rollingUpdate.maxSurge')),
  },
  { words: 'controlPlane.remediation', ...both(kcp('remediation'), servers('remediationStrategy')) },
  {
    words: 'controlPlane.certificatesExpiryDays',
    ...onlyKubeadm(
      kcp('rollout.before.certificatesExpiryDays'),
      'RKE2 renews certificates itself when a server starts with less than 120 days left',
      'leave it out, and replace or restart the servers at least once a year',
    ),
  },
  {
    words: 'controlPlane.rolloutAfter',
    ...onlyKubeadm(
      kcp('rollout.after'),
      'its control plane provider has no such field',
      'change something that machines are made from, such as a label',
    ),
  },
  {
    words: 'nodePools.*.labels',
    ...both(
      together(workerNodes('kubeletExtraArgs'), machines('metadata.labels')),
      together(workers('agentConfig.nodeLabels'), machines('metadata.labels')),
    ),
  },
  { words: 'nodePools.*.taints', ...both(workerNodes('taints'), workers('agentConfig.nodeTaints')) },
  { words: 'nodePools.*.maxPods', ...both(workerNodes('kubeletExtraArgs'), workers('agentConfig.kubelet.extraArgs')) },
  { words: 'nodePools.*.kubeletExtraArgs', ...both(workerNodes('kubeletExtraArgs'), workers('agentConfig.kubelet.extraArgs')) },
  { words: 'ntp', ...both(kubeadmMachines('ntp'), rke2Machines('agentConfig.ntp')) },
  { words: 'users', ...both(kubeadmMachines('users'), rke2Machines('agentConfig.additionalUserData.config')) },
  { words: 'trustedCAs', ...both(kubeadmMachines('files', 'preKubeadmCommands'), rke2Machines('files', 'preRKE2Commands')) },
  { words: 'files', ...both(kubeadmMachines('files'), rke2Machines('files')) },
  {
    words: 'files.*.append',
    ...onlyKubeadm(kubeadmMachines('files'), 'its provider only writes whole files', 'append by a command in `commands.before`'),
  },
  { words: 'commands.boot', ...both(kubeadmMachines('bootCommands'), rke2Machines('agentConfig.additionalUserData.config')) },
  { words: 'commands.before', ...both(kubeadmMachines('preKubeadmCommands'), rke2Machines('preRKE2Commands')) },
  { words: 'commands.after', ...both(kubeadmMachines('postKubeadmCommands'), rke2Machines('postRKE2Commands')) },
  {
    words: 'backup',
    ...onlyRke2(
      servers('serverConfig.etcd.backupConfig'),
      'kubeadm takes no snapshots of etcd',
      'leave it out, and back etcd up by a job in the cluster',
    ),
  },
];
