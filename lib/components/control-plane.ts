import { Construct } from 'constructs';
import type { CompleteCluster, CompleteFleet, CompleteMachines } from '../model/complete.ts';
import { controlPlaneName } from '../model/names.ts';
import { splitNodeLabels } from '../model/node-labels.ts';
import type { Written } from '../model/object.ts';
import type { KubeadmControlPlane } from './crd/kubeadm-control-plane.gen.ts';
import { ExactObject } from './exact-object.ts';
import { pruneGuard } from './guards.ts';
import { healthCheck } from './health-check.ts';
import { controlPlaneConfig } from './kubeadm.ts';
import { machineTemplate, type Reference } from './machine-template.ts';

/**
 * The machines of a control plane: `KubeadmControlPlane`, the template that it clones, and their health check.
 *
 * Remediation is bounded: without `maxRetry` a broken module would make servers for ever. Machines are replaced before their certificates
 * expire, which is the only way they are renewed (kubernetes-sigs/cluster-api v1.14: docs/book, auto-rotate-certificates-in-kcp).
 */
export class ControlPlane extends Construct {
  constructor(scope: Construct, id: string, { fleet, cluster }: { fleet: CompleteFleet; cluster: CompleteCluster }) {
    super(scope, id);
    const name = controlPlaneName(cluster.name);
    const template = machineTemplate(this, name, fleet, cluster, cluster.controlPlane);
    new ExactObject(this, 'control-plane', controlPlaneObject(fleet, cluster, template));
    new ExactObject(
      this,
      'health-check',
      healthCheck(cluster, name, { 'cluster.x-k8s.io/control-plane': '' }, cluster.healthChecks.controlPlane),
    );
  }
}

function controlPlaneObject(fleet: CompleteFleet, cluster: CompleteCluster, template: Reference): Written<KubeadmControlPlane> {
  const { controlPlane } = cluster;
  const labels = splitNodeLabels(controlPlane.labels).machine;
  return {
    apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2',
    kind: 'KubeadmControlPlane',
    metadata: {
      name: controlPlaneName(cluster.name),
      namespace: cluster.namespace,
      labels: { 'cluster.x-k8s.io/cluster-name': cluster.name },
      annotations: pruneGuard,
    },
    spec: {
      replicas: controlPlane.replicas,
      version: cluster.kubernetesVersion,
      machineTemplate: {
        ...(Object.keys(labels).length === 0 ? {} : { metadata: { labels } }),
        spec: { infrastructureRef: template, deletion: deletion(controlPlane) },
      },
      rollout: {
        ...(controlPlane.rolloutAfter === undefined ? {} : { after: controlPlane.rolloutAfter }),
        before: { certificatesExpiryDays: controlPlane.certificatesExpiryDays },
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: controlPlane.maxSurge } },
      },
      remediation: controlPlane.remediation,
      kubeadmConfigSpec: controlPlaneConfig(fleet, cluster),
    },
  };
}

type Machine = KubeadmControlPlane['spec']['machineTemplate']['spec'];

/** How long the deletion of a Machine may wait; a change rolls nothing. */
export const deletion = ({ timeouts }: CompleteMachines): NonNullable<Written<Machine>['deletion']> => ({
  nodeDrainTimeoutSeconds: timeouts.nodeDrainSeconds,
  nodeVolumeDetachTimeoutSeconds: timeouts.volumeDetachSeconds,
  nodeDeletionTimeoutSeconds: timeouts.nodeDeletionSeconds,
});
