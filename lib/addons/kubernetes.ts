import { createRequire } from 'node:module';
import type * as k8s from 'cdk8s-plus-34/lib/imports/k8s.js';

/**
 * Kubernetes' own kinds as constructs of cdk8s-plus-34, each with the exact fields of its API and nothing added: what add-ons are built of.
 *
 * Its richer constructs (`Deployment`, `ClusterRole` …) cannot express these objects. They have no field for a priority class, a seccomp profile of
 * the pod, `updateStrategy` or `replicas` with a fixed selector; they put a label made of construct names on every pod, so that a renamed construct
 * would orphan its pods; and they write zero values (`resourceNames: []`, `apiGroup: ''`, `hostNetwork: false`) that the API server does not keep.
 *
 * This one file of the package is also the cheaper part of it: a third of the time to load goes to the richer constructs.
 *
 * It is loaded when the first add-on is drawn, at once and not by `import()`, so that drawing stays a plain function. Inside a bundle that takes a quarter
 * of what Node itself takes to start; from where it is installed, with a second cdk8s, five times as long: so it is bundled, and a `require` with a
 * text in it is what esbuild takes along and runs only when it is called.
 */
type Kubernetes = typeof k8s;

export type {
  Affinity,
  Container,
  ContainerPort,
  EnvVar,
  NodeSelectorTerm,
  PodSecurityContext,
  PolicyRule,
  Probe,
  ResourceRequirements,
  SecurityContext,
  Toleration,
  Volume,
  VolumeMount,
} from 'cdk8s-plus-34/lib/imports/k8s.js';

let loaded: Kubernetes | undefined;

// `require` gives what the module's own types say. A module that nobody bundled may have none.
const load = (): Kubernetes =>
  (loaded ??= (
    typeof require === 'function'
      ? require('cdk8s-plus-34/lib/imports/k8s.js')
      : createRequire(import.meta.url)('cdk8s-plus-34/lib/imports/k8s.js')
  ) as Kubernetes);

/** A class that is not there before somebody makes an instance or asks for something of it, and then is the real one in all that it does. */
const later = <Name extends keyof Kubernetes>(name: Name): Kubernetes[Name] =>
  // A proxy has the type of what it stands for, which is a class as well.
  new Proxy(class {} as unknown as Kubernetes[Name] & object, {
    construct: (_, args: unknown[]) => Reflect.construct(load()[name] as unknown as new () => object, args) as object,
    get: (_, key) => Reflect.get(load()[name], key) as unknown,
  });

export const IntOrString = later('IntOrString');
export const KubeClusterRole = later('KubeClusterRole');
export const KubeClusterRoleBinding = later('KubeClusterRoleBinding');
export const KubeConfigMap = later('KubeConfigMap');
export const KubeCsiDriver = later('KubeCsiDriver');
export const KubeDaemonSet = later('KubeDaemonSet');
export const KubeDeployment = later('KubeDeployment');
export const KubeRole = later('KubeRole');
export const KubeRoleBinding = later('KubeRoleBinding');
export const KubeService = later('KubeService');
export const KubeServiceAccount = later('KubeServiceAccount');
export const KubeStatefulSet = later('KubeStatefulSet');
export const KubeStorageClass = later('KubeStorageClass');
export const Quantity = later('Quantity');
