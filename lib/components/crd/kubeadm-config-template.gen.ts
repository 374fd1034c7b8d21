// Made by `npm run generate` from schemas/crds/bootstrap.cluster.x-k8s.io/KubeadmConfigTemplate.v1beta2.json. Do not edit.
export interface KubeadmConfigTemplate {
  apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta2';
  kind: 'KubeadmConfigTemplate';
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
    template: {
      metadata?: {
        annotations?: {
          [k: string]: string;
        };
        labels?: {
          [k: string]: string;
        };
      };
      spec?: {
        bootCommands?: string[];
        clusterConfiguration?: {
          apiServer?: {
            certSANs?: string[];
            extraArgs?: {
              name: string;
              value: string;
            }[];
            extraEnvs?: {
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
            extraVolumes?: {
              hostPath: string;
              mountPath: string;
              name: string;
              pathType?: string;
              readOnly?: boolean;
            }[];
          };
          caCertificateValidityPeriodDays?: number;
          certificateValidityPeriodDays?: number;
          certificatesDir?: string;
          controlPlaneEndpoint?: string;
          controllerManager?: {
            extraArgs?: {
              name: string;
              value: string;
            }[];
            extraEnvs?: {
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
            extraVolumes?: {
              hostPath: string;
              mountPath: string;
              name: string;
              pathType?: string;
              readOnly?: boolean;
            }[];
          };
          dns?: {
            imageRepository?: string;
            imageTag?: string;
          };
          encryptionAlgorithm?: 'ECDSA-P256' | 'ECDSA-P384' | 'RSA-2048' | 'RSA-3072' | 'RSA-4096';
          etcd?: {
            external?: {
              caFile: string;
              certFile: string;
              endpoints: string[];
              keyFile: string;
            };
            local?: {
              dataDir?: string;
              extraArgs?: {
                name: string;
                value: string;
              }[];
              extraEnvs?: {
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
              imageRepository?: string;
              imageTag?: string;
              peerCertSANs?: string[];
              serverCertSANs?: string[];
            };
          };
          featureGates?: {
            [k: string]: boolean;
          };
          imageRepository?: string;
          scheduler?: {
            extraArgs?: {
              name: string;
              value: string;
            }[];
            extraEnvs?: {
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
            extraVolumes?: {
              hostPath: string;
              mountPath: string;
              name: string;
              pathType?: string;
              readOnly?: boolean;
            }[];
          };
        };
        diskSetup?: {
          filesystems?: {
            device: string;
            extraOpts?: string[];
            filesystem: string;
            label?: string;
            overwrite?: boolean;
            partition?: string;
            replaceFS?: string;
          }[];
          partitions?: {
            device: string;
            diskLayout?: {
              partitionType?: string;
              percentage: number;
            }[];
            layout?: boolean;
            overwrite?: boolean;
            tableType?: 'mbr' | 'gpt';
          }[];
        };
        files?: {
          append?: boolean;
          content?: string;
          contentFormat?: 'Raw' | 'Template';
          contentFrom?: {
            secret: {
              key: string;
              name: string;
            };
          };
          encoding?: 'base64' | 'gzip' | 'gzip+base64';
          owner?: string;
          path: string;
          permissions?: string;
        }[];
        format?: 'cloud-config' | 'ignition';
        ignition?: {
          containerLinuxConfig?: {
            additionalConfig?: string;
            strict?: boolean;
          };
        };
        initConfiguration?: {
          bootstrapTokens?: {
            description?: string;
            expires?: string;
            groups?: string[];
            token: string;
            ttlSeconds?: number;
            usages?: string[];
          }[];
          localAPIEndpoint?: {
            advertiseAddress?: string;
            bindPort?: number;
          };
          nodeRegistration?: {
            criSocket?: string;
            ignorePreflightErrors?: string[];
            imagePullPolicy?: 'Always' | 'IfNotPresent' | 'Never';
            imagePullSerial?: boolean;
            kubeletExtraArgs?: {
              name: string;
              value: string;
            }[];
            name?: string;
            taints?: {
              effect: string;
              key: string;
              timeAdded?: string;
              value?: string;
            }[];
          };
          patches?: {
            directory?: string;
          };
          skipPhases?: string[];
          timeouts?: {
            controlPlaneComponentHealthCheckSeconds?: number;
            discoverySeconds?: number;
            etcdAPICallSeconds?: number;
            kubeletHealthCheckSeconds?: number;
            kubernetesAPICallSeconds?: number;
            tlsBootstrapSeconds?: number;
          };
        };
        joinConfiguration?: {
          caCertPath?: string;
          controlPlane?: {
            localAPIEndpoint?: {
              advertiseAddress?: string;
              bindPort?: number;
            };
          };
          discovery?: {
            bootstrapToken?: {
              apiServerEndpoint?: string;
              caCertHashes?: string[];
              token?: string;
              unsafeSkipCAVerification?: boolean;
            };
            file?: {
              kubeConfig?: {
                cluster?: {
                  certificateAuthorityData?: string;
                  insecureSkipTLSVerify?: boolean;
                  proxyURL?: string;
                  server?: string;
                  tlsServerName?: string;
                };
                user: {
                  authProvider?: {
                    config?: {
                      [k: string]: string;
                    };
                    name: string;
                  };
                  exec?: {
                    apiVersion?: string;
                    args?: string[];
                    command: string;
                    env?: {
                      name: string;
                      value: string;
                    }[];
                    provideClusterInfo?: boolean;
                  };
                };
              };
              kubeConfigPath: string;
            };
            tlsBootstrapToken?: string;
          };
          nodeRegistration?: {
            criSocket?: string;
            ignorePreflightErrors?: string[];
            imagePullPolicy?: 'Always' | 'IfNotPresent' | 'Never';
            imagePullSerial?: boolean;
            kubeletExtraArgs?: {
              name: string;
              value: string;
            }[];
            name?: string;
            taints?: {
              effect: string;
              key: string;
              timeAdded?: string;
              value?: string;
            }[];
          };
          patches?: {
            directory?: string;
          };
          skipPhases?: string[];
          timeouts?: {
            controlPlaneComponentHealthCheckSeconds?: number;
            discoverySeconds?: number;
            etcdAPICallSeconds?: number;
            kubeletHealthCheckSeconds?: number;
            kubernetesAPICallSeconds?: number;
            tlsBootstrapSeconds?: number;
          };
        };
        mounts?: string[][];
        ntp?: {
          enabled?: boolean;
          servers?: string[];
        };
        postKubeadmCommands?: string[];
        preKubeadmCommands?: string[];
        users?: {
          gecos?: string;
          groups?: string;
          homeDir?: string;
          inactive?: boolean;
          lockPassword?: boolean;
          name: string;
          passwd?: string;
          passwdFrom?: {
            secret: {
              key: string;
              name: string;
            };
          };
          primaryGroup?: string;
          shell?: string;
          sshAuthorizedKeys?: string[];
          sudo?: string;
        }[];
        verbosity?: number;
      };
    };
  };
}
