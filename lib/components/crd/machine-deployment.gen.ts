// Made by `npm run generate` from schemas/crds/cluster.x-k8s.io/MachineDeployment.v1beta2.json. Do not edit.
export interface MachineDeployment {
  apiVersion: 'cluster.x-k8s.io/v1beta2';
  kind: 'MachineDeployment';
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
    clusterName: string;
    deletion?: {
      order?: 'Random' | 'Newest' | 'Oldest';
    };
    machineNaming?: {
      template?: string;
    };
    paused?: boolean;
    remediation?: {
      maxInFlight?: number | string;
    };
    replicas?: number;
    rollout?: {
      after?: string;
      strategy?: {
        rollingUpdate?: {
          maxSurge?: number | string;
          maxUnavailable?: number | string;
        };
        type: 'RollingUpdate' | 'OnDelete';
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
    template: {
      metadata?: {
        annotations?: {
          [k: string]: string;
        };
        labels?: {
          [k: string]: string;
        };
      };
      spec: {
        bootstrap: {
          configRef?: {
            apiGroup: string;
            kind: string;
            name: string;
          };
          dataSecretName?: string;
        };
        clusterName: string;
        deletion?: {
          nodeDeletionTimeoutSeconds?: number;
          nodeDrainTimeoutSeconds?: number;
          nodeVolumeDetachTimeoutSeconds?: number;
        };
        failureDomain?: string;
        infrastructureRef: {
          apiGroup: string;
          kind: string;
          name: string;
        };
        minReadySeconds?: number;
        providerID?: string;
        readinessGates?: {
          conditionType: string;
          polarity?: 'Positive' | 'Negative';
        }[];
        taints?: {
          effect: 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute';
          key: string;
          propagation: 'Always' | 'OnInitialization';
          value?: string;
        }[];
        version?: string;
      };
    };
  };
}
