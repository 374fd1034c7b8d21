import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../lib/model/object.ts';
import { removals } from '../../lib/output/removal.ts';
import { identityFile, object, type Small, small, texts } from './fleet.ts';

const check = (before: readonly Manifest[], after: readonly Manifest[], allowed: readonly string[] = []) =>
  removals({ root: 'dist', environment: 'prod', before: texts(before), after: texts(after), manifests: after, allowed });

const codes = async (...given: Parameters<typeof check>) => (await check(...given)).map(({ code }) => code);

describe('a synth that drops something', () => {
  test('stops for a Cluster, and says how to go on', async () => {
    expect(await check(small(), [])).toEqual([
      {
        code: 'removal/cluster',
        severity: 'error',
        path: [],
        origin: { file: 'dist/prod/clusters/payments/cluster.yaml' },
        object: {
          file: 'dist/prod/clusters/payments/cluster.yaml',
          apiVersion: 'cluster.x-k8s.io/v1beta2',
          kind: 'Cluster',
          namespace: 'team-a',
          name: 'payments',
        },
        got: 'no Cluster team-a/payments any more',
        must: 'be removed knowingly',
        fix: 'bring it back; or, if it shall go: `--allow-removal team-a/payments`',
        why: 'The GitOps engine would delete the cluster, its machines and their volumes.',
      },
    ]);
  });

  test.each(['TerraformClusterIdentity', 'OpenStackClusterIdentity'])('stops for a %s', async (kind) => {
    expect(await codes([identityFile(kind, 'openstack')], [])).toEqual(['removal/identity']);
    expect(await codes([identityFile(kind, 'openstack')], [], ['openstack'])).toEqual([]);
  });

  test.each([['payments'], ['team-a/payments']])('goes on where %s is allowed', async (name) => {
    expect(await codes(small(), [], [name])).toEqual([]);
  });

  test.each([['payment'], ['team-b/payments'], ['team-a'], ['*'], ['']])('does not take %j for the name', async (name) => {
    expect(await codes(small(), [], [name])).toEqual(['removal/cluster']);
  });

  test('names every one of them', async () => {
    expect(await codes([...small(), ...small({ name: 'orders' }), identityFile('TerraformClusterIdentity', 'x')], [], ['orders'])).toEqual([
      'removal/cluster',
      'removal/identity',
    ]);
  });

  test('takes another namespace, or another name, for another Cluster', async () => {
    expect(await codes(small(), small({ namespace: 'team-b' }))).toEqual(['removal/cluster']);
    expect(await codes(small(), small({ name: 'pay' }))).toEqual(['removal/cluster']);
  });

  test('goes on where a Cluster moves to another file, or to another version of its API', async () => {
    const moved = small().map((manifest) => ({ ...manifest, file: `elsewhere/${manifest.file}` }));
    const newer = moved.map(({ file, objects }) => ({
      file,
      objects: objects.map((one) => (one.kind === 'Cluster' ? { ...one, apiVersion: 'cluster.x-k8s.io/v1' } : one)),
    }));
    expect(await codes(small(), moved)).toEqual([]);
    expect(await codes(small(), newer)).toEqual([]);
  });

  test('goes on where other kinds go, a `Cluster` of somebody else among them', async () => {
    const database = { ...object('Cluster', 'db'), apiVersion: 'postgresql.example.org/v1' };
    expect(await codes([...small(), { file: 'db.yaml', objects: [database, object('ConfigMap', 'c')] }], small())).toEqual([]);
  });

  test('is named even where its file cannot be read any more', async () => {
    const before = new Map([['clusters/payments/cluster.yaml', 'kind: Cluster\n<<<<<<< HEAD\n\t- :']]);
    const given = { root: 'dist', environment: 'prod', before, allowed: [] };
    const gone = await removals({ ...given, after: new Map(), manifests: [] });
    expect(gone.map(({ code, origin }) => [code, origin?.file])).toEqual([
      ['dist/file-unreadable', 'dist/prod/clusters/payments/cluster.yaml'],
    ]);
    expect(await removals({ ...given, after: texts(small()), manifests: small() })).toEqual([]);
  });
});

