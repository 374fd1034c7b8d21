import type { AddonExistingSecret, AddonExternalSecret, SopsFile } from '../fleet.gen.ts';
import type { KubeObject } from '../object.ts';
import type { ManifestFault } from './manifests.ts';

/** Where the credential of the controllers in one cluster is kept; `name` is the Secret's, in the cluster's namespace. */
export type CompleteAddonCredentials =
  | Required<AddonExistingSecret>
  | (Required<Omit<AddonExternalSecret, 'store'>> & { readonly store: Required<AddonExternalSecret['store']> })
  | (SopsFile & SopsSecret & { readonly name: string });

/** A file of SOPS, read: a Secret that stays as it is to the byte, since SOPS signs the whole of it. */
export interface SopsSecret {
  readonly text: string;
  /** The Secret in it; absent where it has faults, or was not read. */
  readonly object?: KubeObject;
  /** What is wrong with the file by itself. No fault repeats a value. */
  readonly faults: readonly ManifestFault[];
}

/** The keys of its values, which SOPS leaves readable; sorted. */
export const valueKeys = ({ object }: SopsSecret): readonly string[] =>
  ['data', 'stringData'].flatMap((section) => Object.keys(object?.[section] ?? {})).sort();

/** The type without which Cluster API applies nothing of a Secret (capi 6). */
export const payloadType = 'addons.cluster.x-k8s.io/resource-set';

/** The Secrets in a workload cluster that hold the credential of its controllers; nobody else may read them (addons 1.5, 3.4). */
export const cloudConfigSecret = { name: 'cloud-config', namespace: 'kube-system' } as const;
export const manilaSecret = { name: 'manila-csi-credentials', namespace: 'kube-system' } as const;

/** Whether anything in a cluster logs in to the cloud. */
export const needsCredential = ({ cloudConf, manilaCSI }: { readonly cloudConf?: unknown; readonly manilaCSI?: unknown }): boolean =>
  cloudConf !== undefined || manilaCSI !== undefined;
