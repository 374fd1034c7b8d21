import type { KubeObject } from '../model/object.ts';

/** The GitOps engine in whose place the management cluster is asked. */
export interface Engine {
  readonly name: string;
  /** The field manager that it applies as. */
  readonly fieldManager: string;
  /** What it adds to every object that it applies. */
  readonly labels: readonly string[];
  readonly annotations: readonly string[];
}

/**
 * Flux's kustomize-controller applies by force and labels what it applies: seen in the managed fields and labels of what it applied in the lab.
 */
const flux: Engine = {
  name: 'Flux',
  fieldManager: 'kustomize-controller',
  labels: ['kustomize.toolkit.fluxcd.io/name', 'kustomize.toolkit.fluxcd.io/namespace'],
  annotations: [],
};

/** Argo CD marks what it tracks by a label or an annotation (argoproj/argo-cd: common/common.go). */
const argo: Engine = {
  name: 'Argo CD',
  fieldManager: 'argocd-controller',
  labels: ['app.kubernetes.io/instance'],
  annotations: ['argocd.argoproj.io/tracking-id'],
};

/** The engine that an environment is made for: Argo CD where it holds one of its kinds, else Flux. */
export const engineOf = (objects: readonly KubeObject[]): Engine =>
  objects.some(({ apiVersion }) => apiVersion.startsWith('argoproj.io/')) ? argo : flux;

/** An object as the engine would send it: with the marks that the live one bears from it, which would otherwise seem to be taken away. */
export function asSent({ labels, annotations }: Engine, object: KubeObject, live: KubeObject | undefined): KubeObject {
  const marks = {
    labels: marked(labels, live?.metadata.labels, object.metadata.labels),
    annotations: marked(annotations, live?.metadata.annotations, object.metadata.annotations),
  };
  const metadata = Object.fromEntries(Object.entries(marks).filter(([, map]) => Object.keys(map).length > 0));
  return { ...object, metadata: { ...object.metadata, ...metadata } };
}

type Marks = Readonly<Record<string, string>>;

function marked(names: readonly string[], live: Marks = {}, own: Marks = {}): Marks {
  const borne = names.filter((name) => Object.hasOwn(live, name) && !Object.hasOwn(own, name));
  return { ...own, ...Object.fromEntries(borne.map((name) => [name, live[name] ?? ''])) };
}
