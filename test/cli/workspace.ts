import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { vi } from 'vitest';

// Each run of the program is a process: on a busy machine several take longer than a test in memory may.
vi.setConfig({ testTimeout: 60_000 });

const repository = resolve(import.meta.dirname, '../..');
const bin = join(repository, 'lib/cli/bin.mjs');

/** What a run of `capstan` left. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A project of its own, in which Capstan is installed as a package. */
export interface Workspace {
  readonly root: string;
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly capstan: (args: readonly string[], options?: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv }) => Promise<Run>;
  readonly remove: () => void;
}

export function workspace(files: Readonly<Record<string, string>>): Workspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'capstan-test-')));
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(repository, join(root, 'node_modules', 'capstan'));
  const write: Workspace['write'] = (more) => {
    for (const [file, text] of Object.entries(more)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  };
  write({ 'package.json': '{ "name": "fleet", "private": true, "type": "module" }\n', ...files });
  return {
    root,
    write,
    capstan: (args, { cwd = root, env = {} } = {}) => run(process.execPath, [bin, ...args], cwd, env),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NO_COLOR: undefined, CDK8S_OUTDIR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  return new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', (code) => settle({ code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }));
  });
}

/** A small fleet that is right: two environments over one base. */
export const smallFleet = {
  'overlays/base/fleet.ts': `import { captf, defineFleet, existingSecret, fixed, flux, imageName, internal, kubeadm } from 'capstan';

export default defineFleet({
  infrastructure: captf({
    modules: {
      cluster: 'ghcr.io/captf-io/module-images/openstack-cluster:v0.1.0-opentofu',
      machine: 'ghcr.io/captf-io/module-images/openstack-machine:v0.1.0-opentofu',
    },
  }),
  cloud: {
    authURL: 'https://keystone.example.com:5000/v3',
    region: 'RegionOne',
    networks: { nodes: { subnetId: '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71', cidrs: ['10.6.0.0/24'] } },
    flavors: { 'm1.large': { vcpus: 4, memory: '8Gi', disk: '40Gi' } },
    images: { ubuntu: imageName('ubuntu-2404-kube-{version}') },
  },
  identity: { credentials: existingSecret({ name: 'openstack' }) },
  gitops: flux({ source: { kind: 'GitRepository', name: 'fleet' } }),
  clusterDefaults: {
    kubernetesVersion: 'v1.34.2',
    distribution: kubeadm(),
    endpoint: internal(),
    controlPlane: { flavor: 'm1.large' },
    addons: { credentials: existingSecret(), cloudControllerManager: { version: 'v1.34.1' } },
  },
  clusters: {
    payments: { nodePools: { web: { flavor: 'm1.large', scaling: fixed(2) } } },
  },
});
`,
  'overlays/dev/fleet.ts': `import { overlay } from 'capstan';
import base from '../base/fleet.ts';

export default overlay(base, {
  clusters: { payments: { controlPlane: { replicas: 1 } } },
});
`,
  'overlays/prod/fleet.ts': `import { overlay } from 'capstan';
import base from '../base/fleet.ts';

export default overlay(base, {
  clusters: {
    payments: {
      controlPlane: { replicas: 3 },
    },
  },
});
`,
};
