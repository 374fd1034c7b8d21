import type { KubeObject } from '../model/object.ts';

/** What must be there before anything else can be: namespaces, then definitions of kinds. */
export const stages = ['namespaces', 'crds', 'objects'] as const;
export type Stage = (typeof stages)[number];

export const stageOf = ({ kind }: KubeObject): Stage =>
  kind === 'Namespace' ? 'namespaces' : kind === 'CustomResourceDefinition' ? 'crds' : 'objects';

/**
 * Objects in the order in which they are delivered: namespaces, CRDs, then the rest as it was given. Cluster API sorts by kind inside one value of `data`
 * and nowhere else (capi 6, case BC-74), so what spans several must come in order by itself.
 */
export const inOrder = (objects: readonly KubeObject[]): readonly KubeObject[] =>
  stages.flatMap((stage) => objects.filter((object) => stageOf(object) === stage));
