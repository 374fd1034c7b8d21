// Made by `npm run generate` from schemas/crds/infrastructure.cluster.x-k8s.io/TerraformClusterIdentity.v1alpha1.json. Do not edit.
export interface TerraformClusterIdentity {
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1';
  kind: 'TerraformClusterIdentity';
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
    allowedNamespaces?: {
      list?: string[];
      selector?: {
        matchExpressions?: {
          key: string;
          operator: string;
          values?: string[];
        }[];
        matchLabels?: {
          [k: string]: string;
        };
      };
    };
    requiredKeys?: string[];
    secretRef?: {
      name: string;
      namespace: string;
    };
    type?: 'Secret';
  };
}
