// Made by `npm run generate` from schemas/builtin/core/Secret.v1.json. Do not edit.
export interface Secret {
  apiVersion: 'v1';
  data?: {
    [k: string]: string;
  };
  immutable?: boolean;
  kind: 'Secret';
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
  stringData?: {
    [k: string]: string;
  };
  type?: string;
}
