import type { KubeObject } from '../model/object.ts';
import { type Answer, judged } from './answer.ts';
import type { Server } from './server.ts';
import { Unavailable } from './unavailable.ts';

/** Where the API server keeps objects of a kind. */
interface Resource {
  readonly plural: string;
  readonly namespaced: boolean;
}

/** Finds the path of an object, or `undefined` where its kind and version are not installed. Namespaced objects without a namespace are in `default`. */
export type Locate = (object: KubeObject) => Promise<string | undefined>;

/** Asks the server once per group and version which kinds it serves. */
export function locator(server: Server): Locate {
  const known = new Map<string, Promise<ReadonlyMap<string, Resource>>>();
  return async (object) => {
    const { apiVersion, kind, metadata } = object;
    const root = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
    const resources = known.get(root) ?? server.ask(root).then((answer) => resourcesOf(judged(answer, kind)));
    known.set(root, resources);
    const resource = (await resources).get(kind);
    if (!resource) return undefined;
    const namespace = resource.namespaced ? `/namespaces/${encodeURIComponent(metadata.namespace ?? 'default')}` : '';
    return `${root}${namespace}/${resource.plural}/${encodeURIComponent(metadata.name)}`;
  };
}

/** The kinds of an `APIResourceList`; names with a `/` are subresources. None where the group or version is not served. */
function resourcesOf({ status, body }: Answer): ReadonlyMap<string, Resource> {
  if (status === 404) return new Map();
  const { resources } = (body ?? {}) as { resources?: readonly { name: string; kind: string; namespaced: boolean }[] };
  if (status !== 200 || !Array.isArray(resources)) {
    throw new Unavailable('server-strange', {
      got: `HTTP ${status}, where a list of kinds was asked for`,
      must: 'be a Kubernetes API server',
      fix: 'check the address in the kubeconfig; a proxy may answer in the place of the server',
    });
  }
  return new Map(
    resources.filter(({ name }) => !name.includes('/')).map(({ kind, name, namespaced }) => [kind, { plural: name, namespaced }]),
  );
}
