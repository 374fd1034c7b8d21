/** A JSON value; what an emitted object may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A type as it is written down for good: read-only at every depth. */
export type Written<T> = T extends object ? { readonly [K in keyof T]: Written<T[K]> } : T;

export interface ObjectMeta {
  readonly name: string;
  readonly namespace?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** A Kubernetes object as it is written to `dist`. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ObjectMeta;
  readonly [section: string]: unknown;
}

/** The objects of one file of `dist/<env>`, in their order. */
export interface Manifest {
  /** Relative to `dist/<env>`, with `/`: `clusters/payments/cluster.yaml`. */
  readonly file: string;
  readonly objects: readonly KubeObject[];
  /** The text that is written as it is, such as a file that SOPS has signed; absent: the objects, printed. */
  readonly text?: string;
}

/** `group/Kind namespace/name`: what the API server tells objects apart by; versions of one group do not. */
export function identity({ apiVersion, kind, metadata }: KubeObject): string {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  const where = metadata.namespace === undefined ? metadata.name : `${metadata.namespace}/${metadata.name}`;
  return `${group === '' ? kind : `${group}/${kind}`} ${where}`;
}
