// Made by `npm run generate` from schemas/crds/cluster.x-k8s.io/MachineHealthCheck.v1beta2.json. Do not edit.
export interface MachineHealthCheck {
  apiVersion: 'cluster.x-k8s.io/v1beta2';
  kind: 'MachineHealthCheck';
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
    checks?: {
      nodeStartupTimeoutSeconds?: number;
      unhealthyMachineConditions?: {
        status: 'True' | 'False' | 'Unknown';
        timeoutSeconds: number;
        type: string;
      }[];
      unhealthyNodeConditions?: {
        status: string;
        timeoutSeconds: number;
        type: string;
      }[];
    };
    clusterName: string;
    remediation?: {
      templateRef?: {
        apiVersion: string;
        kind: string;
        name: string;
      };
      triggerIf?: {
        unhealthyInRange?: string;
        unhealthyLessThanOrEqualTo?: number | string;
      };
    };
    selector: {
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
}
