// Made by `npm run generate` from schemas/crds/controlplane.cluster.x-k8s.io/RKE2ControlPlane.v1beta2.json. Do not edit.
export interface RKE2ControlPlane {
  apiVersion: 'controlplane.cluster.x-k8s.io/v1beta2';
  kind: 'RKE2ControlPlane';
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
    agentConfig?: {
      additionalUserData?: {
        config?: string;
        data?: {
          [k: string]: string;
        };
        strict?: boolean;
      };
      airGapped?: boolean;
      airGappedChecksum?: string;
      cisProfile?: 'cis' | 'cis-1.23' | 'cis-1.5' | 'cis-1.6';
      containerRuntimeEndpoint?: string;
      dataDir?: string;
      enableContainerdSElinux?: boolean;
      format?: 'cloud-config' | 'ignition';
      imageCredentialProviderConfigMap?: {
        apiVersion?: string;
        fieldPath?: string;
        kind?: string;
        name?: string;
        namespace?: string;
        resourceVersion?: string;
        uid?: string;
      };
      kubeProxy?: {
        extraArgs?: string[];
        extraEnv?: {
          [k: string]: string;
        };
        extraMounts?: {
          [k: string]: string;
        };
        overrideImage?: string;
      };
      kubelet?: {
        extraArgs?: string[];
        extraEnv?: {
          [k: string]: string;
        };
        extraMounts?: {
          [k: string]: string;
        };
        overrideImage?: string;
      };
      kubeletPath?: string;
      loadBalancerPort?: number;
      nodeAnnotations?: {
        [k: string]: string;
      };
      nodeLabels?: string[];
      nodeName?: string;
      nodeTaints?: string[];
      ntp?: {
        enabled?: boolean;
        servers?: string[];
      };
      podSecurityAdmissionConfigFile?: string;
      protectKernelDefaults?: boolean;
      resolvConf?: {
        apiVersion?: string;
        fieldPath?: string;
        kind?: string;
        name?: string;
        namespace?: string;
        resourceVersion?: string;
        uid?: string;
      };
      runtimeImage?: string;
      snapshotter?: string;
      systemDefaultRegistry?: string;
    };
    files?: {
      content?: string;
      contentFrom?: {
        configMap?: {
          key: string;
          name: string;
          namespace?: string;
        };
        secret?: {
          key: string;
          name: string;
          namespace?: string;
        };
      };
      encoding?: 'base64' | 'gzip' | 'gzip+base64';
      owner?: string;
      path: string;
      permissions?: string;
    }[];
    gzipUserData?: boolean;
    machineTemplate?: {
      metadata?: {
        annotations?: {
          [k: string]: string;
        };
        labels?: {
          [k: string]: string;
        };
      };
      spec: {
        deletion?: {
          nodeDeletionTimeoutSeconds?: number;
          nodeDrainTimeoutSeconds?: number;
          nodeVolumeDetachTimeoutSeconds?: number;
        };
        infrastructureRef: {
          apiGroup: string;
          kind: string;
          name: string;
        };
      };
    };
    manifestsConfigMapReference?: {
      apiVersion?: string;
      fieldPath?: string;
      kind?: string;
      name?: string;
      namespace?: string;
      resourceVersion?: string;
      uid?: string;
    };
    postRKE2Commands?: string[];
    preRKE2Commands?: string[];
    privateRegistriesConfig?: {
      configs?: {
        [k: string]: {
          authSecret?: {
            apiVersion?: string;
            fieldPath?: string;
            kind?: string;
            name?: string;
            namespace?: string;
            resourceVersion?: string;
            uid?: string;
          };
          tls?: {
            insecureSkipVerify?: boolean;
            tlsConfigSecret?: {
              apiVersion?: string;
              fieldPath?: string;
              kind?: string;
              name?: string;
              namespace?: string;
              resourceVersion?: string;
              uid?: string;
            };
          };
        };
      };
      mirrors?: {
        [k: string]: {
          endpoint?: string[];
          rewrite?: {
            [k: string]: string;
          };
        };
      };
    };
    registrationAddress?: string;
    registrationMethod?: 'internal-first' | 'internal-only-ips' | 'external-only-ips' | 'address' | 'control-plane-endpoint' | '';
    remediationStrategy?: {
      maxRetry?: number;
      minHealthyPeriod?: string;
      retryPeriod?: string;
    };
    replicas?: number;
    rolloutStrategy: {
      rollingUpdate?: {
        maxSurge?: number | string;
      };
      type?: string;
    };
    serverConfig?: {
      advertiseAddress?: string;
      auditPolicySecret?: {
        apiVersion?: string;
        fieldPath?: string;
        kind?: string;
        name?: string;
        namespace?: string;
        resourceVersion?: string;
        uid?: string;
      };
      bindAddress?: string;
      cloudControllerManager?: {
        extraArgs?: string[];
        extraEnv?: {
          [k: string]: string;
        };
        extraMounts?: {
          [k: string]: string;
        };
        overrideImage?: string;
      };
      cloudProviderConfigMap?: {
        apiVersion?: string;
        fieldPath?: string;
        kind?: string;
        name?: string;
        namespace?: string;
        resourceVersion?: string;
        uid?: string;
      };
      cloudProviderName?: string;
      clusterDNS?: string;
      clusterDomain?: string;
      cni?: 'none' | 'calico' | 'canal' | 'cilium';
      cniMultusEnable?: boolean;
      disableComponents?: {
        kubernetesComponents?: ('scheduler' | 'kubeProxy' | 'cloudController')[];
        pluginComponents?: (
          | 'rke2-coredns'
          | 'rke2-ingress-nginx'
          | 'rke2-metrics-server'
          | 'rke2-snapshot-controller'
          | 'rke2-snapshot-controller-crd'
          | 'rke2-snapshot-validation-webhook'
        )[];
      };
      embeddedRegistry?: boolean;
      etcd?: {
        backupConfig?: {
          directory?: string;
          disableAutomaticSnapshots?: boolean;
          retention?: string;
          s3?: {
            bucket?: string;
            endpoint: string;
            endpointCAsecret?: {
              apiVersion?: string;
              fieldPath?: string;
              kind?: string;
              name?: string;
              namespace?: string;
              resourceVersion?: string;
              uid?: string;
            };
            enforceSslVerify?: boolean;
            folder?: string;
            region?: string;
            s3CredentialSecret?: {
              apiVersion?: string;
              fieldPath?: string;
              kind?: string;
              name?: string;
              namespace?: string;
              resourceVersion?: string;
              uid?: string;
            };
          };
          scheduleCron?: string;
          snapshotName?: string;
        };
        customConfig?: {
          extraArgs?: string[];
          extraEnv?: {
            [k: string]: string;
          };
          extraMounts?: {
            [k: string]: string;
          };
          overrideImage?: string;
        };
        exposeMetrics?: boolean;
      };
      externalDatastoreSecret?: {
        apiVersion?: string;
        fieldPath?: string;
        kind?: string;
        name?: string;
        namespace?: string;
        resourceVersion?: string;
        uid?: string;
      };
      kubeAPIServer?: {
        extraArgs?: string[];
        extraEnv?: {
          [k: string]: string;
        };
        extraMounts?: {
          [k: string]: string;
        };
        overrideImage?: string;
      };
      kubeControllerManager?: {
        extraArgs?: string[];
        extraEnv?: {
          [k: string]: string;
        };
        extraMounts?: {
          [k: string]: string;
        };
        overrideImage?: string;
      };
      kubeScheduler?: {
        extraArgs?: string[];
        extraEnv?: {
          [k: string]: string;
        };
        extraMounts?: {
          [k: string]: string;
        };
        overrideImage?: string;
      };
      pauseImage?: string;
      secretsEncryption?: {
        encryptionKeySecret?: {
          apiVersion?: string;
          fieldPath?: string;
          kind?: string;
          name?: string;
          namespace?: string;
          resourceVersion?: string;
          uid?: string;
        };
        provider?: 'aescbc' | 'secretbox';
      };
      serviceNodePortRange?: string;
      supervisorMetrics?: boolean;
      tlsSan?: string[];
    };
    version: string;
  };
}
