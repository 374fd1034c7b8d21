/**
 * The kinds of Kubernetes 1.34 that live in a namespace, by their group (kubernetes/api v0.34: `+genclient:nonNamespaced` marks all others).
 */
const namespaced: Readonly<Record<string, string>> = {
  '': 'Binding ConfigMap Endpoints Event LimitRange PersistentVolumeClaim Pod PodTemplate ReplicationController ResourceQuota Secret Service ServiceAccount',
  apps: 'ControllerRevision DaemonSet Deployment ReplicaSet StatefulSet',
  autoscaling: 'HorizontalPodAutoscaler',
  batch: 'CronJob Job',
  'coordination.k8s.io': 'Lease LeaseCandidate',
  'discovery.k8s.io': 'EndpointSlice',
  'events.k8s.io': 'Event',
  'networking.k8s.io': 'Ingress NetworkPolicy',
  policy: 'PodDisruptionBudget',
  'rbac.authorization.k8s.io': 'Role RoleBinding',
  'resource.k8s.io': 'ResourceClaim ResourceClaimTemplate',
  'storage.k8s.io': 'CSIStorageCapacity',
  'authorization.k8s.io': 'LocalSubjectAccessReview',
};

const kinds = new Set(Object.entries(namespaced).flatMap(([group, names]) => names.split(' ').map((kind) => `${group}/${kind}`)));

/** Whether objects of a kind of Kubernetes's own live in a namespace. `false` for every kind of others. */
export const livesInANamespace = (group: string, kind: string): boolean => kinds.has(`${group}/${kind}`);

/** Namespaces that every cluster has (kubernetes/kubernetes v1.34: pkg/controlplane/controller/systemnamespaces). */
export const systemNamespaces: readonly string[] = ['default', 'kube-node-lease', 'kube-public', 'kube-system'];
