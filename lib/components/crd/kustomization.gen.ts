// Made by `npm run generate` from schemas/crds/kustomize.toolkit.fluxcd.io/Kustomization.v1.json. Do not edit.
export interface Kustomization {
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1';
  kind: 'Kustomization';
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
  spec?: {
    buildMetadata?: ('originAnnotations' | 'transformerAnnotations')[];
    commonMetadata?: {
      annotations?: {
        [k: string]: string;
      };
      labels?: {
        [k: string]: string;
      };
    };
    components?: string[];
    decryption?: {
      provider: 'sops';
      secretRef?: {
        name: string;
      };
      serviceAccountName?: string;
    };
    deletionPolicy?: 'MirrorPrune' | 'Delete' | 'WaitForTermination' | 'Orphan';
    dependsOn?: {
      name: string;
      namespace?: string;
      readyExpr?: string;
    }[];
    force?: boolean;
    healthCheckExprs?: {
      apiVersion: string;
      current: string;
      failed?: string;
      inProgress?: string;
      kind?: string;
    }[];
    healthChecks?: {
      apiVersion?: string;
      kind: string;
      name: string;
      namespace?: string;
    }[];
    ignore?: {
      paths: string[];
      target?: {
        annotationSelector?: string;
        group?: string;
        kind?: string;
        labelSelector?: string;
        name?: string;
        namespace?: string;
        version?: string;
      };
    }[];
    ignoreMissingComponents?: boolean;
    images?: {
      digest?: string;
      name: string;
      newName?: string;
      newTag?: string;
    }[];
    interval: string;
    kubeConfig?: {
      configMapRef?: {
        name: string;
      };
      secretRef?: {
        key?: string;
        name: string;
      };
    };
    namePrefix?: string;
    nameSuffix?: string;
    patches?: {
      patch: string;
      target?: {
        annotationSelector?: string;
        group?: string;
        kind?: string;
        labelSelector?: string;
        name?: string;
        namespace?: string;
        version?: string;
      };
    }[];
    path?: string;
    postBuild?: {
      substitute?: {
        [k: string]: string;
      };
      substituteFrom?: {
        kind: 'Secret' | 'ConfigMap';
        name: string;
        optional?: boolean;
      }[];
      substituteStrategy?: 'WithVariables' | 'Always';
    };
    prune: boolean;
    retryInterval?: string;
    serviceAccountName?: string;
    sourceRef: {
      apiVersion?: string;
      kind: 'OCIRepository' | 'GitRepository' | 'Bucket' | 'ExternalArtifact';
      name: string;
      namespace?: string;
    };
    suspend?: boolean;
    targetNamespace?: string;
    timeout?: string;
    wait?: boolean;
  };
}
