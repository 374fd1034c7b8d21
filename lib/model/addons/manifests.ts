import type { KubeObject } from '../object.ts';
import type { Path } from '../path.ts';

/**
 * How much of add-ons' texts one ConfigMap may hold, in bytes of JSON: each text in UTF-8 with its quotes, line feeds and backslashes escaped, which is never
 * less than the text itself. Kubernetes takes 1,048,576 bytes of values, and etcd about 1.5 MiB of object (capi 6); the rest is for the object's own metadata.
 */
export const mostPayloadBytes = 1_000_000;

/** A ClusterResourceSet takes 100 resources (capi 6). */
export const mostResources = 100;

/** Names of add-ons that Capstan itself delivers, or of its label for one cluster's own resources. */
export const ownAddons: readonly string[] = ['cloud-controller-manager', 'cinder-csi', 'manila-csi', 'cluster-autoscaler', 'cluster'];

/** One object among manifests of the user's own. It has an `apiVersion`, a `kind` and a name. */
export interface ManifestDocument {
  /** From the project's root. */
  readonly file: string;
  readonly object: KubeObject;
  /** What it takes of `mostPayloadBytes` when it is printed. */
  readonly bytes: number;
}

/** Something in a file that cannot be delivered: phrases of an issue, `got` with the file's name in it. */
export interface ManifestFault {
  readonly got: string;
  readonly must: string;
  readonly fix?: string;
}

/** A file of manifests, read. */
export interface ManifestFile {
  readonly documents: readonly ManifestDocument[];
  readonly faults: readonly ManifestFault[];
}

/** Manifests of the user's own, read: what a cluster gets beside Capstan's add-ons. */
export interface CompleteManifests extends ManifestFile {
  readonly name: string;
  readonly path: Path;
  /** The file or folder that the fleet names, from the project's root. */
  readonly source: string;
  /** The files below `source` in the order of their names, with their texts. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** Whether a file is one of those that a `path` of manifests stands for. */
export const belongsTo = (source: string, file: string): boolean => file === source || file.startsWith(`${source}/`);

/** The ending of a file that is read as manifests. */
export const manifestFileName = /\.(?:ya?ml|json)$/;
