/** `<cluster>-cluster-autoscaler`: the Deployment and all that belongs to it, beside the cluster's objects in the management cluster. */
export const autoscalerName = (cluster: string): string => `${cluster}-cluster-autoscaler`;

/** The Secret that Cluster API makes for each cluster, and the key that holds the admin kubeconfig (capi 14). */
export const kubeconfigSecret = (cluster: string): string => `${cluster}-kubeconfig`;
export const kubeconfigKey = 'value';
