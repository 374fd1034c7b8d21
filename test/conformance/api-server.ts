import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KubeObject } from '../../lib/model/object.ts';

interface Stored extends Record<string, unknown> {
  metadata: { resourceVersion: string; generation: number; managedFields: { manager: string; operation: string; time: string }[] };
}

/** How the stand-in departs from taking everything and storing it as it is written. */
interface Behaviour {
  /** Group and version → kind → plural; without an entry the version is not served. Replaces the usual ones. */
  readonly serves?: Record<string, Record<string, string>>;
  /** Answers instead of storing. */
  readonly refuses?: (object: KubeObject, attempt: number) => { status: number; body: unknown } | undefined;
  /** Changes what is stored, at every apply: what a webhook may do. */
  readonly mutates?: (object: KubeObject, times: number) => unknown;
  /** Whether a controller writes the status between a read and the apply that follows. */
  readonly controllers?: boolean;
  /** A `Warning` header for every apply. */
  readonly warning?: string;
  readonly delayMs?: number;
}

/** An API server as far as server-side apply goes, with a kubeconfig that leads to it. */
export interface ApiServer {
  readonly kubeconfig: string;
  /** Paths with their queries, in the order in which applies came in. */
  readonly applies: readonly string[];
  /** The `Authorization` headers that came in. */
  readonly credentials: ReadonlySet<string | undefined>;
  /** The highest number of requests that were open at once. */
  readonly most: number;
  readonly close: () => void;
}

const usual: Record<string, Record<string, string>> = {
  v1: { Namespace: 'namespaces', ConfigMap: 'configmaps', Secret: 'secrets' },
  'cluster.x-k8s.io/v1beta2': { Cluster: 'clusters' },
  'kustomize.toolkit.fluxcd.io/v1': { Kustomization: 'kustomizations' },
};

/** Starts the stand-in on loopback. The time in managed fields has whole seconds and moves only when something changed, as in the real one. */
export async function startApiServer({
  serves = usual,
  refuses,
  mutates,
  controllers,
  warning,
  delayMs = 0,
}: Behaviour = {}): Promise<ApiServer> {
  const stored = new Map<string, Stored>();
  const written = new Map<string, string>();
  const applies: string[] = [];
  const times = new Map<string, number>();
  const credentials = new Set<string | undefined>();
  let version = 0;
  let open = 0;
  let most = 0;

  const discovery = (path: string): { status: number; body: unknown } => {
    const kinds = serves[path.replace(/^\/apis?\//, '')];
    if (!kinds) return { status: 404, body: { reason: 'NotFound' } };
    const resources = Object.entries(kinds).map(([kind, name]) => ({ kind, name, namespaced: kind !== 'Namespace' }));
    return { status: 200, body: { resources: [...resources, { kind: 'Scale', name: 'clusters/scale', namespaced: true }] } };
  };
  const write = (path: string, object: unknown, manager: string): Stored => {
    const before = stored.get(path)?.metadata;
    const entry = { manager, operation: 'Apply', time: new Date().toISOString().replace(/\.\d+/, '') };
    const others = before?.managedFields.filter((each) => each.manager !== manager) ?? [];
    const metadata = {
      ...(object as KubeObject).metadata,
      resourceVersion: `${++version}`,
      generation: (before?.generation ?? 0) + 1,
      managedFields: [...others, entry],
    };
    const live = { ...(object as KubeObject), metadata } as unknown as Stored;
    stored.set(path, live);
    return live;
  };
  const apply = (url: string, object: KubeObject): { status: number; body: unknown } => {
    applies.push(url);
    const path = url.replace(/\?.*/, '');
    const count = (times.get(path) ?? 0) + 1;
    times.set(path, count);
    const refused = refuses?.(object, count);
    if (refused) return refused;
    const result = mutates?.(object, count) ?? object;
    const live = stored.get(path);
    if (live && written.get(path) === JSON.stringify(result))
      return { status: 200, body: controllers ? write(path, live, 'controller') : live };
    written.set(path, JSON.stringify(result));
    return { status: live ? 200 : 201, body: write(path, result, 'capstan') };
  };
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    credentials.add(request.headers.authorization);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = request.url ?? '';
    if (request.method === 'PATCH') return apply(url, JSON.parse(Buffer.concat(chunks).toString()) as KubeObject);
    const live = stored.get(url);
    return live ? { status: 200, body: live } : discovery(url);
  };
  const server = createServer((request, response) => {
    most = Math.max(most, ++open);
    void (async () => {
      const { status, body } = await answer(request);
      await sleep(delayMs);
      open--;
      if (warning && request.method === 'PATCH') response.setHeader('warning', `299 - ${JSON.stringify(warning)}`);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const { kubeconfig, remove } = kubeconfigOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    kubeconfig,
    applies,
    credentials,
    get most() {
      return most;
    },
    close: () => {
      server.close();
      remove();
    },
  };
}

/** A kubeconfig in a folder of its own, whose current context `stand-in` leads to an address. */
export function kubeconfigOf(server: string, user: object = { token: 'not-a-real-token' }): { kubeconfig: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-api-server-'));
  const kubeconfig = join(folder, 'kubeconfig');
  const config = {
    'current-context': 'stand-in',
    clusters: [{ name: 'a', cluster: { server, 'insecure-skip-tls-verify': true } }],
    users: [{ name: 'b', user }],
    contexts: [{ name: 'stand-in', context: { cluster: 'a', user: 'b' } }],
  };
  writeFileSync(kubeconfig, JSON.stringify(config));
  return { kubeconfig, remove: () => rmSync(folder, { recursive: true }) };
}
