import { Construct } from 'constructs';
import type { CompleteCluster, CompleteFlavor, CompleteFleet, CompleteNodePool } from '../model/complete.ts';
import { nodePoolName } from '../model/names.ts';
import { splitNodeLabels } from '../model/node-labels.ts';
import type { Written } from '../model/object.ts';
import { autoscalerAnnotations } from './autoscaler.ts';
import type { MachineDeployment } from './crd/machine-deployment.gen.ts';
import { deletion } from './distributions/control-plane-parts.ts';
import { distributionObjects } from './distributions/distribution.ts';
import { ExactObject } from './exact-object.ts';
import { healthCheck } from './health-check.ts';
import { machineTemplate, type Reference, template } from './machine-template.ts';

/**
 * Like worker machines of one cluster: a `MachineDeployment`, the two templates that it clones, and their health check.
 *
 * An autoscaled pool leaves `spec.replicas` out: Cluster API takes it from the min-size annotation, and a number in git would undo the
 * autoscaler at every sync. The selector is written in full, as the server stores it, so that nothing is ever out of sync.
 */
export class NodePool extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { fleet, cluster, pool }: { fleet: CompleteFleet; cluster: CompleteCluster; pool: CompleteNodePool },
  ) {
    super(scope, id);
    const name = nodePoolName(cluster.name, pool.name);
    const infrastructure = machineTemplate(this, name, fleet, cluster, pool);
    const { bootstrapTemplate, workerConfig } = distributionObjects(fleet, cluster);
    const bootstrap = template(this, 'bootstrap-template', name, cluster.namespace, bootstrapTemplate, workerConfig(pool));
    new ExactObject(this, 'deployment', deployment(fleet, cluster, pool, { infrastructure, bootstrap }));
    new ExactObject(
      this,
      'health-check',
      healthCheck(cluster, name, { 'cluster.x-k8s.io/deployment-name': name }, cluster.healthChecks.nodePools),
    );
  }
}

function deployment(
  fleet: CompleteFleet,
  cluster: CompleteCluster,
  pool: CompleteNodePool,
  refs: { infrastructure: Reference; bootstrap: Reference },
): Written<MachineDeployment> {
  const name = nodePoolName(cluster.name, pool.name);
  const labels = { 'cluster.x-k8s.io/cluster-name': cluster.name, 'cluster.x-k8s.io/deployment-name': name };
  const annotations = autoscalerAnnotations(pool, fleet.cloud.flavors[pool.flavor] as CompleteFlavor, fleet.cloud, cluster.addons);
  return {
    apiVersion: 'cluster.x-k8s.io/v1beta2',
    kind: 'MachineDeployment',
    metadata: {
      name,
      namespace: cluster.namespace,
      labels: { 'cluster.x-k8s.io/cluster-name': cluster.name },
      ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
    },
    spec: {
      clusterName: cluster.name,
      ...(pool.scaling.type === 'fixed' ? { replicas: pool.scaling.replicas } : {}),
      selector: { matchLabels: labels },
      rollout: {
        ...(pool.rolloutAfter === undefined ? {} : { after: pool.rolloutAfter }),
        strategy: { type: 'RollingUpdate', rollingUpdate: pool.rollout },
      },
      ...(pool.deletionOrder === undefined ? {} : { deletion: { order: pool.deletionOrder } }),
      ...(pool.maxInFlight === undefined ? {} : { remediation: { maxInFlight: pool.maxInFlight } }),
      template: {
        metadata: { labels: { ...splitNodeLabels(pool.labels).machine, ...labels } },
        spec: {
          clusterName: cluster.name,
          version: cluster.kubernetesVersion,
          ...(pool.zone === undefined ? {} : { failureDomain: pool.zone }),
          ...(pool.minReadySeconds === 0 ? {} : { minReadySeconds: pool.minReadySeconds }),
          deletion: deletion(pool),
          bootstrap: { configRef: refs.bootstrap },
          infrastructureRef: refs.infrastructure,
        },
      },
    },
  };
}
