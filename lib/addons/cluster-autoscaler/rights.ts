import type { Role } from '../../components/crd/role.gen.ts';
import type { CompleteFleet } from '../../model/complete.ts';
import type { Written } from '../../model/object.ts';

const read = ['get', 'list', 'watch'] as const;

/** The machine templates of each infrastructure provider: the autoscaler watches them even where annotations tell a node's size. */
const machineTemplates: Readonly<
  Record<CompleteFleet['infrastructure']['type'], { readonly apiGroup: string; readonly resource: string }>
> = {
  captf: { apiGroup: 'infrastructure.cluster.x-k8s.io', resource: 'terraformmachinetemplates' },
};

/**
 * What the autoscaler may do in the cluster's namespace of the management cluster. It changes nothing but the scale of MachineDeployments, by a patch, and
 * Machines, which it marks for deletion. MachinePools are only looked at, since it waits for their list. Without the right on templates its loop hangs.
 *
 * Neither Leases nor ConfigMaps are here: it elects its leader and writes its status in the **workload** cluster, in `kube-system`, under the admin
 * kubeconfig; so it needs no RBAC there, and a second autoscaler of the same cluster waits, wherever it runs.
 *
 * @see capi 12; kubernetes/autoscaler 1.34.5 to 1.36.1: cluster-autoscaler/main.go (leader election by `KubeClientOpts`),
 *   cloudprovider/clusterapi/{clusterapi_controller,clusterapi_unstructured}.go (all calls of the management clients)
 */
export const rights = ({ infrastructure }: CompleteFleet): NonNullable<Written<Role>['rules']> => {
  const { apiGroup, resource } = machineTemplates[infrastructure.type];
  return [
    { apiGroups: ['cluster.x-k8s.io'], resources: ['machinedeployments', 'machinepools', 'machinesets'], verbs: read },
    { apiGroups: ['cluster.x-k8s.io'], resources: ['machinedeployments/scale'], verbs: ['get', 'patch', 'update'] },
    { apiGroups: ['cluster.x-k8s.io'], resources: ['machines'], verbs: [...read, 'update'] },
    { apiGroups: [apiGroup], resources: [resource], verbs: read },
  ];
};
