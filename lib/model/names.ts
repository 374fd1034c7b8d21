/** Names that Cluster API derives others from. Cluster and MachineDeployment names become label values, which have 63 characters at most
 * (kubernetes-sigs/cluster-api v1.14: internal/topology/names/names.go). */

/** `<cluster>-control-plane`; its Machines, so servers and nodes, get `-` and five characters more. */
export const controlPlaneName = (cluster: string): string => `${cluster}-control-plane`;

/** `<cluster>-<pool>`: the MachineDeployment; its Machines get twice `-` and five characters. */
export const nodePoolName = (cluster: string, pool: string): string => `${cluster}-${pool}`;

/** `<environment>-<cluster>`: the Flux Kustomization of one cluster; Flux writes it as a label value. */
export const kustomizationName = (environment: string, part: string): string => `${environment}-${part}`;
