import { describe, expect, test } from 'vitest';
import { judging } from '../../lib/admission/server/judge.ts';
import { vetDocuments } from '../../lib/admission/vet.ts';
import { add, autoscale, externalSecret, type Fleet, type Patch, publicEndpoint, secretKey, supplied } from '../../lib/index.ts';
import type { KubeObject } from '../../lib/model/object.ts';
import { schemaFiles } from '../../lib/verdicts/schema-files.ts';
import { files } from '../synth.ts';

const schemaOf = schemaFiles('schemas');
const judge = judging(schemaOf);
const edge = { cloud: { networks: { nodes: { externalNetwork: 'public', routerExternalAddress: '203.0.113.7' } } } };

/** Fleets that between them use every field which reaches an object. */
const fleets: readonly [string, Patch<Fleet>][] = [
  ['the smallest', {}],
  ['a public endpoint', { ...edge, clusters: { demo: { endpoint: publicEndpoint({ allowedCIDRs: ['198.51.100.0/24'] }) } } }],
  ['a supplied endpoint', { clusters: { demo: { endpoint: supplied({ host: 'api.example.com', port: 443 }) } } }],
  [
    'nulls that are meant',
    { cloud: { loadBalancerProvider: 'cloud-default' }, clusters: { demo: { controlPlane: { serverGroupPolicy: 'none' } } } },
  ],
  [
    'a credential from a store',
    {
      cloud: { authURL: 'https://keystone.example.com:5000/v3', region: 'RegionOne' },
      identity: {
        credentials: externalSecret({
          name: 's',
          store: { name: 'v' },
          applicationCredentialId: { key: 'a' },
          applicationCredentialSecret: { key: 'b' },
        }),
      },
    },
  ],
  [
    'everything on machines',
    {
      cloud: { availabilityZones: ['az-1'] },
      clusters: {
        demo: {
          users: {
            ops: add({
              sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ ops'],
              sudo: 'ALL=(ALL) NOPASSWD:ALL',
              groups: ['adm', 'sudo'],
              shell: '/bin/bash',
            }),
          },
          ntp: { servers: ['ntp.example.com'] },
          files: {
            '/etc/a': add({ content: 'plain\n' }),
            '/etc/b': add({ content: ' ${x} {{ y }}', append: true }),
            '/etc/c': add({ content: secretKey({ name: 's', key: 'k' }) }),
          },
          commands: { boot: ['true'], before: ['true'], after: ['true'] },
          distribution: {
            type: 'kubeadm',
            apiServer: { extraArgs: { profiling: 'false' }, certSANs: ['api.example.com'] },
            featureGates: { Some: true },
            etcd: { extraArgs: { 'quota-backend-bytes': '1' } },
            certificateValidityDays: 365,
            encryptionAlgorithm: 'ECDSA-P256',
          },
          nodePools: {
            web: {
              zone: 'az-1',
              scaling: autoscale({ min: 0, max: 3 }),
              labels: { 'node-role.kubernetes.io/web': '', 'a.example.com/b': 'c' },
              taints: { t: { effect: 'NoSchedule' } },
              maxPods: 50,
              rolloutAfter: '2027-01-02T03:04:05Z',
              minReady: '30s',
              deletionOrder: 'Oldest',
              maxInFlight: '25%',
              rollout: { maxSurge: '50%' },
            },
          },
          terraform: {
            maxActiveJobs: 5,
            adoptRetainedState: true,
            jobs: {
              env: { HTTPS_PROXY: 'http://proxy.example.com:3128' },
              imagePullSecrets: ['pull'],
              podSecurity: 'restricted',
              resources: { limits: { memory: '4Gi' } },
            },
            machines: { jobs: { imagePullSecrets: ['pull'] }, deletionPolicy: 'Retain' },
            variablesFrom: [{ kind: 'ConfigMap', name: 'more', format: 'JSON', optional: true }],
          },
          healthChecks: { nodePools: { maxUnhealthy: '40%' } },
        },
      },
    },
  ],
];

describe.each(fleets)('what %s fleet makes', (_, patch) => {
  const documents = files(patch).flatMap(({ file, objects }) => objects.map((value, document) => ({ file, document, value })));

  test('is accepted by the API server, and nothing of it is known not to work', () => {
    const results = vetDocuments(documents as never, { schemaOf });
    expect(
      results
        .map(({ kind, verdict, issues }) => ({ kind, verdict, issues }))
        .filter(({ verdict, issues }) => verdict !== 'accepted' || issues.length > 0),
    ).toEqual([]);
  });

  test('is stored by Cluster API as it stands, but for the size of a pool that the autoscaler owns', () => {
    for (const { value } of documents.filter(({ value: { apiVersion } }) => apiVersion.includes('cluster.x-k8s.io/'))) {
      const { stored } = judge(value);
      const { spec, ...rest } = stored as KubeObject;
      const { replicas, ...others } = (spec ?? {}) as Record<string, unknown>;
      expect(
        spec === undefined
          ? rest
          : { ...rest, spec: autoscaled(value) ? others : { ...others, ...(replicas === undefined ? {} : { replicas }) } },
      ).toEqual(value);
    }
  });
});

const autoscaled = ({ metadata }: KubeObject): boolean =>
  Object.keys(metadata.annotations ?? {}).some((key) => key.endsWith('node-group-min-size'));
