// Made by `npm run generate` from schemas/crds/infrastructure.cluster.x-k8s.io/TerraformMachineTemplate.v1alpha1.json. Do not edit.
export interface TerraformMachineTemplate {
  apiVersion: 'infrastructure.cluster.x-k8s.io/v1alpha1';
  kind: 'TerraformMachineTemplate';
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
    capacity?: {
      [k: string]: number | string;
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
        adoptRetainedState?: boolean;
        deletionPolicy?: 'Destroy' | 'Retain';
        drift?: {
          intervalSeconds?: number;
        };
        identityRef?: {
          kind?: 'TerraformClusterIdentity' | 'Secret';
          name: string;
        };
        jobs?: {
          activeDeadlineSeconds?: number;
          env?: {
            name: string;
            value?: string;
            valueFrom?: {
              configMapKeyRef?: {
                key: string;
                name?: string;
                optional?: boolean;
              };
              fieldRef?: {
                apiVersion?: string;
                fieldPath: string;
              };
              fileKeyRef?: {
                key: string;
                optional?: boolean;
                path: string;
                volumeName: string;
              };
              resourceFieldRef?: {
                containerName?: string;
                divisor?: number | string;
                resource: string;
              };
              secretKeyRef?: {
                key: string;
                name?: string;
                optional?: boolean;
              };
            };
          }[];
          failedJobsHistoryLimit?: number;
          imagePullSecrets?: {
            name?: string;
          }[];
          lockTimeoutSeconds?: number;
          podSecurityContext?: {
            appArmorProfile?: {
              localhostProfile?: string;
              type: string;
            };
            fsGroup?: number;
            fsGroupChangePolicy?: string;
            runAsGroup?: number;
            runAsNonRoot?: boolean;
            runAsUser?: number;
            seLinuxChangePolicy?: string;
            seLinuxOptions?: {
              level?: string;
              role?: string;
              type?: string;
              user?: string;
            };
            seccompProfile?: {
              localhostProfile?: string;
              type: string;
            };
            supplementalGroups?: number[];
            supplementalGroupsPolicy?: string;
            sysctls?: {
              name: string;
              value: string;
            }[];
            windowsOptions?: {
              gmsaCredentialSpec?: string;
              gmsaCredentialSpecName?: string;
              hostProcess?: boolean;
              runAsUserName?: string;
            };
          };
          resources?: {
            claims?: {
              name: string;
              request?: string;
            }[];
            limits?: {
              [k: string]: number | string;
            };
            requests?: {
              [k: string]: number | string;
            };
          };
          securityContext?: {
            allowPrivilegeEscalation?: boolean;
            appArmorProfile?: {
              localhostProfile?: string;
              type: string;
            };
            capabilities?: {
              add?: string[];
              drop?: string[];
            };
            privileged?: boolean;
            procMount?: string;
            readOnlyRootFilesystem?: boolean;
            runAsGroup?: number;
            runAsNonRoot?: boolean;
            runAsUser?: number;
            seLinuxOptions?: {
              level?: string;
              role?: string;
              type?: string;
              user?: string;
            };
            seccompProfile?: {
              localhostProfile?: string;
              type: string;
            };
            windowsOptions?: {
              gmsaCredentialSpec?: string;
              gmsaCredentialSpecName?: string;
              hostProcess?: boolean;
              runAsUserName?: string;
            };
          };
          serviceAccountName?: string;
          successfulJobsHistoryLimit?: number;
        };
        providerID?: string;
        remediation?: {
          annotateMachine?: boolean;
          healthCheckIntervalSeconds?: number;
          unhealthyThreshold?: number;
        };
        source: {
          image: string;
          imagePullPolicy?: 'IfNotPresent' | 'Always' | 'Never';
        };
        variables?: {
          [k: string]: unknown;
        };
        variablesFrom?: {
          configMapRef?: {
            name: string;
          };
          format?: 'String' | 'JSON';
          optional?: boolean;
          secretRef?: {
            name: string;
          };
        }[];
      };
    };
  };
}
