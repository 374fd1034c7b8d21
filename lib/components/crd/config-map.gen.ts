// Made by `npm run generate` from schemas/builtin/core/ConfigMap.v1.json. Do not edit.
export interface ConfigMap {
  apiVersion: 'v1';
  binaryData?: {
    [k: string]: string;
  };
  data?: {
    [k: string]: string;
  };
  immutable?: boolean;
  kind: 'ConfigMap';
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
}
