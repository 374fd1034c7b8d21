import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Objects that Capstan makes for one cluster of this fleet, those of the whole environment not counted. */
export const objectsPerCluster = 19;

/** The only environment of a fleet to be measured. */
export const environment = 'fleet';

/**
 * Writes a project with one environment of `count` clusters, as people write one: a base that all share, and an overlay that says of each cluster
 * what differs. Cluster number i is the same in every fleet.
 *
 * @param language path of the module that overlays import, as an import names it.
 */
export function writeFleet(root: string, count: number, language: string): void {
  for (const folder of ['base', environment]) mkdirSync(join(root, 'overlays', folder), { recursive: true });
  writeFileSync(join(root, 'package.json'), `${JSON.stringify({ name: 'fleet', private: true, type: 'module' })}\n`);
  writeFileSync(join(root, 'overlays/base/fleet.ts'), base(language));
  const clusters = Array.from({ length: count }, (_, i) => cluster(i + 1)).join('');
  writeFileSync(join(root, 'overlays', environment, 'fleet.ts'), overlay(language, clusters));
}

const overlay = (
  language: string,
  clusters: string,
): string => `import { add, autoscale, fixed, internal, overlay, publicEndpoint } from '${language}';
import base from '../base/fleet.ts';

export default overlay(base, {
  clusters: {
${clusters}  },
});
`;

