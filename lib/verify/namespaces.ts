import { accepts, judged } from '../cluster-access/answer.ts';
import { inFlight, mapInFlight } from '../cluster-access/in-flight.ts';
import type { Server } from '../cluster-access/server.ts';
import type { KubeObject } from '../model/object.ts';

/**
 * - `there`: in the management cluster.
 * - `coming`: not there yet, and part of the environment.
 * - `missing`: neither.
 */
export type Presence = 'there' | 'coming' | 'missing';

export interface Namespaces {
  readonly presenceOf: (object: KubeObject) => Presence;
  /** A namespace that is there, to ask in for objects whose own is coming: one of the environment's where there is one, else `default`. */
  readonly standIn: string;
}

/** Looks once for every namespace that an environment lives in. */
export async function namespacesOf(server: Server, objects: readonly KubeObject[]): Promise<Namespaces> {
  const coming = new Set(objects.filter(isNamespace).map(({ metadata }) => metadata.name));
  const named = [...new Set(objects.flatMap(({ metadata }) => metadata.namespace ?? []))].sort();
  const answers = await mapInFlight(named, inFlight, async (name) =>
    accepts(judged(await server.ask(`/api/v1/namespaces/${encodeURIComponent(name)}`), 'Namespace')),
  );
  const there = new Set(named.filter((_, index) => answers[index]));
  return {
    presenceOf: ({ metadata: { namespace } }) =>
      namespace === undefined || there.has(namespace) ? 'there' : coming.has(namespace) ? 'coming' : 'missing',
    standIn: named.find((name) => there.has(name) && coming.has(name)) ?? 'default',
  };
}

const isNamespace = ({ apiVersion, kind }: KubeObject): boolean => apiVersion === 'v1' && kind === 'Namespace';
