// Made by `npm run generate` from schemas/builtin/rbac.authorization.k8s.io/Role.v1.json. Do not edit.
export interface Role {
  apiVersion: 'rbac.authorization.k8s.io/v1';
  kind: 'Role';
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
  rules?: PolicyRule[];
}
export interface PolicyRule {
  apiGroups?: string[];
  nonResourceURLs?: string[];
  resourceNames?: string[];
  resources?: string[];
  verbs: string[];
}
