// Made by `npm run generate` from schemas/builtin/core/ServiceAccount.v1.json. Do not edit.
export interface ServiceAccount {
  apiVersion: 'v1';
  automountServiceAccountToken?: boolean;
  imagePullSecrets?: LocalObjectReference[];
  kind: 'ServiceAccount';
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
  secrets?: ObjectReference[];
}
export interface LocalObjectReference {
  name?: string;
}
export interface ObjectReference {
  apiVersion?: string;
  fieldPath?: string;
  kind?: string;
  name?: string;
  namespace?: string;
  resourceVersion?: string;
  uid?: string;
}
