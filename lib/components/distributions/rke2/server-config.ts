import type { CompleteBackup, CompleteCluster, CompleteRke2 } from '../../../model/complete.ts';
import type { Written } from '../../../model/object.ts';
import type { RKE2ControlPlane } from '../../crd/rke2-control-plane.gen.ts';
import { section } from '../../section.ts';
import { programArguments } from './arguments.ts';

type ServerConfig = NonNullable<NonNullable<Written<RKE2ControlPlane>['spec']>['serverConfig']>;

/**
 * `serverConfig`: what only servers have. RKE2's own cloud controller is off, or it would give nodes an id before the cloud's controller can; the
 * provider hands `cloudProviderName` on to workers (addons 1.6). The domain is written here too: the provider does not take the Cluster's (capi 9).
 */
export function serverConfig({ namespace, network, backup }: CompleteCluster, distribution: CompleteRke2): ServerConfig {
  const { apiServer = {}, controllerManager, scheduler, etcd, cni, multus, disabledComponents = [], ...given } = distribution;
  const { auditPolicySecret, secretsEncryption, registrationAddress } = given;
  const names = [...(apiServer.certSANs ?? []), ...(registrationAddress === undefined ? [] : [registrationAddress])];
  return {
    ...(auditPolicySecret === undefined ? {} : { auditPolicySecret: { name: auditPolicySecret, namespace } }),
    cloudProviderName: 'external',
    clusterDomain: network.serviceDomain,
    cni,
    ...(multus ? { cniMultusEnable: true } : {}),
    disableComponents: {
      kubernetesComponents: ['cloudController', ...(network.kubeProxy ? [] : (['kubeProxy'] as const))],
      ...section('pluginComponents', [...disabledComponents].sort()),
    },
    ...section('etcd', {
      ...section('backupConfig', backup === undefined ? {} : snapshots(backup, namespace)),
      ...section('customConfig', programArguments(etcd)),
      ...(etcd?.exposeMetrics ? { exposeMetrics: true } : {}),
    }),
    ...section('kubeAPIServer', programArguments(apiServer)),
    ...section('kubeControllerManager', programArguments(controllerManager)),
    ...section('kubeScheduler', programArguments(scheduler)),
    ...(secretsEncryption === undefined
      ? {}
      : {
          secretsEncryption: {
            provider: secretsEncryption.provider,
            encryptionKeySecret: { name: secretsEncryption.keySecret, namespace },
          },
        }),
    ...section('tlsSan', [...new Set(names)]),
  };
}

type Snapshots = NonNullable<NonNullable<ServerConfig['etcd']>['backupConfig']>;

/** An object store's certificate is always verified: a field that is left out would turn that off (capi 9). */
const snapshots = ({ schedule, retention, name, s3 }: CompleteBackup, namespace: string): Snapshots => ({
  scheduleCron: schedule,
  retention: String(retention),
  ...(name === undefined ? {} : { snapshotName: name }),
  ...(s3 === undefined
    ? {}
    : {
        s3: {
          endpoint: s3.endpoint,
          bucket: s3.bucket,
          ...(s3.region === undefined ? {} : { region: s3.region }),
          ...(s3.folder === undefined ? {} : { folder: s3.folder }),
          enforceSslVerify: true,
          s3CredentialSecret: { name: s3.credentialsSecret, namespace },
          ...(s3.caSecret === undefined ? {} : { endpointCAsecret: { name: s3.caSecret, namespace } }),
        },
      }),
});
