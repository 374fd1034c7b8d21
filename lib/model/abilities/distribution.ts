import type { Ability } from './ability.ts';
import {
  both,
  kubeadmServers,
  kubernetes,
  onlyKubeadm,
  onlyRke2,
  rke2Machines,
  serverNodes,
  servers,
  together,
  workerNodes,
} from './places.ts';

/** What a `distribution` is told (capi 7, 8, 9). */
export const distributionAbilities: readonly Ability[] = [
  {
    words: 'distribution.apiServer.extraArgs',
    ...both(kubernetes('apiServer.extraArgs'), servers('serverConfig.kubeAPIServer.extraArgs')),
  },
  { words: 'distribution.apiServer.certSANs', ...both(kubernetes('apiServer.certSANs'), servers('serverConfig.tlsSan')) },
  {
    words: 'distribution.controllerManager.extraArgs',
    ...both(kubernetes('controllerManager.extraArgs'), servers('serverConfig.kubeControllerManager.extraArgs')),
  },
  {
    words: 'distribution.scheduler.extraArgs',
    ...both(kubernetes('scheduler.extraArgs'), servers('serverConfig.kubeScheduler.extraArgs')),
  },
  {
    words: 'distribution.etcd.extraArgs',
    ...both(kubernetes('etcd.local.extraArgs'), servers('serverConfig.etcd.customConfig.extraArgs')),
  },
  {
    words: 'distribution.kubelet.extraArgs',
    ...both(together(serverNodes('kubeletExtraArgs'), workerNodes('kubeletExtraArgs')), rke2Machines('agentConfig.kubelet.extraArgs')),
  },
  {
    words: 'distribution.auditPolicySecret',
    ...both(
      kubeadmServers('clusterConfiguration.apiServer.extraArgs', 'clusterConfiguration.apiServer.extraVolumes', 'files'),
      servers('serverConfig.auditPolicySecret'),
    ),
  },
  {
    words: 'distribution.featureGates',
    ...onlyKubeadm(
      kubernetes('featureGates'),
      "they are kubeadm's own",
      "give Kubernetes' gates as the argument `feature-gates` of a program",
    ),
  },
  {
    words: 'distribution.certificateValidityDays',
    ...onlyKubeadm(
      kubernetes('certificateValidityPeriodDays'),
      'RKE2 makes certificates of 365 days and renews them when a server starts',
      'leave it out',
    ),
  },
  {
    words: 'distribution.caCertificateValidityDays',
    ...onlyKubeadm(kubernetes('caCertificateValidityPeriodDays'), 'its provider makes CAs of ten years', 'leave it out'),
  },
  {
    words: 'distribution.encryptionAlgorithm',
    ...onlyKubeadm(kubernetes('encryptionAlgorithm'), 'its provider makes RSA keys', 'leave it out; `gzipUserData` saves room'),
  },
  {
    words: 'distribution.etcd.exposeMetrics',
    ...onlyRke2(servers('serverConfig.etcd.exposeMetrics'), 'kubeadm has an argument for it', "give etcd's argument `listen-metrics-urls`"),
  },
  {
    words: 'distribution.kubeProxy.extraArgs',
    ...onlyRke2(
      rke2Machines('agentConfig.kubeProxy.extraArgs'),
      'kubeadm installs kube-proxy from a ConfigMap',
      'change the ConfigMap in the cluster',
    ),
  },
  {
    words: 'distribution.cni',
    ...onlyRke2(servers('serverConfig.cni'), 'kubeadm installs no network plugin', "name the plugin's manifests in `addons.manifests`"),
  },
  {
    words: 'distribution.multus',
    ...onlyRke2(servers('serverConfig.cniMultusEnable'), 'kubeadm installs no network plugin', 'name its manifests in `addons.manifests`'),
  },
  {
    words: 'distribution.disabledComponents',
    ...onlyRke2(servers('serverConfig.disableComponents.pluginComponents'), 'kubeadm packages no components', 'leave it out'),
  },
  {
    words: 'distribution.registrationMethod',
    ...onlyRke2(servers('registrationMethod'), "kubeadm's machines always join at the endpoint", 'leave it out'),
  },
  {
    words: 'distribution.registrationAddress',
    ...onlyRke2(
      servers('registrationAddress', 'serverConfig.tlsSan'),
      "kubeadm's machines always join at the endpoint",
      'use `endpoint: supplied({ … })`',
    ),
  },
  {
    words: 'distribution.cisProfile',
    ...onlyRke2(
      rke2Machines('agentConfig.cisProfile'),
      'kubeadm has no profiles',
      'give the arguments of the programs, and harden the image',
    ),
  },
  {
    words: 'distribution.protectKernelDefaults',
    ...onlyRke2(
      rke2Machines('agentConfig.protectKernelDefaults'),
      'for kubeadm it is an argument',
      "give kubelet's argument `protect-kernel-defaults`",
    ),
  },
  {
    words: 'distribution.podSecurityAdmissionConfigFile',
    ...onlyRke2(
      rke2Machines('agentConfig.podSecurityAdmissionConfigFile'),
      'for kubeadm it is an argument',
      "give the API server's argument `admission-control-config-file`",
    ),
  },
  {
    words: 'distribution.secretsEncryption',
    ...onlyRke2(
      servers('serverConfig.secretsEncryption'),
      'kubeadm does not write that configuration',
      'give it as a file and an argument of the API server',
    ),
  },
  {
    words: 'distribution.manifestsConfigMap',
    ...onlyRke2(servers('manifestsConfigMapReference'), 'kubeadm applies no manifests', 'name them in `addons.manifests`'),
  },
  {
    words: 'distribution.airGapped',
    ...onlyRke2(rke2Machines('agentConfig.airGapped'), "kubeadm's images always bring it", 'leave it out'),
  },
  {
    words: 'distribution.systemDefaultRegistry',
    ...onlyRke2(
      rke2Machines('agentConfig.systemDefaultRegistry'),
      "it is for RKE2's own images",
      'mirror `registry.k8s.io` on the machines',
    ),
  },
  {
    words: 'distribution.format',
    ...onlyRke2(
      rke2Machines('agentConfig.format', 'agentConfig.kubelet.extraArgs', 'gzipUserData'),
      "Cluster API's gate for Ignition with kubeadm is off",
      'use an image that reads cloud-config',
    ),
  },
  {
    words: 'distribution.gzipUserData',
    ...onlyRke2(
      rke2Machines('gzipUserData'),
      'its provider does not compress',
      'put large files into the image; `encryptionAlgorithm` saves room',
    ),
  },
];
