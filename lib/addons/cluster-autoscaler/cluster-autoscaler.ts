import type { Deployment } from '../../components/crd/deployment.gen.ts';
import type { Role } from '../../components/crd/role.gen.ts';
import type { RoleBinding } from '../../components/crd/role-binding.gen.ts';
import type { ServiceAccount } from '../../components/crd/service-account.gen.ts';
import type { CompleteClusterAutoscaler } from '../../model/addons/cluster-autoscaler.ts';
import { autoscalerReleases } from '../../model/addons/releases.ts';
import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';
import type { KubeObject, Written } from '../../model/object.ts';
import { flags } from './flags.ts';
import { autoscalerName, kubeconfigKey, kubeconfigSecret } from './names.ts';
import { rights } from './rights.ts';

/**
 * The Cluster Autoscaler of one cluster, for the management cluster, in the cluster's namespace; nothing where the cluster has none. Not by a
 * ClusterResourceSet: it must live while the workload cluster has no node.
 *
 * @see capi 12
 */
export function clusterAutoscaler(fleet: CompleteFleet, cluster: CompleteCluster): readonly KubeObject[] {
  const autoscaler = cluster.addons.clusterAutoscaler;
  if (autoscaler === undefined) return [];
  const metadata = { name: autoscalerName(cluster.name), namespace: cluster.namespace, labels: labelsOf(cluster) };
  const account: Written<ServiceAccount> = { apiVersion: 'v1', kind: 'ServiceAccount', metadata };
  const role: Written<Role> = { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', metadata, rules: rights(fleet) };
  const binding: Written<RoleBinding> = {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'RoleBinding',
    metadata,
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: metadata.name },
    subjects: [{ kind: 'ServiceAccount', name: metadata.name, namespace: metadata.namespace }],
  };
  return [account, role, binding, deployment(cluster, autoscaler)];
}

const labelsOf = ({ name }: CompleteCluster) =>
  ({ 'app.kubernetes.io/name': 'cluster-autoscaler', 'app.kubernetes.io/instance': name }) as const;

const folder = '/etc/workload-cluster';
const port = 8085;

/** The user of distroless images that are not root's. */
const nonroot = 65532;

/**
 * One replica; the old pod goes before the new one comes. The pod waits until Cluster API has made the kubeconfig.
 *
 * The kubeconfig's certificate is renewed in its Secret, but read at the start only: when the old one ends the loop fails, the probe notices after a
 * quarter of an hour, and the restarted process reads the new one.
 */
function deployment(cluster: CompleteCluster, autoscaler: CompleteClusterAutoscaler): Written<Deployment> {
  const name = autoscalerName(cluster.name);
  const labels = labelsOf(cluster);
  const { version, resources } = autoscaler;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace: cluster.namespace, labels },
    spec: {
      replicas: 1,
      strategy: { type: 'Recreate' },
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: {
          serviceAccountName: name,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: nonroot,
            runAsGroup: nonroot,
            fsGroup: nonroot,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          containers: [
            {
              name: 'cluster-autoscaler',
              image: autoscalerReleases[version]?.image ?? `registry.k8s.io/autoscaling/cluster-autoscaler:${version}`,
              imagePullPolicy: 'IfNotPresent',
              command: ['/cluster-autoscaler'],
              args: flags(autoscaler, cluster, `${folder}/${kubeconfigKey}`),
              ports: [{ name: 'http', containerPort: port }],
              livenessProbe: { httpGet: { path: '/health-check', port }, initialDelaySeconds: 60, periodSeconds: 60, timeoutSeconds: 10 },
              resources: { requests: resources, limits: { memory: resources.memory } },
              securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
              volumeMounts: [{ name: 'kubeconfig', mountPath: folder, readOnly: true }],
            },
          ],
          volumes: [
            {
              name: 'kubeconfig',
              // Read by the group alone, octal 440.
              secret: {
                secretName: kubeconfigSecret(cluster.name),
                items: [{ key: kubeconfigKey, path: kubeconfigKey }],
                defaultMode: 0o440,
              },
            },
          ],
        },
      },
    },
  };
}
