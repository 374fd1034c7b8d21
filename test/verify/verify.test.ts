import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startClock } from '../../lib/cli/clock.ts';
import { colours } from '../../lib/cli/report.ts';
import { verify } from '../../lib/cli/verify.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { kubeconfigOf } from '../conformance/api-server.ts';
import { type Cluster, startCluster } from './management-cluster.ts';

const namespace: KubeObject = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'team' } };
const cluster: KubeObject = {
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'Cluster',
  metadata: { name: 'payments', namespace: 'team' },
  spec: { paused: false },
};
const pool = (version: string): KubeObject => ({
  apiVersion: 'cluster.x-k8s.io/v1beta2',
  kind: 'MachineDeployment',
  metadata: { name: 'payments-web', namespace: 'team' },
  spec: { clusterName: 'payments', replicas: 3, template: { spec: { version } } },
});
const secret = (password: string): KubeObject => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: 'cloud', namespace: 'team' },
  data: { password },
});
const paused = { ...cluster, spec: { paused: true } };

interface Given extends Cluster {
  readonly options?: { readonly kubeconfig?: string; readonly context?: string };
  readonly format?: 'text' | 'json' | 'github';
  readonly watched?: boolean;
}

/** Runs `capstan verify dev` over objects, one file each, against a stand-in for a management cluster. */
async function run(objects: readonly KubeObject[], { options, format = 'text', watched = false, ...given }: Given = {}) {
  const server = await startCluster(given);
  const root = mkdtempSync(join(tmpdir(), 'capstan-verify-'));
  for (const [index, object] of objects.entries()) {
    const file = join(root, `dist/dev/${index}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(object));
  }
  let [stdout, stderr] = ['', ''];
  const call = {
    command: 'verify',
    project: { root, environments: ['dev'] },
    environments: ['dev'],
    format,
    watched,
    print: (text: string): void => {
      stdout += text;
    },
    note: (text: string): void => {
      stderr += text;
    },
    colours: { print: colours(false), note: colours(false) },
    clock: startClock(),
    workingDirectory: root,
    worker: '',
  };
  try {
    return { code: await verify(call, { kubeconfig: server.kubeconfig, ...options }), stdout, stderr, server };
  } finally {
    server.close();
    rmSync(root, { recursive: true });
  }
}

describe.concurrent('what the management cluster would do', () => {
  test('is asked by dry runs only, with strict validation and force, as Flux', async () => {
    const { server } = await run([namespace, cluster], { live: [namespace, cluster] });
    const applies = server.requests.filter((request) => request.startsWith('PATCH')).map((request) => request.replace(/.*\?/, ''));
    expect(applies).toEqual(
      Array.from({ length: 2 }, () => 'dryRun=All&fieldManager=kustomize-controller&fieldValidation=Strict&force=true'),
    );
    expect(server.requests.every((request) => /^(GET|PATCH) /.test(request))).toBe(true);
  });

  test('is nothing where every object is as it shall be, whatever the server keeps beside it', async () => {
    const { code, stdout, stderr } = await run([namespace, cluster], { live: [namespace, cluster] });
    expect(stdout).toBe('dev: 2 objects: 2 unchanged\n');
    expect(stderr).toMatch(/^asking http:\/\/127\.0\.0\.1:\d+ \(context stand-in\)\n$/);
    expect(code).toBe(0);
  });

  test('is told field by field where something changes', async () => {
    const { code, stdout } = await run([namespace, paused], { live: [namespace, cluster] });
    expect(stdout).toBe(
      'dev: 2 objects: 1 changed, 1 unchanged\n~ Cluster team/payments\n    spec.paused: the boolean false → the boolean true\n',
    );
    expect(code).toBe(0);
  });

  test('counts what the server fills in, and not only what is written', async () => {
    const defaults = (object: KubeObject): KubeObject =>
      object.kind === 'Cluster' ? { ...object, spec: { paused: false, filled: 1 } } : object;
    const { stdout } = await run([cluster], { live: [namespace, cluster], defaults });
    expect(stdout).toContain('    spec.filled: nothing → the number 1\n');
  });

  test('names the machines that would be replaced', async () => {
    const { stdout } = await run([pool('v1.34.3')], { live: [namespace, pool('v1.34.2')] });
    expect(stdout).toContain('1 changed, 1 rolling\n');
    expect(stdout).toContain('    rolls node pool web of cluster payments (3 machines)\n');
  });

  test('is looked at again where a controller writes in between', async () => {
    const { stdout, server } = await run([cluster], { live: [namespace, cluster], writes: 2 });
    expect(stdout).toBe('dev: 1 object: 1 unchanged\n');
    expect(server.requests.filter((request) => request.startsWith('PATCH')).length).toBeGreaterThan(1);
  });

  test('keeps the marks of the engine, which are not in git', async () => {
    const labels = { 'kustomize.toolkit.fluxcd.io/name': 'dev', 'kustomize.toolkit.fluxcd.io/namespace': 'flux-system' };
    const marked = { ...cluster, metadata: { ...cluster.metadata, labels } };
    const { stdout, server } = await run([cluster], { live: [namespace, marked] });
    expect(stdout).toBe('dev: 1 object: 1 unchanged\n');
    expect(server.applied[0]?.metadata.labels).toEqual(labels);
  });

  test('is asked as Argo CD where the environment is made for it', async () => {
    const application: KubeObject = {
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'Application',
      metadata: { name: 'dev', namespace: 'team' },
    };
    const { server } = await run([cluster, application], { live: [namespace, cluster] });
    expect(server.requests.some((request) => request.includes('fieldManager=argocd-controller'))).toBe(true);
  });

  test('comes as one JSON document', async () => {
    const { code, stdout } = await run([paused, pool('v1.34.2')], { live: [namespace, cluster], format: 'json' });
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'verify',
      environments: [
        {
          environment: 'dev',
          objects: 2,
          created: [{ kind: 'MachineDeployment', name: 'payments-web', file: 'dist/dev/1.yaml' }],
          changed: [{ object: { kind: 'Cluster' }, fields: [{ path: ['spec', 'paused'], before: false, after: true }], rolls: [] }],
          unchanged: 0,
          refused: 0,
          issues: [],
        },
      ],
    });
    expect(code).toBe(0);
  });

  test('is asked for with eight requests on their way at most, and a person who waits sees how far it is', async () => {
    const many = Array.from({ length: 60 }, (_, index): KubeObject => ({ ...cluster, metadata: { name: `c${index}`, namespace: 'team' } }));
    const { stderr, server } = await run(many, { live: [namespace], delayMs: 10, watched: true });
    expect(server.most()).toBe(8);
    expect(stderr).toMatch(/\rdev: \d+ of 60 asked for/);
    expect(stderr.endsWith('\r\u001b[K')).toBe(true);
  });
});

describe.concurrent('a namespace', () => {
  test('that comes with the environment is no error: its objects are asked for in another one', async () => {
    const { code, stdout, server } = await run([namespace, cluster], { live: [] });
    expect(stdout).toBe(
      'dev: 2 objects: 2 created\n+ Namespace team\n+ Cluster team/payments\n1 object asked for in namespace default, since their own come with the environment\n',
    );
    expect(server.applied.map(({ metadata }) => metadata.namespace)).toContain('default');
    expect(code).toBe(0);
  });

  test('that comes does not hide a refusal, which says where it was asked for', async () => {
    const answers = ({ kind }: KubeObject) => (kind === 'Cluster' ? { status: 422, body: { message: 'spec.paused: Invalid' } } : undefined);
    const { code, stderr } = await run([namespace, cluster], { answers });
    expect(stderr).toContain("spec.paused: Invalid (asked for in namespace 'default', since its own is not there yet)\n");
    expect(code).toBe(1);
  });

  test('that comes leaves an object unjudged where the other one has one of its name', async () => {
    const double = { ...cluster, metadata: { name: 'payments', namespace: 'default' } };
    const { code, stdout } = await run([namespace, cluster], { live: [double] });
    expect(stdout).toContain('1 created, 1 not judged\n');
    expect(stdout).toContain('? Cluster team/payments: its namespace is not there yet, and namespace default has another of this name\n');
    expect(code).toBe(0);
  });

  test('that nobody makes is told once for all its objects', async () => {
    const { code, stdout, stderr } = await run([cluster, pool('v1.34.2')], { live: [] });
    expect(stdout).toBe('dev: 2 objects: 2 refused\n');
    expect(stderr.match(/code {2}verify\/namespace-missing/g)).toHaveLength(1);
    expect(stderr).toContain("got   a server without the namespace 'team'; it is the first of 2 such objects\n");
    expect(code).toBe(1);
  });
});

describe.concurrent('a refusal', () => {
  const refusing = (status: number, message: string) => ({ live: [namespace], answers: () => ({ status, body: { message } }) });

  test.each([
    [403, 'admission webhook "validation.cluster" denied the request: no', 'webhook validation.cluster: '],
    [403, "ValidatingAdmissionPolicy 'names' with binding 'all' denied request: no", "ValidatingAdmissionPolicy 'names': "],
    [422, 'Cluster "payments" is invalid: spec: Invalid value', 'schema or CEL rule of the kind: '],
    [500, 'failed to create typed patch object: .spec.replica: field not declared in schema', 'strict decoding: '],
    [403, 'clusters "payments" is forbidden: exceeded quota: all', 'API server: '],
  ])('of HTTP %i says who refuses, and why: %s', async (status, said, who) => {
    const { code, stdout, stderr } = await run([cluster], refusing(status, said));
    expect(stdout).toBe('dev: 1 object: 1 refused\n');
    expect(stderr).toContain(`Cluster team/payments   dist/dev/0.yaml\n  got   ${who}${said}\n`);
    expect(stderr).toContain('  why   Flux would meet the same answer at every sync, and stop there.\n');
    expect(code).toBe(1);
  });

  test('for a kind that is not installed is told once for all its objects', async () => {
    const thing = (name: string): KubeObject => ({ apiVersion: 'example.org/v1', kind: 'Thing', metadata: { name, namespace: 'team' } });
    const { code, stderr } = await run([thing('a'), thing('b'), cluster], { live: [namespace, cluster] });
    expect(stderr).toContain('got   a server without Thing in example.org/v1; it is the first of 2 such objects\n');
    expect(stderr.match(/verify\/kind-missing/g)).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('is an annotation of its file on a pull request', async () => {
    const { stdout } = await run([cluster], { ...refusing(422, 'no'), format: 'github' });
    expect(stdout).toMatch(/^::error file=dist\/dev\/0\.yaml,title=verify\/refused::/);
  });

  test('by a webhook that cannot be asked is none', async () => {
    const { code, stdout } = await run([cluster], refusing(400, 'admission webhook "old.example.org" does not support dry run'));
    expect(stdout).toContain('? Cluster team/payments: it passes a webhook that cannot be asked: old.example.org\n');
    expect(code).toBe(0);
  });
});

describe.concurrent('a warning', () => {
  test('tells fields that the engine would take from somebody else', async () => {
    const causes = [
      { reason: 'FieldManagerConflict', message: 'conflict with "kubectl-edit" using cluster.x-k8s.io/v1beta2', field: '.spec.paused' },
    ];
    const answers = (_: KubeObject, conflicts: boolean) => (conflicts ? { status: 409, body: { details: { causes } } } : undefined);
    const { code, stderr } = await run([paused], { live: [namespace, cluster], answers });
    expect(stderr).toContain('got   fields that others have set: `spec.paused` (kubectl-edit)\n');
    expect(code).toBe(0);
  });

  test('of the server is passed on', async () => {
    const { code, stderr } = await run([cluster], { live: [namespace, cluster], warning: 'v1beta2 says "soon gone"' });
    expect(stderr).toContain('got   v1beta2 says "soon gone"\n');
    expect(code).toBe(0);
  });
});

describe.concurrent('a secret', () => {
  test('is never shown, neither as a change nor in a refusal or warning', async () => {
    const changed = await run([secret('hunter2')], { live: [namespace, secret('hunter3')], warning: 'hunter2' });
    expect(changed.stdout).toContain("data.password: '(hidden)' → '(hidden)'");
    const refused = await run([secret('hunter2')], {
      live: [namespace],
      answers: () => ({ status: 422, body: { reason: 'Invalid', message: 'hunter2' } }),
    });
    for (const { stdout, stderr } of [changed, refused]) expect(stdout + stderr).not.toMatch(/hunter[23]/);
    expect(refused.stderr).toContain('schema or CEL rule of the kind: Invalid\n');
  });

  test('that somebody has put into another live object is hidden', async () => {
    const live = { ...cluster, spec: { paused: false, adminPassword: 'hunter2', note: 'token=abcdef123456' } };
    const { stdout } = await run([cluster], { live: [namespace, live] });
    expect(stdout).toContain("spec.adminPassword: '(hidden)' → nothing");
    expect(stdout).toContain("spec.note: '(hidden)' → nothing");
  });

  test('that is encrypted in git is not sent', async () => {
    const { code, stdout, server } = await run([{ ...secret('ENC[x]'), sops: {} }], { live: [namespace] });
    expect(stdout).toContain('? Secret team/cloud: it is encrypted with SOPS, and only the engine can read it\n');
    expect(server.applied).toEqual([]);
    expect(code).toBe(0);
  });
});

describe.concurrent('a cluster that cannot be asked ends with 2 and one message', () => {
  const forbidden =
    'clusters.cluster.x-k8s.io "payments" is forbidden: User "ci" cannot patch resource "clusters" in API group "cluster.x-k8s.io"';
  test.each<[string, Given, string]>([
    ['for a kubeconfig that is not there', { options: { kubeconfig: '/nowhere/config' } }, 'no such file or directory: /nowhere/config'],
    ['for a context that is not there', { options: { context: 'stand-im' } }, "did you mean 'stand-in'?"],
    ['for a credential that is refused', { always: { status: 401, body: {} } }, 'does not know us'],
    [
      'for no credential at all',
      { always: { status: 403, body: { message: 'forbidden: User "system:anonymous" cannot get path "/api/v1"' } } },
      'does not know us',
    ],
    ['for a right that is missing', { live: [namespace], answers: () => ({ status: 403, body: { message: forbidden } }) }, forbidden],
    ['for an address where something else answers', { always: { status: 200, body: 'Please log in' } }, 'be a Kubernetes API server'],
  ])('%s', async (_, given, says) => {
    const { code, stdout, stderr } = await run([cluster], given);
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/not-a-real-token|\n\s+at /);
    expect([code, stdout]).toEqual([2, '']);
  });

  test.each<[string, string, object, string]>([
    ['for a server that does not run', 'https://127.0.0.1:1', { token: 'hunter2' }, 'https://127.0.0.1:1 refuses the connection'],
    ['without the password of its URL', 'http://ops:hunter2@127.0.0.1:1', {}, 'http://127.0.0.1:1 refuses the connection'],
    ['for a name that is none', 'https://nowhere.invalid', {}, 'has a name that cannot be resolved'],
    [
      'for a command that gives no credentials',
      'https://127.0.0.1:1',
      { exec: { apiVersion: 'client.authentication.k8s.io/v1', command: 'false', interactiveMode: 'Never' } },
      "the command 'false' fails",
    ],
    [
      'for a certificate file that is not there',
      'https://127.0.0.1:1',
      { 'client-certificate': '/nowhere/c', 'client-key': '/nowhere/k' },
      'no credentials for the user',
    ],
  ])('%s', async (_, address, user, says) => {
    const { kubeconfig, remove } = kubeconfigOf(address, user);
    const { code, stderr } = await run([cluster], { options: { kubeconfig } });
    remove();
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/hunter2|\n\s+at /);
    expect(code).toBe(2);
  });

  test('for a kubeconfig that is no YAML, of which nothing is shown', async () => {
    const { kubeconfig, remove } = kubeconfigOf('https://127.0.0.1:1');
    writeFileSync(kubeconfig, 'users:\n- name: a\n  user: {token: "hunter2}\n');
    const { code, stderr } = await run([cluster], { options: { kubeconfig } });
    remove();
    expect(stderr).toContain('no YAML from line');
    expect(stderr).not.toContain('hunter2');
    expect(code).toBe(2);
  });

  test('for an environment that was never synthesised', async () => {
    const { code, stderr } = await run([], {});
    expect(stderr).toContain('dist/dev: no such folder');
    expect(stderr).toContain('run `capstan synth dev`');
    expect(code).toBe(2);
  });
});
