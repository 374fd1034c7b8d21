// Made by `npm run generate` from schemas/crds/addons.cluster.x-k8s.io/ClusterResourceSet.v1beta2.json. Do not edit.
export interface ClusterResourceSet {
  apiVersion: 'addons.cluster.x-k8s.io/v1beta2';
  kind: 'ClusterResourceSet';
  metadata: {
    annotations?: {
      [k: string]: string;
    };
    finalizers?: string[];
    labels?: {
      [k: string]: string;
    };
    name: string;
    namespace?: string;
    ownerReferences?: {
      apiVersion: string;
      blockOwnerDeletion?: boolean;
      controller?: boolean;
      kind: string;
      name: string;
      uid: string;
    }[];
  };
  spec: {
    clusterSelector: {
      matchExpressions?: {
        key: string;
        operator: string;
        values?: string[];
      }[];
      matchLabels?: {
        [k: string]: string;
      };
    };
    resources: {
      kind: 'Secret' | 'ConfigMap';
      name: string;
    }[];
    strategy?: 'ApplyOnce' | 'Reconcile';
  };
}