describe('a field that is frozen after creation', () => {
  const change = async (before: Small, after: Small, allowed: readonly string[] = []) =>
    (await check(small(before), small(after), allowed)).map(({ code, path, got }) => [code, path.join('.'), got]);
  const frozen = (path: string, got: string) => [['removal/frozen-field', path, got]];

  test.each<[string, Small, Small, string, string]>([
    [
      'the subnet',
      {},
      { variables: { subnet_id: 'new' } },
      'spec.variables.subnet_id',
      `'new', where '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71' was`,
    ],
    [
      'whether the endpoint is public',
      {},
      { variables: { api_load_balancer_public: true, floating_ip_pool: 'public' } },
      'spec.variables.api_load_balancer_public',
      'the boolean true, where the boolean false was',
    ],
    [
      'the pool of the floating IP of a public endpoint',
      { variables: { api_load_balancer_public: true, floating_ip_pool: 'a' } },
      { variables: { api_load_balancer_public: true, floating_ip_pool: 'b' } },
      'spec.variables.floating_ip_pool',
      `'b', where 'a' was`,
    ],
    [
      'the provider of the load balancer',
      {},
      { variables: { loadbalancer_provider: 'ovn' } },
      'spec.variables.loadbalancer_provider',
      `'ovn', where 'amphora' was`,
    ],
    [
      'the form of provider ids',
      { variables: { provider_id_format: 'regional' } },
      {},
      'spec.variables.provider_id_format',
      `'default', where 'regional' was`,
    ],
    ['the port of the API', {}, { apiServerPort: 443 }, 'spec.clusterNetwork.apiServerPort', 'the number 443, where the number 6443 was'],
    [
      'a supplied endpoint',
      { endpoint: { host: '192.0.2.1', port: 6443 } },
      { endpoint: { host: '192.0.2.2', port: 6443 } },
      'spec.controlPlaneEndpoint',
      `'192.0.2.2:6443', where '192.0.2.1:6443' was`,
    ],
    [
      'an endpoint that is no longer supplied',
      { endpoint: { host: 'api', port: 443 } },
      {},
      'spec.controlPlaneEndpoint',
      `nothing, where 'api:443' was`,
    ],
    [
      'an endpoint that is supplied late',
      {},
      { endpoint: { host: 'api', port: 443 } },
      'spec.controlPlaneEndpoint',
      `'api:443', where nothing was`,
    ],
  ])('is %s', async (_, before, after, path, got) => {
    expect(await change(before, after)).toEqual(frozen(path, got));
    expect(await change(before, after, ['payments'])).toEqual([]);
  });

  test.each<[string, Small, Small]>([
    [
      'a default that is written out',
      {},
      { variables: { loadbalancer_provider: 'amphora', provider_id_format: 'default' }, apiServerPort: 6443 },
    ],
    ['a choice that is left to the cloud', { variables: { loadbalancer_provider: 'ovn' } }, { variables: { loadbalancer_provider: null } }],
    ['the pool of floating IPs of an internal endpoint', {}, { variables: { floating_ip_pool: 'b' } }],
    ['the allow list', {}, { variables: { api_allowed_cidrs: ['10.0.0.0/8'] } }],
    [
      'anything about a load balancer that is not made',
      { endpoint: { host: 'api', port: 443 } },
      { endpoint: { host: 'api', port: 443 }, apiServerPort: 443, variables: { subnet_id: 'new', loadbalancer_provider: 'ovn' } },
    ],
  ])('is not %s', async (_, before, after) => {
    expect(await change(before, after)).toEqual([]);
  });

  test('says that another value needs a new cluster', async () => {
    const [issue] = await check(small(), small({ variables: { subnet_id: 'new' } }));
    expect(issue?.must).toBe("stay '5c1d7a0e-2b4f-4e83-9a61-0d8f3b2c4e71' as long as cluster team-a/payments exists");
    expect(issue?.fix).toContain('a new cluster');
    expect(issue?.fix).toContain('--allow-removal team-a/payments');
  });
});

test('clusters that stay as they are cost no reading', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => small({ name: `c${i}` })).flat();
  const before = texts(many);
  // Would throw at the first file that it tried to read as YAML.
  const after = new Map(before);
  const broken = new Map([...before].map(([file, text]) => [file, `${text}\n<<< : [`]));
  expect(await removals({ root: 'dist', environment: 'prod', before: broken, after: broken, manifests: many, allowed: [] })).toEqual([]);
  expect(await removals({ root: 'dist', environment: 'prod', before, after, manifests: [], allowed: [] })).toEqual([]);
});
