// Made by `npm run generate` from schemas/builtin/core/Namespace.v1.json. Do not edit.
export interface Namespace {
  apiVersion: 'v1';
  kind: 'Namespace';
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
  spec?: NamespaceSpec;
}
export interface NamespaceSpec {
  finalizers?: string[];
}
