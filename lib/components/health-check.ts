import type { CompleteCluster, CompleteHealthCheck } from '../model/complete.ts';
import type { Written } from '../model/object.ts';
import type { MachineHealthCheck } from './crd/machine-health-check.gen.ts';

/**
 * When a group's machines count as unhealthy. The wait for `InfrastructureReady` begins when an apply begins, so it covers the longest normal
 * apply and one drift interval (captf-io/terraform-openstack-machine: CONVENTIONS.md section 17); less would replace machines that are only slow.
 */
export const healthCheck = (
  cluster: CompleteCluster,
  name: string,
  selector: Readonly<Record<string, string>>,
  given: CompleteHealthCheck,
): Written<MachineHealthCheck> => ({
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'MachineHealthCheck',
  metadata: { name, namespace: cluster.namespace, labels: { 'cluster.x-k8s.io/cluster-name': cluster.name } },
  spec: {
    clusterName: cluster.name,
    selector: { matchLabels: selector },
    checks: {
      nodeStartupTimeoutSeconds: given.nodeStartupSeconds,
      unhealthyMachineConditions: [
        {
          type: 'InfrastructureReady',
          status: 'False',
          timeoutSeconds: given.applySeconds + cluster.terraform.machines.driftIntervalSeconds,
        },
      ],
      unhealthyNodeConditions: [
        { type: 'Ready', status: 'Unknown', timeoutSeconds: given.nodeUnreadySeconds },
        { type: 'Ready', status: 'False', timeoutSeconds: given.nodeUnreadySeconds },
      ],
    },
    ...(given.maxUnhealthy === undefined ? {} : { remediation: { triggerIf: { unhealthyLessThanOrEqualTo: given.maxUnhealthy } } }),
  },
});
