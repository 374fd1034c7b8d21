// Made by `npm run generate` from schemas/crds/bootstrap.cluster.x-k8s.io/RKE2ConfigTemplate.v1beta2.json. Do not edit.
export interface RKE2ConfigTemplate {
  apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta2';
  kind: 'RKE2ConfigTemplate';
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
    template: {
      spec: {
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
      };
    };
  };
}
