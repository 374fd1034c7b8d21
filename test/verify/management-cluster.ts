import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KubeObject } from '../../lib/model/object.ts';
import { kubeconfigOf } from '../conformance/api-server.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What the stand-in holds, and how it departs from taking everything. */
export interface Cluster {
  /** Objects that are there. */
  readonly live?: readonly KubeObject[];
  /** Answers in the place of the server; `conflicts` is whether the apply came without force. */
  readonly answers?: (object: KubeObject, conflicts: boolean) => Answer | undefined;
  /** Answers every request, whatever it is. */
  readonly always?: Answer;
  /** Other fields that a webhook fills in. */
  readonly defaults?: (object: KubeObject) => KubeObject;
  /** A controller writes between the first looks at an object and the dry run that follows, this many times. */
  readonly writes?: number;
  readonly warning?: string;
  readonly delayMs?: number;
}

export interface ManagementCluster {
  readonly kubeconfig: string;
  /** `METHOD path?query` of every request. */
  readonly requests: readonly string[];
  /** Bodies of the applies. */
  readonly applied: readonly KubeObject[];
  readonly most: () => number;
  readonly close: () => void;
}

const kinds: Record<string, Record<string, string>> = {
  '/api/v1': { Namespace: 'namespaces', ConfigMap: 'configmaps', Secret: 'secrets' },
  '/apis/cluster.x-k8s.io/v1beta2': { Cluster: 'clusters', MachineDeployment: 'machinedeployments' },
};

const pathOf = ({ apiVersion, kind, metadata }: KubeObject): string => {
  const root = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  const namespace = kind === 'Namespace' ? '' : `/namespaces/${metadata.namespace}`;
  return `${root}${namespace}/${kinds[root]?.[kind]}/${metadata.name}`;
};

/** A management cluster as far as dry runs go. It fails the test that writes. */
export async function startCluster({
  live = [],
  answers,
  always,
  defaults,
  writes = 0,
  warning,
  delayMs = 0,
}: Cluster): Promise<ManagementCluster> {
  const stored = new Map(live.map((object) => [pathOf(object), object]));
  const looks = new Map<string, number>();
  const requests: string[] = [];
  const applied: KubeObject[] = [];
  let [open, most] = [0, 0];

  const bookkeeping = (path: string): object => ({
    resourceVersion: `${Math.min(looks.get(path) ?? 1, writes + 1)}`,
    uid: path,
    generation: 4,
  });
  const look = (path: string): Answer => {
    if (kinds[path]) {
      const resources = Object.entries(kinds[path]).map(([kind, name]) => ({ kind, name, namespaced: kind !== 'Namespace' }));
      return { status: 200, body: { resources } };
    }
    const object = stored.get(path);
    if (!object) return { status: 404, body: { reason: 'NotFound' } };
    const body = { ...object, metadata: { ...object.metadata, ...bookkeeping(path) }, status: { phase: 'Provisioned' } };
    looks.set(path, (looks.get(path) ?? 1) + 1);
    return { status: 200, body };
  };
  const apply = (path: string, query: URLSearchParams, object: KubeObject): Answer => {
    applied.push(object);
    if (query.get('dryRun') !== 'All') return { status: 500, body: { message: 'this would have been written' } };
    const { namespace } = object.metadata;
    if (namespace !== undefined && namespace !== 'default' && !stored.has(`/api/v1/namespaces/${namespace}`))
      return { status: 404, body: { message: `namespaces "${namespace}" not found` } };
    const answer = answers?.(object, query.get('force') === 'false');
    if (answer) return answer;
    const result = defaults?.(object) ?? object;
    return {
      status: stored.has(path) ? 200 : 201,
      body: { ...result, metadata: { ...result.metadata, ...bookkeeping(path), generation: 5 } },
    };
  };
  const server = createServer((request, response) => {
    most = Math.max(most, ++open);
    void (async () => {
      requests.push(`${request.method} ${request.url}`);
      const body = await text(request);
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://server');
      const { status, body: said } =
        always ?? (request.method === 'PATCH' ? apply(pathname, searchParams, JSON.parse(body) as KubeObject) : look(pathname));
      await sleep(delayMs);
      open--;
      if (warning && request.method === 'PATCH') response.setHeader('warning', `299 - ${JSON.stringify(warning)}`);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { kubeconfig, remove } = kubeconfigOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
    remove();
  };
  return { kubeconfig, requests, applied, most: () => most, close };
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
