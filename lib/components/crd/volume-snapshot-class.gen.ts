// Made by `npm run generate` from schemas/crds/snapshot.storage.k8s.io/VolumeSnapshotClass.v1.json. Do not edit.
export interface VolumeSnapshotClass {
  apiVersion: 'snapshot.storage.k8s.io/v1';
  deletionPolicy: 'Delete' | 'Retain';
  driver: string;
  kind: 'VolumeSnapshotClass';
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
  parameters?: {
    [k: string]: string;
  };
}
