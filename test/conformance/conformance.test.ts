import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance } from '../../lib/conformance/program.ts';
import { startApiServer } from './api-server.ts';

const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: team}\n';
const cluster = 'apiVersion: cluster.x-k8s.io/v1beta2\nkind: Cluster\nmetadata: {name: payments, namespace: team}\nspec: {paused: false}\n';
const secret = 'apiVersion: v1\nkind: Secret\nmetadata: {name: cloud, namespace: team}\ndata: {password: hunter2}\n';
const kustomization =
  'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: dev, namespace: flux-system}\nspec: {prune: true}\n';
const thing = 'apiVersion: example.org/v1\nkind: Thing\nmetadata: {name: x, namespace: team}\n';

const dev = {
  'dev/clusters/payments/cluster.yaml': cluster,
  'dev/gitops/kustomizations.yaml': kustomization,
  'dev/identity/team.yaml': namespace,
  'dev/images.txt': 'registry.example.org/a:1\n',
  'dev/.capstan': '{"files": []}\n',
};

type Behaviour = Parameters<typeof startApiServer>[0];

/** Runs `npm run conformance` over a `dist` folder against a stand-in for a management cluster. */
async function run(files: Record<string, string>, { args = [], behaviour = {} }: { args?: string[]; behaviour?: Behaviour } = {}) {
  const server = await startApiServer(behaviour);
  const dist = mkdtempSync(join(tmpdir(), 'capstan-dist-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  let result = '';
  let message = '';
  try {
    const code = await conformance(['--dist', dist, ...args], {
      kubeconfigVariable: server.kubeconfig,
      result: (text) => {
        result += text;
      },
      message: (text) => {
        message += text;
      },
    });
    return { code, result, message, server };
  } finally {
    server.close();
    rmSync(dist, { recursive: true });
  }
}

describe.concurrent('an environment that the management cluster takes', () => {
  test('passes, and tells how much was checked', async () => {
    const { code, result, message } = await run(dev);
    expect(result).toBe('dev: 3 objects applied, 3 unchanged by the second apply\n');
    expect(message).toMatch(/^applying to http:\/\/127\.0\.0\.1:\d+ \(context stand-in\)\n$/);
    expect(code).toBe(0);
  });

  test('is applied twice, namespaces first and what the GitOps engine is pointed at last', async () => {
    const { server } = await run(dev);
    const order = server.applies.map((url) => url.replace(/\?.*/, '').replace(/.*\//, ''));
    expect(order.slice(0, 3)).toEqual(['team', 'payments', 'dev']);
    expect(order.slice(3).sort()).toEqual(['dev', 'payments', 'team']);
  });

  test('is applied with strict validation, as the manager `capstan`, without force', async () => {
    const { server } = await run(dev);
    const queries = new Set(server.applies.map((url) => url.replace(/.*\?/, '')));
    expect([...queries]).toEqual(['fieldManager=capstan&fieldValidation=Strict&force=false']);
    expect([...server.credentials]).toEqual(['Bearer not-a-real-token']);
  });

  test('passes while controllers write, which is told', async () => {
    const { code, result } = await run(dev, { behaviour: { controllers: true } });
    expect(result).toBe('dev: 3 objects applied, 3 unchanged by the second apply, 3 of these written by controllers meanwhile\n');
    expect(code).toBe(0);
  });

  test('passes without the engine’s kinds, whose objects are left out aloud', async () => {
    const serves = { v1: { Namespace: 'namespaces' }, 'cluster.x-k8s.io/v1beta2': { Cluster: 'clusters' } };
    const { code, result } = await run(dev, { behaviour: { serves } });
    expect(result).toBe(
      'dev: 2 objects applied, 2 unchanged by the second apply, 1 left out, since the GitOps engine’s kinds are not installed\n'.replace(
        '’',
        "'",
      ),
    );
    expect(code).toBe(0);
  });

  test('passes with the server’s warnings shown', async () => {
    const { code, message } = await run(dev, { behaviour: { warning: 'v1beta2 says "soon gone"' } });
    expect(message).toContain('warning: cluster.x-k8s.io/Cluster team/payments');
    expect(message).toContain('got   v1beta2 says "soon gone"');
    expect(code).toBe(0);
  });

  test('is asked for again while the server is busy', async () => {
    const refuses = (_: unknown, attempt: number) => (attempt === 1 ? { status: 503, body: {} } : undefined);
    const { code, result } = await run({ 'dev/a.yaml': namespace }, { behaviour: { refuses } });
    expect([code, result]).toEqual([0, 'dev: 1 objects applied, 1 unchanged by the second apply\n']);
  });

  test('has at most eight requests on their way, however many objects it has', async () => {
    const many = Array.from(
      { length: 60 },
      (_, index) => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c${index}, namespace: team}\n`,
    );
    const { result, server } = await run({ 'dev/a.yaml': many.join('---\n') }, { behaviour: { delayMs: 5 } });
    expect(result).toContain('60 objects applied, 60 unchanged');
    expect(server.most).toBe(8);
  });
});

describe.concurrent('an object that is refused', () => {
  const denied = { status: 403, body: { reason: 'Forbidden', message: 'admission webhook "validation.cluster" denied the request: no' } };
  const refusing = (kind: string, answer: { status: number; body: unknown }) => ({
    refuses: (object: { kind: string }) => (object.kind === kind ? answer : undefined),
  });

  test('fails, with its file, who refused it and why; the rest is applied', async () => {
    const { code, result, message } = await run(dev, { behaviour: refusing('Cluster', denied) });
    expect(message).toMatch(/cluster\.x-k8s\.io\/Cluster team\/payments {3}\S+\/dev\/clusters\/payments\/cluster\.yaml\n/);
    expect(message).toContain('  got   webhook validation.cluster: admission webhook "validation.cluster" denied the request: no\n');
    expect(result).toBe('dev: 2 objects applied, 2 unchanged by the second apply, 1 refused\n');
    expect(code).toBe(1);
  });

  test.each([
    [422, 'spec.a: Invalid value', 'schema or CEL rule of the kind'],
    [400, 'strict decoding error: unknown field "spec.b"', 'strict decoding'],
    [500, 'failed to create typed patch object: .spec.replica: field not declared in schema', 'strict decoding'],
    [409, 'conflict with "flux"', 'field ownership'],
    [404, 'namespaces "team" not found', 'API server'],
  ])('says whose answer HTTP %i is', async (status, said, who) => {
    const { code, message } = await run({ 'dev/a.yaml': cluster }, { behaviour: refusing('Cluster', { status, body: { message: said } }) });
    expect(message).toContain(`  got   ${who}: ${said}\n`);
    expect(code).toBe(1);
  });

  test('of a kind that is not installed fails', async () => {
    const { code, message } = await run({ ...dev, 'dev/identity/thing.yaml': thing });
    expect(message).toContain('got   a server without Thing in example.org/v1');
    expect(code).toBe(1);
  });

  test('never shows what a Secret holds', async () => {
    const behaviour = {
      ...refusing('Secret', { status: 422, body: { reason: 'Invalid', message: 'Invalid value: "hunter2"' } }),
      warning: 'hunter2',
    };
    const { code, result, message } = await run({ 'dev/a.yaml': secret }, { behaviour });
    expect(result + message).not.toContain('hunter2');
    expect(message).toContain('got   schema or CEL rule of the kind: Invalid\n');
    expect(code).toBe(1);
  });
});

describe.concurrent('an object that a second apply changes', () => {
  test('fails, with the place of the change', async () => {
    const mutates = (object: object, times: number) => ({ ...object, spec: { paused: times % 2 === 0 } });
    const { code, result, message } = await run({ 'dev/a.yaml': cluster }, { behaviour: { mutates } });
    expect(message).toContain('got   a change by the second, equal apply at `spec.paused`\n');
    expect(result).toBe('dev: 1 objects applied, 0 unchanged by the second apply\n');
    expect(code).toBe(1);
  });
});

test('the same report comes as JSON', async () => {
  const { code, result, message } = await run({ ...dev, 'dev/thing.yaml': thing }, { args: ['--format', 'json', 'dev'] });
  const { passed, environments } = JSON.parse(result);
  expect(environments[0]).toMatchObject({
    environment: 'dev',
    applied: 3,
    unchanged: 3,
    left: 0,
    issues: [{ code: 'conformance/kind-missing' }],
  });
  expect([passed, code]).toEqual([false, 1]);
  expect(message).not.toContain('Thing');
});

describe.concurrent('a call that cannot be answered ends with 2', () => {
  test.each([
    ['an environment that is not there', dev, ['prod'], 'holds: dev'],
    ['an environment that is a path', dev, ['../dev'], "got '../dev'"],
    ['an unknown flag', dev, ['--force'], "Unknown option '--force'"],
    ['an unknown format', dev, ['--format', 'xml'], "text or json, got 'xml'"],
    ['an empty dist', {}, [], 'holds no environment'],
    ['a file that is no YAML', { 'dev/a.yaml': 'a: [' }, [], 'dev/a.yaml: '],
    ['a document that is no object', { 'dev/a.yaml': 'a: 1\n' }, [], 'must be a Kubernetes object'],
    ['a kubeconfig that is not there', dev, ['--kubeconfig', '/nowhere/kubeconfig'], '/nowhere/kubeconfig'],
  ])('for %s', async (_, files, args, says) => {
    const { code, result, message } = await run(files, { args });
    expect(message).toContain(says);
    expect(message).not.toMatch(/\n\s+at /);
    expect([code, result]).toEqual([2, '']);
  });

  test('for a cluster that is not named', async () => {
    let message = '';
    const code = await conformance([], { kubeconfigVariable: undefined, result: () => {}, message: (text) => (message += text) });
    expect([code, message]).toEqual([2, expect.stringContaining('--kubeconfig FILE, or the variable KUBECONFIG')]);
  });

  test('for a caller who is not allowed to', async () => {
    const refuses = () => ({
      status: 403,
      body: { reason: 'Forbidden', message: 'namespaces "team" is forbidden: User "x" cannot patch resource' },
    });
    const { code, message } = await run(dev, { behaviour: { refuses } });
    expect([code, message]).toEqual([2, expect.stringContaining('User "x" cannot patch resource')]);
  });
});
