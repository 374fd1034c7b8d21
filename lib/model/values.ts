import type {
  Autoscale,
  Captf,
  ExistingSecret,
  ExternalSecret,
  Fixed,
  Flux,
  ImageById,
  ImageByName,
  Internal,
  Kubeadm,
  OneZone,
  OwnZones,
  PublicEndpoint,
  Rke2,
  SameZones,
  SecretKey,
  SopsFile,
  Supplied,
} from './fleet.gen.ts';

type Untagged<T> = Omit<T, 'type'>;

/** So many machines, always: `fixed(3)` is `{ type: 'fixed', replicas: 3 }`. */
export const fixed = (replicas: number): Fixed => ({ type: 'fixed', replicas });

/** The Cluster Autoscaler keeps the number within the bounds: `autoscale({ min: 0, max: 10 })`. */
export const autoscale = (bounds: { min: number; max: number }): Autoscale => ({ type: 'autoscale', ...bounds });

/** The API behind a load balancer inside the node subnet. */
export const internal = (options: Untagged<Internal> = {}): Internal => ({ type: 'internal', ...options });

/** The API on a floating IP, for the given ranges; the router's external address joins them by itself. */
export const publicEndpoint = (options: Untagged<PublicEndpoint>): PublicEndpoint => ({ type: 'public', ...options });

/** An endpoint that exists already; no load balancer is made. */
export const supplied = (options: Untagged<Supplied>): Supplied => ({ type: 'supplied', ...options });

/** Cluster API Provider Terraform with its OpenStack modules. */
export const captf = (options: Untagged<Captf>): Captf => ({ type: 'captf', ...options });

/** Flux's kustomize-controller as the engine. */
export const flux = (options: Untagged<Flux>): Flux => ({ type: 'flux', ...options });

/** Kubernetes by kubeadm. */
export const kubeadm = (options: Untagged<Kubeadm> = {}): Kubeadm => ({ type: 'kubeadm', ...options });

/** Kubernetes by RKE2; the cluster's version then ends in a build such as `+rke2r1`. */
export const rke2 = (options: Untagged<Rke2> = {}): Rke2 => ({ type: 'rke2', ...options });

/** A Glance image by name; `{version}` becomes the cluster's version, `{semver}` the same without `v`. */
export const imageName = (name: string): ImageByName => ({ type: 'name', name });

/** A Glance image by id. */
export const imageId = (id: string): ImageById => ({ type: 'id', id });

/** A Secret that somebody else puts into the management cluster. */
export const existingSecret = (options: Untagged<ExistingSecret> = {}): ExistingSecret => ({ type: 'existingSecret', ...options });

/** A Secret that the External Secrets Operator fills; Capstan writes the `ExternalSecret`. */
export const externalSecret = (options: Untagged<ExternalSecret>): ExternalSecret => ({ type: 'externalSecret', ...options });

/** A Secret in a file that SOPS has encrypted, from the project's root; it is copied byte for byte. */
export const sopsFile = (path: string): SopsFile => ({ type: 'sopsFile', path });

/** A file's content from a key of a Secret in the cluster's namespace. */
export const secretKey = (options: Untagged<SecretKey>): SecretKey => ({ type: 'secretKey', ...options });

/** Cinder has a zone of the same name for each of Nova's. */
export const sameZones = (): SameZones => ({ type: 'sameZones' });

/** One Cinder zone serves all of Nova's. */
export const oneZone = (): OneZone => ({ type: 'oneZone' });

/** Cinder's zones have names of their own: `ownZones({ volumeZones: { 'ceph-a': { computeZones: ['az-1', 'az-2'] } } })`. */
export const ownZones = (options: Untagged<OwnZones>): OwnZones => ({ type: 'ownZones', ...options });
