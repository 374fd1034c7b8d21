// Made by `npm run generate` from schemas/crds/external-secrets.io/ExternalSecret.v1.json. Do not edit.
export interface ExternalSecret {
  apiVersion: 'external-secrets.io/v1';
  kind: 'ExternalSecret';
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
    data?: {
      remoteRef: {
        conversionStrategy?: 'Default' | 'Unicode';
        decodingStrategy?: 'Auto' | 'Base64' | 'Base64URL' | 'None';
        key: string;
        metadataPolicy?: 'None' | 'Fetch';
        property?: string;
        version?: string;
      };
      secretKey: string;
      sourceRef?: {
        generatorRef?: {
          apiVersion?: string;
          kind:
            | 'ACRAccessToken'
            | 'ClusterGenerator'
            | 'CloudsmithAccessToken'
            | 'ECRAuthorizationToken'
            | 'Fake'
            | 'GCRAccessToken'
            | 'GithubAccessToken'
            | 'QuayAccessToken'
            | 'Password'
            | 'SSHKey'
            | 'STSSessionToken'
            | 'UUID'
            | 'VaultDynamicSecret'
            | 'Webhook'
            | 'Grafana'
            | 'MFA';
          name: string;
        };
        storeRef?: {
          kind?: 'SecretStore' | 'ClusterSecretStore';
          name?: string;
        };
      };
    }[];
    dataFrom?: {
      extract?: {
        conversionStrategy?: 'Default' | 'Unicode';
        decodingStrategy?: 'Auto' | 'Base64' | 'Base64URL' | 'None';
        key: string;
        metadataPolicy?: 'None' | 'Fetch';
        property?: string;
        version?: string;
      };
      find?: {
        conversionStrategy?: 'Default' | 'Unicode';
        decodingStrategy?: 'Auto' | 'Base64' | 'Base64URL' | 'None';
        name?: {
          regexp?: string;
        };
        path?: string;
        tags?: {
          [k: string]: string;
        };
      };
      rewrite?: {
        merge?: {
          conflictPolicy?: 'Ignore' | 'Error';
          into?: string;
          priority?: string[];
          priorityPolicy?: 'IgnoreNotFound' | 'Strict';
          strategy?: 'Extract' | 'JSON';
        };
        regexp?: {
          source: string;
          target: string;
        };
        transform?: {
          template: string;
        };
      }[];
      sourceRef?: {
        generatorRef?: {
          apiVersion?: string;
          kind:
            | 'ACRAccessToken'
            | 'ClusterGenerator'
            | 'CloudsmithAccessToken'
            | 'ECRAuthorizationToken'
            | 'Fake'
            | 'GCRAccessToken'
            | 'GithubAccessToken'
            | 'QuayAccessToken'
            | 'Password'
            | 'SSHKey'
            | 'STSSessionToken'
            | 'UUID'
            | 'VaultDynamicSecret'
            | 'Webhook'
            | 'Grafana'
            | 'MFA';
          name: string;
        };
        storeRef?: {
          kind?: 'SecretStore' | 'ClusterSecretStore';
          name?: string;
        };
      };
    }[];
    refreshInterval?: string;
    refreshPolicy?: 'CreatedOnce' | 'Periodic' | 'OnChange';
    secretStoreRef?: {
      kind?: 'SecretStore' | 'ClusterSecretStore';
      name?: string;
    };
    target?: {
      creationPolicy?: 'Owner' | 'Orphan' | 'Merge' | 'None';
      deletionPolicy?: 'Delete' | 'Merge' | 'Retain';
      immutable?: boolean;
      manifest?: {
        apiVersion: string;
        kind: string;
      };
      name?: string;
      template?: {
        data?: {
          [k: string]: string;
        };
        engineVersion?: 'v2';
        mergePolicy?: 'Replace' | 'Merge';
        metadata?: {
          annotations?: {
            [k: string]: string;
          };
          finalizers?: string[];
          labels?: {
            [k: string]: string;
          };
        };
        templateFrom?: {
          configMap?: {
            items: {
              key: string;
              templateAs?: 'Values' | 'KeysAndValues';
            }[];
            name: string;
          };
          literal?: string;
          secret?: {
            items: {
              key: string;
              templateAs?: 'Values' | 'KeysAndValues';
            }[];
            name: string;
          };
          target?: string;
        }[];
        type?: string;
      };
    };
  };
}
