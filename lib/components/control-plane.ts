import { Construct } from 'constructs';
import type { CompleteCluster, CompleteFleet } from '../model/complete.ts';
import { controlPlaneName } from '../model/names.ts';
import { distributionObjects } from './distributions/distribution.ts';
import { ExactObject } from './exact-object.ts';
import { healthCheck } from './health-check.ts';
import { machineTemplate } from './machine-template.ts';

/**
 * The machines of a control plane: `KubeadmControlPlane` or `RKE2ControlPlane`, the template that it clones, and their health check.
 *
 * Remediation is bounded: without `maxRetry` a broken module would make servers for ever. Machines are replaced before their certificates
 * expire, which is the only way they are renewed (kubernetes-sigs/cluster-api v1.14: docs/book, auto-rotate-certificates-in-kcp).
 */
export class ControlPlane extends Construct {
  constructor(scope: Construct, id: string, { fleet, cluster }: { fleet: CompleteFleet; cluster: CompleteCluster }) {
    super(scope, id);
    const name = controlPlaneName(cluster.name);
    const template = machineTemplate(this, name, fleet, cluster, cluster.controlPlane);
    new ExactObject(this, 'control-plane', distributionObjects(fleet, cluster).controlPlane(template));
    new ExactObject(
      this,
      'health-check',
      healthCheck(cluster, name, { 'cluster.x-k8s.io/control-plane': '' }, cluster.healthChecks.controlPlane),
    );
  }
}
