import type { CompleteCluster, CompleteFleet, CompleteRke2 } from '../../../model/complete.ts';
import { goDuration } from '../../../model/duration.ts';
import type { Written } from '../../../model/object.ts';
import type { RKE2ControlPlane } from '../../crd/rke2-control-plane.gen.ts';
import type { Reference } from '../../machine-template.ts';
import { controlPlaneMetadata, machineTemplateOf } from '../control-plane-parts.ts';
import type { DistributionObjects } from '../objects.ts';
import { serverMachineConfig, workerConfig } from './machine-config.ts';
import { serverConfig } from './server-config.ts';

/**
 * Kubernetes by RKE2: `RKE2ControlPlane`, and an `RKE2ConfigTemplate` for each pool. Nothing empty, false or zero is written, since the provider's
 * webhook would take it away; durations stand as the server stores them (capi 9).
 */
export const rke2 = (fleet: CompleteFleet, cluster: CompleteCluster, distribution: CompleteRke2): DistributionObjects => ({
  controlPlaneKind: 'RKE2ControlPlane',
  controlPlane: (template) => controlPlane(fleet, cluster, distribution, template),
  bootstrapTemplate: { apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta2', kind: 'RKE2ConfigTemplate' },
  workerConfig: (pool) => workerConfig(fleet, cluster, distribution, pool),
});

function controlPlane(
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  distribution: CompleteRke2,
  template: Reference,
): Written<RKE2ControlPlane> {
  const { replicas, maxSurge, remediation } = cluster.controlPlane;
  const { registrationMethod, registrationAddress, manifestsConfigMap } = distribution;
  return {
    apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
    kind: 'RKE2ControlPlane',
    metadata: controlPlaneMetadata(cluster),
    spec: {
      replicas,
      version: cluster.kubernetesVersion,
      registrationMethod,
      ...(registrationAddress === undefined ? {} : { registrationAddress }),
      // Without a type nothing ever rolls (capi 9).
      rolloutStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge } },
      remediationStrategy: {
        maxRetry: remediation.maxRetry,
        retryPeriod: goDuration(remediation.retryPeriodSeconds),
        minHealthyPeriod: goDuration(remediation.minHealthyPeriodSeconds),
      },
      machineTemplate: machineTemplateOf(cluster, template),
      ...(manifestsConfigMap === undefined
        ? {}
        : { manifestsConfigMapReference: { name: manifestsConfigMap, namespace: cluster.namespace } }),
      ...serverMachineConfig(fleet, cluster, distribution),
      serverConfig: serverConfig(cluster, distribution),
    },
  };
}
