// Made by `npm run generate` from schemas/crds/cluster.x-k8s.io/Cluster.v1beta2.json. Do not edit.
export interface Cluster {
  apiVersion: 'cluster.x-k8s.io/v1beta2';
  kind: 'Cluster';
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
    availabilityGates?: {
      conditionType: string;
      polarity?: 'Positive' | 'Negative';
    }[];
    clusterNetwork?: {
      apiServerPort?: number;
      pods?: {
        cidrBlocks: string[];
      };
      serviceDomain?: string;
      services?: {
        cidrBlocks: string[];
      };
    };
    controlPlaneEndpoint?: {
      host?: string;
      port?: number;
    };
    controlPlaneRef?: {
      apiGroup: string;
      kind: string;
      name: string;
    };
    infrastructureRef?: {
      apiGroup: string;
      kind: string;
      name: string;
    };
    paused?: boolean;
    topology?: {
      classRef: {
        name: string;
        namespace?: string;
      };
      controlPlane?: {
        deletion?: {
          nodeDeletionTimeoutSeconds?: number;
          nodeDrainTimeoutSeconds?: number;
          nodeVolumeDetachTimeoutSeconds?: number;
        };
        healthCheck?: {
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
          enabled?: boolean;
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
        };
        metadata?: {
          annotations?: {
            [k: string]: string;
          };
          labels?: {
            [k: string]: string;
          };
        };
        readinessGates?: {
          conditionType: string;
          polarity?: 'Positive' | 'Negative';
        }[];
        replicas?: number;
        rollout?: {
          after?: string;
        };
        taints?: {
          effect: 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute';
          key: string;
          propagation: 'Always' | 'OnInitialization';
          value?: string;
        }[];
        variables?: {
          overrides?: {
            name: string;
            value: {
              [k: string]: unknown;
            };
          }[];
        };
      };
      variables?: {
        name: string;
        value: {
          [k: string]: unknown;
        };
      }[];
      version: string;
      workers?: {
        machineDeployments?: {
          class: string;
          deletion?: {
            nodeDeletionTimeoutSeconds?: number;
            nodeDrainTimeoutSeconds?: number;
            nodeVolumeDetachTimeoutSeconds?: number;
            order?: 'Random' | 'Newest' | 'Oldest';
          };
          failureDomain?: string;
          healthCheck?: {
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
            enabled?: boolean;
            remediation?: {
              maxInFlight?: number | string;
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
          };
          metadata?: {
            annotations?: {
              [k: string]: string;
            };
            labels?: {
              [k: string]: string;
            };
          };
          minReadySeconds?: number;
          name: string;
          readinessGates?: {
            conditionType: string;
            polarity?: 'Positive' | 'Negative';
          }[];
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
          taints?: {
            effect: 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute';
            key: string;
            propagation: 'Always' | 'OnInitialization';
            value?: string;
          }[];
          variables?: {
            overrides?: {
              name: string;
              value: {
                [k: string]: unknown;
              };
            }[];
          };
        }[];
        machinePools?: {
          class: string;
          deletion?: {
            nodeDeletionTimeoutSeconds?: number;
            nodeDrainTimeoutSeconds?: number;
            nodeVolumeDetachTimeoutSeconds?: number;
          };
          failureDomains?: string[];
          metadata?: {
            annotations?: {
              [k: string]: string;
            };
            labels?: {
              [k: string]: string;
            };
          };
          minReadySeconds?: number;
          name: string;
          replicas?: number;
          taints?: {
            effect: 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute';
            key: string;
            propagation: 'Always' | 'OnInitialization';
            value?: string;
          }[];
          variables?: {
            overrides?: {
              name: string;
              value: {
                [k: string]: unknown;
              };
            }[];
          };
        }[];
      };
    };
  };
}