/** Numbers that follow from a seed alone (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function cluster(number: number): string {
  const next = numbers(number * 7919 + 17);
  const name = `c${String(number).padStart(5, '0')}`;
  const endpoint =
    next(3) === 0
      ? `publicEndpoint({ allowedCIDRs: ['198.51.100.0/24', '203.0.113.${next(256)}/32'] })`
      : `internal({ allowedCIDRs: ['10.${next(256)}.0.0/16'] })`;
  return `    ${name}: add({
      kubernetesVersion: 'v1.3${3 + next(2)}.${next(6)}',
      labels: { 'example.org/site': 'site-${next(40)}', 'example.org/owner': 'team-${next(200)}' },
      endpoint: ${endpoint},
      controlPlane: { replicas: ${next(10) < 3 ? 1 : 3} },
      nodePools: {
        batch: {
          flavor: 'std.16c64g', scaling: autoscale({ min: 0, max: ${5 + next(20)} }), zone: 'az-3',
          labels: { 'example.org/workload': 'batch' },
          taints: { 'example.org/dedicated': { value: 'batch', effect: 'NoSchedule' } },
        },
        general: { flavor: 'std.8c32g', scaling: autoscale({ min: 1, max: ${3 + next(9)} }), zone: 'az-2', rootVolume: { size: '${80 + 20 * next(6)}Gi', type: 'ssd' } },
        system: { flavor: 'std.4c16g', scaling: fixed(${2 + next(3)}), zone: 'az-1' },
      },
      tags: { owner: 'team-${next(200)}' },
      files: { '/etc/site.conf': { content: 'site = ${next(40)}\\nring = ${next(5)}\\nname = ${name}\\n' } },
    }),
`;
}

const base = (language: string): string => `import { captf, defineFleet, existingSecret, flux, imageId, kubeadm } from '${language}';

export default defineFleet({
  infrastructure: captf({
    modules: {
      cluster: 'ghcr.io/captf-io/module-images/openstack-cluster:v0.1.0-opentofu',
      machine: 'ghcr.io/captf-io/module-images/openstack-machine:v0.1.0-opentofu',
    },
  }),
  cloud: {
    authURL: 'https://keystone.example.org:5000/v3',
    region: 'region-a',
    networks: {
      nodes: {
        subnetId: '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71',
        cidrs: ['172.20.0.0/16'],
        externalNetwork: 'public',
        routerExternalAddress: '203.0.113.7',
      },
    },
    availabilityZones: ['az-1', 'az-2', 'az-3'],
    flavors: {
      'std.4c8g': { vcpus: 4, memory: '8Gi', disk: '60Gi' },
      'std.4c16g': { vcpus: 4, memory: '16Gi', disk: '80Gi' },
      'std.8c32g': { vcpus: 8, memory: '32Gi', disk: '100Gi' },
      'std.16c64g': { vcpus: 16, memory: '64Gi', disk: '200Gi' },
    },
    images: { ubuntu: imageId('0b9f3e4c-6a1d-4f27-8c55-2d7e90ab1f63') },
    volumeTypes: ['ssd'],
  },
  identity: { credentials: existingSecret({ name: 'openstack', namespace: 'captf-system' }) },
  gitops: flux({ source: { kind: 'GitRepository', name: 'fleet' } }),
  clusterDefaults: {
    distribution: kubeadm({
      apiServer: {
        extraArgs: {
          'audit-log-maxage': '30',
          'audit-log-path': '/var/log/kubernetes/audit.log',
          'audit-policy-file': '/etc/kubernetes/audit-policy.yaml',
          profiling: 'false',
        },
      },
      kubelet: { extraArgs: { 'protect-kernel-defaults': 'true', 'rotate-server-certificates': 'true' } },
    }),
    network: { pods: ['10.244.0.0/16'], services: ['10.96.0.0/12'] },
    controlPlane: {
      flavor: 'std.4c8g',
      files: { '/etc/kubernetes/audit-policy.yaml': { content: ${JSON.stringify(auditPolicy())} } },
    },
    ssh: { keyPair: 'platform-ops', allowedCIDRs: ['10.0.0.0/8'] },
    tags: { team: 'platform' },
    ntp: { servers: ['ntp1.example.org', 'ntp2.example.org'] },
    commands: { before: ['sysctl --system', 'systemctl daemon-reload', 'systemctl restart containerd'] },
    files: {
      '/etc/sysctl.d/90-nodes.conf': { content: ${JSON.stringify(sysctl)} },
      '/etc/containerd/certs.d/docker.io/hosts.toml': { content: ${JSON.stringify(mirror('docker.io'))} },
      '/etc/containerd/certs.d/registry.k8s.io/hosts.toml': { content: ${JSON.stringify(mirror('registry.k8s.io'))} },
      '/etc/containerd/certs.d/quay.io/hosts.toml': { content: ${JSON.stringify(mirror('quay.io'))} },
      '/etc/containerd/certs.d/ghcr.io/hosts.toml': { content: ${JSON.stringify(mirror('ghcr.io'))} },
      '/etc/systemd/system/node-report.service': { content: ${JSON.stringify(unit())} },
    },
  },
  clusters: {},
});
`;

const sysctl = [
  'fs.inotify.max_user_instances = 8192',
  'fs.inotify.max_user_watches = 524288',
  'net.ipv4.ip_forward = 1',
  'vm.overcommit_memory = 1',
  '',
].join('\n');

const mirror = (registry: string): string =>
  [
    `server = "https://${registry}"`,
    '',
    `[host."https://mirror.example.org/v2/${registry}"]`,
    '  capabilities = ["pull", "resolve"]',
    '  override_path = true',
    '',
  ].join('\n');

/** A policy of the size that people have. */
function auditPolicy(): string {
  const group = (name: string): string => ['- level: Metadata', '  resources:', `  - group: ${name}`, '    resources: ["*"]'].join('\n');
  const groups = ['apps', 'batch', 'networking.k8s.io', 'rbac.authorization.k8s.io', 'storage.k8s.io', 'policy', 'autoscaling'];
  return [
    'apiVersion: audit.k8s.io/v1',
    'kind: Policy',
    'omitStages:',
    '- RequestReceived',
    'rules:',
    ...groups.map(group),
    '- level: Metadata',
    '',
  ].join('\n');
}

/** A service of 40 lines. */
function unit(): string {
  const conditions = Array.from({ length: 30 }, (_, i) => `ConditionPathExists=/etc/node-report.d/part-${String(i).padStart(2, '0')}.conf`);
  return [
    '[Unit]',
    'Description=Tells the inventory what this node is',
    ...conditions,
    '',
    '[Service]',
    'Type=oneshot',
    'ExecStart=/usr/bin/true',
    '',
  ].join('\n');
}
