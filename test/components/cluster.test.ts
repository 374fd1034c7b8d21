import { describe, expect, test } from 'vitest';
import { add, externalSecret, publicEndpoint, supplied } from '../../lib/index.ts';
import { object, objects } from '../synth.ts';

const variables = (patch: Parameters<typeof object>[1]) => object('TerraformCluster', patch).spec['variables'] as Record<string, unknown>;
const edge = { cloud: { networks: { nodes: { externalNetwork: 'public', routerExternalAddress: '203.0.113.7' } } } };

describe('the endpoint', () => {
  test('is internal: a load balancer without a floating IP', () =>
    expect(variables({})).toMatchObject({ api_load_balancer_public: false, loadbalancer_provider: 'amphora' }));

  test('is public: the router’s address joins the allow list', () =>
    expect(variables({ ...edge, clusters: { demo: { endpoint: publicEndpoint({ allowedCIDRs: ['198.51.100.0/24'] }) } } })).toMatchObject({
      api_load_balancer_public: true,
      floating_ip_pool: 'public',
      api_allowed_cidrs: ['198.51.100.0/24', '203.0.113.7/32'],
    }));

  test('is supplied: no variable of a load balancer is left', () => {
    const patch = { clusters: { demo: { endpoint: supplied({ host: 'api.example.com' }) } } };
    expect(object('TerraformCluster', patch).spec).toMatchObject({ controlPlaneEndpoint: { host: 'api.example.com', port: 6443 } });
    for (const name of ['api_load_balancer_public', 'floating_ip_pool', 'api_allowed_cidrs', 'loadbalancer_provider'])
      expect(variables(patch)).not.toHaveProperty(name);
  });
});

test('a null that is meant stays', () => {
  const given = variables({
    cloud: { loadBalancerProvider: 'cloud-default' },
    clusters: { demo: { controlPlane: { serverGroupPolicy: 'none' } } },
  });
  expect(given).toMatchObject({ loadbalancer_provider: null, control_plane_server_group_policy: null });
});

test('what controllers own is left to them', () => {
  const { spec } = object('Cluster');
  for (const field of ['controlPlaneEndpoint', 'paused']) expect(spec).not.toHaveProperty(field);
});

test('what must not be pruned carries the guard, and nothing else does', () => {
  const guarded = ['Cluster', 'TerraformCluster', 'KubeadmControlPlane', 'TerraformClusterIdentity', 'Namespace'];
  const free = ['MachineDeployment', 'MachineHealthCheck', 'TerraformMachineTemplate', 'KubeadmConfigTemplate', 'Kustomization'];
  const guard = (kind: string) => objects(kind).map(({ metadata }) => metadata.annotations?.['kustomize.toolkit.fluxcd.io/prune']);
  for (const kind of guarded) expect(new Set(guard(kind))).toEqual(new Set(['disabled']));
  for (const kind of free) expect(new Set(guard(kind))).toEqual(new Set([undefined]));
});

test('an object whose text holds ${ is kept out of substitution, and no other', () => {
  const patch = { clusters: { demo: { nodePools: { web: { commands: { after: ['echo ${HOME}'] } } } } } };
  const guarded = ['KubeadmConfigTemplate', 'KubeadmControlPlane'].map(
    (kind) => object(kind, patch).metadata.annotations?.['kustomize.toolkit.fluxcd.io/substitute'],
  );
  expect(guarded).toEqual(['disabled', undefined]);
});

describe('the identity', () => {
  test('lets exactly the fleet’s namespaces use the credential, and names the keys of its Secret', () =>
    expect(
      object('TerraformClusterIdentity', {
        clusters: {
          other: add({
            namespace: 'team-b',
            kubernetesVersion: 'v1.34.2',
            distribution: { type: 'kubeadm' },
            endpoint: { type: 'internal' },
            controlPlane: { flavor: 'small' },
          }),
        },
      }).spec,
    ).toEqual({
      type: 'Secret',
      secretRef: { name: 'openstack', namespace: 'captf-system' },
      requiredKeys: ['OS_CLOUD', 'OS_CLIENT_CONFIG_FILE', 'clouds.yaml'],
      allowedNamespaces: { list: ['team-a', 'team-b'] },
    }));

  const store = {
    name: 'openstack',
    store: { name: 'vault' },
    applicationCredentialId: { key: 'a' },
    applicationCredentialSecret: { key: 'b', property: 'c' },
  };
  const cloud = {
    name: 'my "cloud" {{ x }}',
    authURL: 'https://keystone.example.com:5000/v3',
    region: 'RegionOne',
    caCertificate: 'PEM\n',
  } as const;

  test('from a store: clouds.yaml stands in git, the credential does not', () => {
    const { spec } = object('ExternalSecret', { cloud, identity: { credentials: externalSecret(store) } });
    expect(spec).toMatchObject({
      secretStoreRef: { kind: 'ClusterSecretStore', name: 'vault' },
      target: { creationPolicy: 'Orphan', deletionPolicy: 'Retain' },
    });
    expect(spec).toHaveProperty(['target', 'template', 'data'], {
      OS_CLOUD: 'my "cloud" {{ "{{" }} x }}',
      OS_CLIENT_CONFIG_FILE: '/var/run/captf/credentials/clouds.yaml',
      'cacert.pem': 'PEM\n',
      'clouds.yaml': `clouds:
  "my \\"cloud\\" {{ "{{" }} x }}":
    auth_type: v3applicationcredential
    auth:
      auth_url: "https://keystone.example.com:5000/v3"
      application_credential_id: {{ .applicationCredentialId | quote }}
      application_credential_secret: {{ .applicationCredentialSecret | quote }}
    region_name: "RegionOne"
    interface: public
    identity_api_version: 3
    cacert: /var/run/captf/credentials/cacert.pem
`,
    });
  });

  test('in the environment form the keys are the variables', () => {
    const patch = { cloud, identity: { credentials: externalSecret({ ...store, form: 'environment' }) } };
    const keys = [
      'OS_APPLICATION_CREDENTIAL_ID',
      'OS_APPLICATION_CREDENTIAL_SECRET',
      'OS_AUTH_URL',
      'OS_CACERT',
      'OS_REGION_NAME',
      'cacert.pem',
    ];
    expect([...(object('TerraformClusterIdentity', patch).spec['requiredKeys'] as string[])].sort()).toEqual(keys);
    const { data } = (object('ExternalSecret', patch).spec['target'] as { template: { data: object } }).template;
    expect(Object.keys(data).sort()).toEqual(keys);
  });

  test('of more than a hundred namespaces names them by a selector', () => {
    const clusters = Object.fromEntries(
      Array.from({ length: 101 }, (_, i) => [
        `c${i}`,
        add({
          kubernetesVersion: 'v1.34.2',
          distribution: { type: 'kubeadm' },
          endpoint: { type: 'internal' },
          controlPlane: { flavor: 'small' },
        } as const),
      ]),
    );
    const { allowedNamespaces } = object('TerraformClusterIdentity', { clusters }).spec as {
      allowedNamespaces: { selector: { matchExpressions: { values: string[] }[] } };
    };
    expect(allowedNamespaces.selector.matchExpressions[0]?.values).toHaveLength(102);
  });
});
