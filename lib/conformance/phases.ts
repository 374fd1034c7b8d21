import type { Written } from '../cluster-access/written.ts';

/**
 * The order in which objects are applied: a phase begins when the one before it has been answered.
 *
 * Namespaces go first, since nothing can be created in a namespace that is not there. What the GitOps engine is pointed at goes last, so that an
 * engine that runs finds the rest in place. In between any order works: Cluster API's controllers wait for what an object refers to.
 */
export function phases(objects: readonly Written[]): readonly (readonly Written[])[] {
  const phase = ({ within, object }: Written): number => (object.kind === 'Namespace' ? 0 : within.startsWith('gitops/') ? 2 : 1);
  return [0, 1, 2].map((number) => objects.filter((written) => phase(written) === number)).filter((each) => each.length > 0);
}
